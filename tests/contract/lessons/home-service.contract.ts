import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { HomeService } from '#application/client/lessons/ports/home-service.ts';
import {
  ada,
  barge,
  classroomActs,
  type ClassroomServiceHarness,
  done,
  grace,
  refused,
  roomEdit,
  valueOf,
} from '../classrooms/classroom-acts.ts';

export type HomeServiceHarness = ClassroomServiceHarness & { readonly home: HomeService };

const nothingDone = { classId: null, students: false, cards: false, taught: false };

export function homeServiceContract(name: string, makeHarness: () => Promise<HomeServiceHarness>): void {
  describe(`HomeService: ${name}`, () => {
    let harness: HomeServiceHarness;
    const acts = classroomActs(() => harness);
    const read = async () => valueOf(await harness.home.read());
    beforeEach(async () => {
      harness = await makeHarness();
      await harness.load([barge()]);
      await acts.signInAs(ada);
    });
    afterEach(() => harness.close());

    test('[NAV-20] a teacher sees the setup of the first class, and then its next activity', async () => {
      expect(await read()).toMatchObject({ next: null, setup: nothingDone, office: null });
      const classroom = await acts.open();
      expect(await read()).toMatchObject({ next: null, setup: { ...nothingDone, classId: classroom.id } });
      const { id } = await acts.assign(classroom);
      const next = { id: classroom.id, name: roomEdit.name, slug: 'load-the-barge', needHelp: 0 };
      expect((await read()).next).toMatchObject({ ...next, part: 1 });
      valueOf(await harness.service.recordProgress(id, 'warm-up', 0, done));
      expect(await read()).toMatchObject({ next: { ...next, part: 2 }, setup: { taught: true } });
    });

    test('[NAV-20] a class of another teacher, and an archived class, are not shown', async () => {
      const classroom = await acts.open();
      await acts.assign(classroom);
      expect(await acts.byGrace(read)).toMatchObject({ next: null, setup: nothingDone });
      valueOf(await harness.service.archive(classroom.id, true));
      expect(await read()).toMatchObject({ next: null, setup: nothingDone });
    });

    test('[NAV-20] our staff see neither a class nor an office', async () => {
      await harness.openAccount(grace, 'admin');
      harness.callAs({ ...grace, secondFactor: true });
      expect(await read()).toMatchObject({ next: null, setup: null, office: null });
    });

    test('a visitor has no session, and an unreachable service is reported', async () => {
      harness.callAs(null);
      expect(await harness.home.read()).toEqual(refused('session/lost'));
      harness.callAs(ada);
      harness.disconnect();
      expect(await harness.home.read()).toEqual(refused('service/unreachable'));
    });
  });
}
