import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { ClassroomRepository } from '#application/service/classrooms/ports/classroom-repository.ts';
import type { NewPass, SubstitutePasses } from '#application/service/classrooms/ports/substitute-passes.ts';
import { aNewClassroom } from '../../builders/a-classroom.ts';
import { aNewPass } from '../../builders/a-pass.ts';
import { anAccount } from '../../builders/an-account.ts';
import { startOfTests as now } from '../../builders/time.ts';

export type SubstitutePassesHarness = {
  readonly accounts: Pick<AccountRepository, 'open' | 'erase'>;
  readonly classrooms: Pick<ClassroomRepository, 'open' | 'forget'>;
  readonly passes: SubstitutePasses;
  readonly make: (pass: NewPass, limit: number) => Promise<boolean>;
  readonly close: () => Promise<void>;
};

const pass = aNewPass();
const { code: _code, today: _today, ...kept } = pass;
const stored = { ...kept, revokedAt: null, organization: null };
const another = (id: string, overrides: Partial<NewPass> = {}): NewPass => aNewPass({ id, ...overrides });

export function substitutePassesContract(
  name: string,
  makeHarness: () => Promise<SubstitutePassesHarness>,
): void {
  describe(`SubstitutePasses: ${name}`, () => {
    let harness: SubstitutePassesHarness;
    let passes: SubstitutePasses;
    const idsOf = async (room: string) => (await passes.ofClassroom(room)).map(({ id }) => id);

    beforeEach(async () => {
      harness = await makeHarness();
      passes = harness.passes;
      for (const [id, firstName] of [
        ['ada', 'Ada'],
        ['grace', 'Grace'],
      ] as const) {
        await harness.accounts.open(anAccount({ id, email: `${id}@a.test`, firstName, lastName: null }));
        const owner = { teacherId: `${id} teaches`, accountId: id };
        await harness.classrooms.open(
          aNewClassroom({ id: id === 'ada' ? 'room' : 'hall', organization: null, owner }),
          9,
        );
      }
    });
    afterEach(() => harness.close());

    test('[ORG-13] a pass is found by its code, and by each of its tokens', async () => {
      expect(await harness.make(pass, 2)).toBe(true);
      await passes.saveToken('p1', 'print of one');
      await passes.saveToken('p1', 'print of another');
      expect(await passes.byCode(pass.code)).toEqual(stored);
      expect(await passes.byToken('print of one')).toEqual(stored);
      expect(await passes.byToken('print of another')).toEqual(stored);
      expect([await passes.byCode('print of one'), await passes.byToken(pass.code)]).toEqual([null, null]);
    });

    test('[ORG-13] passes of a class are listed with their creators, the latest day first', async () => {
      await harness.make(pass, 9);
      await harness.make(another('p2', { day: '2026-12-01', madeBy: 'grace' }), 9);
      await harness.make(another('p3', { madeAt: now + 1 }), 9);
      await harness.make(another('p4', { classroomId: 'hall' }), 9);
      expect(await idsOf('room')).toEqual(['p2', 'p3', 'p1']);
      const [first, , last] = await passes.ofClassroom('room');
      expect([first?.makerName, last]).toEqual(['Grace', { ...stored, makerName: 'Ada' }]);
    });

    test('[ORG-13] a class has a limited number of passes at once, and expired and revoked ones do not count', async () => {
      await harness.make(another('past', { day: '2026-11-20' }), 2);
      await harness.make(pass, 2);
      await harness.make(another('p2'), 2);
      expect(await harness.make(another('p3'), 2)).toBe(false);
      expect(await passes.byCode('code of p3')).toBeNull();
      expect(await harness.make(another('other', { classroomId: 'hall' }), 2)).toBe(true);
      await passes.revoke({ id: 'p2', classroomId: 'room' }, now);
      expect(await harness.make(another('p3'), 2)).toBe(true);
    });

    test('[ORG-13] the limit holds for simultaneous creations', async () => {
      const made = await Promise.all(['p1', 'p2', 'p3'].map((id) => harness.make(another(id), 2)));
      expect(made.filter(Boolean)).toHaveLength(2);
    });

    test('[ORG-13] a pass is revoked once, and only within its class', async () => {
      await harness.make(pass, 2);
      expect(await passes.revoke({ id: 'p1', classroomId: 'hall' }, now)).toBe(false);
      expect(await passes.byCode(pass.code)).toEqual(stored);
      expect(await passes.revoke({ id: 'p1', classroomId: 'room' }, now + 5)).toBe(true);
      expect(await passes.revoke({ id: 'p1', classroomId: 'room' }, now + 9)).toBe(false);
      expect(await passes.byCode(pass.code)).toEqual({ ...stored, revokedAt: now + 5 });
    });

    test('[SEC-9] passes more than 90 days old are deleted when another one is created for the class', async () => {
      await harness.make(another('old', { day: '2026-08-22' }), 9);
      await harness.make(another('older', { day: '2026-08-22', classroomId: 'hall' }), 9);
      await harness.make(another('p2', { today: '2026-11-20' }), 9);
      expect(await idsOf('room')).toEqual(['p2', 'old']);
      await harness.make(pass, 9);
      expect(await idsOf('room')).toEqual(['p1', 'p2']);
      expect(await idsOf('hall')).toEqual(['older']);
    });

    test('[SEC-6] passes and their tokens are deleted with their creator, and with their class', async () => {
      await harness.make(pass, 9);
      await harness.make(another('p2', { madeBy: 'grace' }), 9);
      await harness.make(another('p3', { classroomId: 'hall' }), 9);
      for (const id of ['p1', 'p2', 'p3']) await passes.saveToken(id, `token of ${id}`);
      await harness.classrooms.forget('grace', null);
      expect(await passes.byToken('token of p3')).toBeNull();
      await passes.forget('ada');
      expect([await passes.byToken('token of p1'), await idsOf('room')]).toEqual([null, ['p2']]);
      await harness.accounts.erase('grace');
      expect([await passes.byToken('token of p2'), await idsOf('room')]).toEqual([null, []]);
    });
  });
}
