import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JoiningService } from '#application/client/organizations/ports/joining-service.ts';
import { startOfTests } from '../../builders/time.ts';

export type JoiningServiceHarness = {
  readonly joining: JoiningService;
  readonly enter: (person: 'ada' | 'grace' | 'mary' | 'nora') => void;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

const refused = (kind: string) => ({ ok: false, error: { kind } });
const done = { ok: true, value: null };

export function joiningServiceContract(
  name: string,
  makeHarness: () => Promise<JoiningServiceHarness>,
): void {
  describe(`JoiningService: ${name}`, () => {
    let harness: JoiningServiceHarness;
    let joining: JoiningService;
    beforeEach(async () => {
      harness = await makeHarness();
      ({ joining } = harness);
    });
    afterEach(() => harness.close());

    const requestOf = async (person: string): Promise<string> => {
      harness.enter('grace');
      const found = await joining.requests();
      if (!found.ok) throw new Error(found.error.kind);
      return found.value.find(({ firstName }) => firstName === person)?.id ?? '';
    };

    test('[ORG-10] finds schools by a part of their name', async () => {
      const value = [{ name: 'Oak School', district: null }];
      expect(await joining.findSchools('oak & co')).toEqual({ ok: true, value: [] });
      expect(await joining.findSchools('OAK S')).toEqual({ ok: true, value });
      expect(await joining.findSchools('oa')).toEqual({ ok: true, value: [] });
    });

    test('[SEC-3] reports too many searches for schools', async () => {
      const asked = Array.from({ length: 130 }, () => joining.findSchools('oak'));
      expect(await Promise.all(asked)).toContainEqual(
        expect.objectContaining({ error: expect.objectContaining({ kind: 'service/too-many-requests' }) }),
      );
    });

    test('[ORG-10] asks the suggested school, and its manager approves', async () => {
      const suggested = { id: 'oak', name: 'Oak School', asked: false };
      expect(await joining.suggestion()).toEqual({ ok: true, value: suggested });
      expect(await joining.ask('elm')).toEqual(refused('join-request/not-offered'));
      expect(await joining.ask('oak')).toEqual(done);
      expect(await joining.suggestion()).toEqual({ ok: true, value: { ...suggested, asked: true } });
      const id = await requestOf('ada');
      expect(await joining.requests()).toMatchObject({
        value: [
          {
            id,
            firstName: 'ada',
            email: 'ada@oak.test',
            organizationName: 'Oak School',
            askedAt: startOfTests,
            moving: null,
          },
        ],
      });
      expect(await joining.approve(id)).toEqual(done);
      expect(await joining.approve(id)).toEqual(refused('organization/no-free-seat'));
      expect(await joining.requests()).toEqual({ ok: true, value: [] });
      harness.enter('ada');
      expect(await joining.suggestion()).toEqual(done);
    });

    test('[R5] reports that no seat is free, and a declined user gets no suggestion', async () => {
      await joining.ask('oak');
      harness.enter('mary');
      await joining.ask('oak');
      expect(await joining.approve(await requestOf('ada'))).toEqual(done);
      const id = await requestOf('mary');
      expect(await joining.approve(id)).toEqual(refused('organization/no-free-seat'));
      expect(await joining.decline(id)).toEqual(done);
      expect(await joining.decline(id)).toEqual(refused('join-request/answered'));
      expect(await joining.decline('none')).toEqual(refused('join-request/not-found'));
      harness.enter('mary');
      expect(await joining.suggestion()).toEqual(done);
    });

    const moving = [{ id: '4b', name: '4B', archivedAt: null, students: 0 }];
    const preview = {
      classrooms: moving,
      schools: [{ id: 'oak', name: 'Oak School' }],
      asked: null,
    };

    test('[ORG-1] a workspace asks, withdraws, asks again and moves when a manager approves', async () => {
      expect(await joining.previewMove()).toMatchObject({ ok: false });
      harness.enter('nora');
      expect(await joining.previewMove()).toEqual({ ok: true, value: preview });
      expect(await joining.askToMove('elm')).toEqual(refused('organization/no-such-school'));
      expect(await joining.askToMove('oak')).toEqual(done);
      const request = { name: 'Oak School', askedAt: startOfTests, state: 'pending' };
      expect(await joining.previewMove()).toEqual({ ok: true, value: { ...preview, asked: request } });
      expect(await joining.withdrawMove()).toEqual(done);
      expect(await joining.previewMove()).toEqual({ ok: true, value: preview });
      expect(await joining.askToMove('oak')).toEqual(done);
      const id = await requestOf('nora');
      expect(await joining.requests()).toMatchObject({ value: [{ id, moving }] });
      expect(await joining.approve(id)).toEqual(done);
      expect(await joining.approve(id)).toEqual(refused('workspace/cannot-move'));
      expect(await joining.requests()).toEqual({ ok: true, value: [] });
      harness.enter('nora');
      expect(await joining.withdrawMove()).toMatchObject({ ok: false });
    });

    test('[ORG-1] a declined user is notified, and can ask again', async () => {
      harness.enter('nora');
      await joining.askToMove('oak');
      expect(await joining.decline(await requestOf('nora'))).toEqual(done);
      harness.enter('nora');
      expect(await joining.previewMove()).toMatchObject({ value: { asked: { state: 'declined' } } });
      expect(await joining.askToMove('oak')).toEqual(done);
    });

    test('reports an unreachable service', async () => {
      harness.disconnect();
      expect(await joining.suggestion()).toEqual(refused('service/unreachable'));
    });
  });
}
