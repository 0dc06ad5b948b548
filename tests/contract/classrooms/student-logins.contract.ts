import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewStudentLogin } from '#application/service/classrooms/ports/student-logins.ts';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { Stores, Transaction } from '#application/service/ports/transaction.ts';
import type { Change } from '#domain/classrooms/change-sets/change.ts';
import { noLoginLock } from '#domain/classrooms/logins/login-lock.ts';
import { aNewClassroom } from '../../builders/a-classroom.ts';
import { anAccount } from '../../builders/an-account.ts';
import { startOfTests as now } from '../../builders/time.ts';

export type StudentLoginsHarness = {
  readonly accounts: AccountRepository;
  readonly transaction: Transaction;
  readonly close: () => Promise<void>;
};

const today = '2026-09-01';
const aLogin = (overrides: Partial<NewStudentLogin> = {}): NewStudentLogin => ({
  studentId: 'ann',
  kind: 'word',
  sealed: 'k1.sealed',
  digest: 'k1.digest',
  madeAt: now,
  ...overrides,
});

const added = (
  kind: Change['kind'],
  id: string,
  fields: Readonly<Record<string, string>>,
): readonly Change[] =>
  Object.entries({ state: 'active', ...fields }).map(([field, to]) => ({ kind, id, field, from: null, to }));
const student = (id: string, given: string): readonly Change[] => [
  ...added('student', id, { given }),
  ...added('enrollment', `e-${id}`, { classroom: 'room-12', student: id, from: '2026-08-17' }),
];

export function studentLoginsContract(name: string, makeHarness: () => Promise<StudentLoginsHarness>): void {
  describe(`StudentLogins: ${name}`, () => {
    let harness: StudentLoginsHarness;
    const within = <T>(work: (stores: Stores) => Promise<T>): Promise<T> => harness.transaction.run(work);
    const apply = (changes: readonly Change[], id = 'set-1') =>
      within(({ roster }) =>
        roster.apply(
          { id, kind: 'students-added', organization: null, by: 'ada', at: now, undoes: null },
          changes,
        ),
      );
    const there = (day = today) => within(({ logins }) => logins.ofClassroom('room-12', day));
    const loginOfAnn = async () => (await there()).find(({ id }) => id === 'ann')?.login;

    beforeEach(async () => {
      harness = await makeHarness();
      await harness.accounts.open(anAccount({ id: 'ada' }));
      await within(({ classrooms }) => classrooms.open(aNewClassroom({ id: 'room-12' }), 9));
      await apply([...student('bo', 'Bo'), ...student('ann', 'Ann')]);
    });
    afterEach(() => harness.close());

    test('[ROS-3] lists the students of a class by name, with their logins', async () => {
      await within(({ logins }) => logins.saveMissing([aLogin()]));
      expect(await there()).toEqual([
        {
          id: 'ann',
          given: 'Ann',
          family: null,
          display: null,
          grade: null,
          wish: null,
          loggedInOn: null,
          login: { ...aLogin(), ...noLoginLock },
        },
        {
          id: 'bo',
          given: 'Bo',
          family: null,
          display: null,
          grade: null,
          wish: null,
          loggedInOn: null,
          login: null,
        },
      ]);
    });

    test('[ROS-9] a student who is not in the class on the day is not found', async () => {
      expect(await there('2026-08-16')).toEqual([]);
    });

    test('[ROS-9] an archived student is found on earlier days, as in the roster, but not later', async () => {
      const written = (field: string, from: string | null, to: string): Change => ({
        kind: 'student',
        id: 'ann',
        field,
        from,
        to,
      });
      await apply([written('state', 'active', 'archived'), written('archivedOn', null, today)], 'set-2');
      await within(({ logins }) => logins.saveMissing([aLogin()]));
      const held = (day: string) =>
        within(({ logins }) => logins.findForUpdate({ studentId: 'ann', classroomId: 'room-12', day }));
      expect((await there('2026-08-31')).map(({ id }) => id)).toEqual(['ann', 'bo']);
      expect((await there()).map(({ id }) => id)).toEqual(['bo']);
      expect([await held('2026-08-31'), await held(today)]).toEqual([expect.anything(), null]);
    });

    test('[ROS-2] a login of a kind other than the chosen one ends; a matching one, or any without a choice, stays', async () => {
      const wish = (id: string, from: string | null, to: string | null, set: string) =>
        apply([{ kind: 'student', id, field: 'login', from, to }], set);
      const end = () => within(({ logins }) => logins.endMismatched(['ann', 'bo']));
      await within(({ logins }) => logins.saveMissing([aLogin(), aLogin({ studentId: 'bo' })]));
      await wish('ann', null, 'word', 'set-2');
      await end();
      expect((await there()).map(({ login }) => login?.kind)).toEqual(['word', 'word']);
      await wish('ann', 'word', 'picture', 'set-3');
      await end();
      const [ann, bo] = await there();
      expect([ann?.wish, ann?.login, bo?.wish, bo?.login?.kind]).toEqual(['picture', null, null, 'word']);
    });

    test('[ROS-2] [SEC-7] ending the logins of students ends all of their tokens, and other students keep theirs', async () => {
      await within(({ logins }) => logins.saveMissing([aLogin(), aLogin({ studentId: 'bo' })]));
      await within(({ classCodes }) =>
        classCodes.save({ classroomId: 'room-12', sealed: 's', digest: 'class', at: now }),
      );
      const token = (studentId: string) => ({
        fingerprint: `of-${studentId}`,
        studentId,
        classroomId: 'room-12',
        day: today,
        timeZone: 'UTC',
        classCode: 'class',
      });
      for (const id of ['ann', 'bo']) await within(({ logins }) => logins.saveToken(token(id)));
      await within(({ logins }) => logins.end(['ann', 'nobody']));
      expect(await within(({ logins }) => logins.having(['ann', 'bo', 'nobody']))).toEqual(['bo']);
      const holders = ['of-ann', 'of-bo'].map((mark) => within(({ logins }) => logins.byToken(mark)));
      expect(await Promise.all(holders)).toMatchObject([null, { studentId: 'bo' }]);
    });

    test('[SEC-7] an existing login is not replaced by a simultaneous new one', async () => {
      await within(({ logins }) => logins.saveMissing([aLogin()]));
      const second = [aLogin({ sealed: 'k1.other' }), aLogin({ studentId: 'bo', sealed: 'k1.bo' })];
      const stored = await within(({ logins }) => logins.saveMissing(second));
      expect(new Map(stored.map(({ studentId, sealed }) => [studentId, sealed]))).toEqual(
        new Map([
          ['ann', 'k1.sealed'],
          ['bo', 'k1.bo'],
        ]),
      );
      expect((await loginOfAnn())?.sealed).toBe('k1.sealed');
    });

    test('[ROS-2] a reset replaces a login, and removes the lock', async () => {
      await within(({ logins }) => logins.saveMissing([aLogin()]));
      const lock = { failures: 2, lockouts: 1, lockedUntil: now + 5_000 };
      await within(({ logins }) => logins.setLock('ann', lock));
      expect(await loginOfAnn()).toEqual({ ...aLogin(), ...lock });
      const renewed = aLogin({ kind: 'code', sealed: 'k2.new', digest: 'k2.digest', madeAt: now + 1_000 });
      await within(({ logins }) => logins.replace(renewed));
      expect(await loginOfAnn()).toEqual({ ...renewed, ...noLoginLock });
    });

    test('[ROS-2] a reset gives a login to a student without one', async () => {
      await within(({ logins }) => logins.replace(aLogin()));
      expect(await loginOfAnn()).toEqual({ ...aLogin(), ...noLoginLock });
    });

    test('[ROS-8] a student without a login has no lock', async () => {
      await within(({ logins }) => logins.setLock('ann', { ...noLoginLock, failures: 1 }));
      expect(await loginOfAnn()).toBeNull();
    });

    describe('a token', () => {
      const onDay = { studentId: 'ann', classroomId: 'room-12', day: today };
      const token = { ...onDay, fingerprint: 'print', classCode: 'digest', timeZone: 'UTC' };
      const holder = () => within(({ logins }) => logins.byToken('print'));

      beforeEach(async () => {
        await within(async ({ logins, classCodes }) => {
          await classCodes.save({ classroomId: 'room-12', sealed: 'sealed', digest: 'digest', at: now });
          await logins.saveMissing([aLogin()]);
          await logins.saveToken(token);
        });
      });

      test('[ROS-8] only a student in the class is locked, together with their login', async () => {
        const held = await within(({ logins }) => logins.findForUpdate(onDay));
        expect(held).toEqual({ ...aLogin(), ...noLoginLock });
        for (const other of [{ studentId: 'bo' }, { classroomId: 'none' }, { day: '2026-08-16' }])
          expect(await within(({ logins }) => logins.findForUpdate({ ...onDay, ...other }))).toBeNull();
      });

      test('[ROS-8] belongs to its student', async () => {
        expect(await holder()).toEqual({
          studentId: 'ann',
          classroomId: 'room-12',
          classroom: 'Room 12',
          day: today,
          fingerprint: 'print',
          timeZone: 'UTC',
        });
        expect(await within(({ logins }) => logins.byToken('other'))).toBeNull();
      });

      test('[CLS-6] ends when its student leaves, and on a day when the class is closed', async () => {
        await within(({ classCodes }) => classCodes.setClosed('room-12', today));
        expect(await holder()).toBeNull();
        await within(({ classCodes }) => classCodes.setClosed('room-12', '2026-08-16'));
        expect(await holder()).not.toBeNull();
        await within(({ logins }) => logins.endToken('print', now));
        expect(await holder()).toBeNull();
      });

      test('[ROS-8] ends when the code is paused or renewed', async () => {
        await within(({ classCodes }) => classCodes.setPaused('room-12', now));
        expect(await holder()).toBeNull();
        await within(({ classCodes }) => classCodes.setPaused('room-12', null));
        expect(await holder()).not.toBeNull();
        const renewed = { classroomId: 'room-12', sealed: 'next', digest: 'next', at: now + 1 };
        await within(({ classCodes }) => classCodes.save(renewed));
        expect(await holder()).toBeNull();
      });

      test('[ROS-8] ends when the student gets another login or leaves the class', async () => {
        const left: Change = { kind: 'enrollment', id: 'e-ann', field: 'to', from: null, to: today };
        await apply([left], 'set-2');
        expect(await holder()).toBeNull();
        await apply([{ ...left, from: today, to: null }], 'set-3');
        expect(await holder()).not.toBeNull();
        await within(({ logins }) => logins.replace(aLogin({ sealed: 'k1.next' })));
        expect(await holder()).toBeNull();
      });

      test('[SEC-9] is deleted when its student logs in on a later day, which becomes the last login day', async () => {
        const later = { ...token, fingerprint: 'later', day: '2026-09-02' };
        const days = async () => (await there()).map(({ loggedInOn }) => loggedInOn);
        expect(await days()).toEqual([today, null]);
        await within(({ logins }) => logins.saveToken(later));
        expect(await holder()).toBeNull();
        expect(await within(({ logins }) => logins.byToken('later'))).not.toBeNull();
        expect(await days()).toEqual(['2026-09-02', null]);
      });
    });
  });
}
