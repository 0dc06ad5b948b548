import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { Stores, Transaction } from '#application/service/ports/transaction.ts';
import type { Change } from '#domain/classrooms/change-sets/change.ts';
import type { ChangeSet } from '#domain/classrooms/change-sets/change-set.ts';
import { inverse } from '#domain/classrooms/change-sets/inverse.ts';
import { emptyScope, type Scope } from '#domain/organizations/access/scope.ts';
import { aNewClassroom } from '../../builders/a-classroom.ts';
import { aChangeSet, added, annAndBo, enrolled } from '../../builders/a-roster.ts';
import { everything, ownScope } from '../../builders/a-scope.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { anEmail } from '../../builders/an-email.ts';
import { anAccount } from '../../builders/an-account.ts';
import { startOfTests } from '../../builders/time.ts';
import { describeCurrentStays } from './current-stays.ts';
import { describeRowNames } from './row-names.ts';

export type RosterStoreHarness = {
  readonly accounts: AccountRepository;
  readonly transaction: Transaction;
  readonly close: () => Promise<void>;
};

const noMore = { display: null, grade: null, login: null } as const;

export function rosterStoreContract(name: string, makeHarness: () => Promise<RosterStoreHarness>): void {
  describe(`RosterStore: ${name}`, () => {
    let harness: RosterStoreHarness;
    const within = <T>(work: (stores: Stores) => Promise<T>): Promise<T> => harness.transaction.run(work);
    const apply = (changes: readonly Change[], overrides: Partial<ChangeSet> = {}) =>
      within(({ roster }) => roster.apply(aChangeSet(overrides), changes));
    const studentsOn = (day: string, scope = everything) =>
      within(async ({ roster }) => (await roster.students('room-12', day, scope))?.students ?? []);

    const done = async (id: string) => (await within(({ roster }) => roster.changes(id))).changes;

    beforeEach(async () => {
      harness = await makeHarness();
      for (const id of ['ada', 'grace']) await harness.accounts.open(anAccount({ id }));
      await within(async ({ classrooms }) => {
        await classrooms.open(aNewClassroom({ organization: 'tidewater/oak/' }), 9);
      });
    });
    afterEach(() => harness.close());

    describeCurrentStays(within);
    describeRowNames(within);

    test('[ORG-4] [ROS-2] students added to a class are in it, by name, without an account or an address', async () => {
      const applied = await apply(annAndBo);
      expect(applied.every(({ outcome }) => outcome.of === 'done')).toBe(true);
      expect(await studentsOn('2026-09-01')).toEqual([
        { id: 'ann', given: 'Ann', family: 'Lee', studentId: '00123', ...noMore, since: '2026-08-17' },
        { id: 'bo', given: 'Bo', family: 'Stone', studentId: null, ...noMore, since: '2026-08-17' },
      ]);
    });

    test('[ROS-4] students of a class are sorted by last name; without one, by first name', async () => {
      const add = (given: string, name: { readonly family?: string }) =>
        apply([...added('student', given, { given, ...name }), ...enrolled(given)], { id: given });
      await add('Ada', { family: 'Quay' });
      await add('Zoe', { family: 'Adams' });
      await add('Bo', {});
      await add('Abe', { family: 'Quay' });
      expect((await studentsOn('2026-09-01')).map(({ id }) => id)).toEqual(['Zoe', 'Bo', 'Abe', 'Ada']);
    });

    test('[SEC-9] stored last names are shortened, in change sets too, in batches', async () => {
      const student = (id: string, organization: string, family: string) =>
        added('student', id, { state: 'active', organization, given: id, family });
      await apply([
        ...student('cy', 'tidewater/oak/', 'O’Neil'),
        ...student('di', 'tidewater/elm/', 'Stone'),
        ...student('ed', 'tidewater/elm/', 'K.'),
        ...student('fay', 'uplands/', 'Hill'),
      ]);
      const long = () => within(({ roster }) => roster.longNames('tidewater/'));
      const shorten = (after: string | null) =>
        within(({ roster }) => roster.shortenNames('tidewater/', after, 1));
      expect(await long()).toBe(2);
      expect(await shorten(null)).toEqual({ shortened: 1, last: 'cy' });
      expect(await shorten('cy')).toEqual({ shortened: 1, last: 'di' });
      expect(await shorten('di')).toEqual({ shortened: 0, last: null });
      expect(await long()).toBe(0);
      const ids = ['cy', 'di', 'ed', 'fay'];
      const rows = await within(({ roster }) => roster.rows(ids, everything));
      expect(ids.map((id) => rows.get(`student/${id}`)?.fields['family'])).toEqual([
        'O.',
        'S.',
        'K.',
        'Hill',
      ]);
      expect(JSON.stringify(await done('set-1'))).not.toMatch(/Neil|Stone/);
    });

    test('[SEC-9] if a school stores no last names, initials are stored, also for new students', async () => {
      await within(async ({ organizations, settings }) => {
        const parent = await anOrganization(organizations, { id: 'tidewater', kind: 'district' });
        for (const id of ['oak', 'elm']) await anOrganization(organizations, { id, parent });
        await settings.change('oak', { keepsLastNames: false });
      });
      const student = (id: string, organization: string, family: string) =>
        added('student', id, { state: 'active', organization, given: id, family });
      await apply([
        ...student('cy', 'tidewater/oak/', 'O’Neil'),
        ...student('di', 'tidewater/elm/', 'Stone'),
      ]);
      const stored = async () => {
        const rows = await within(({ roster }) => roster.rows(['cy', 'di'], everything));
        return ['cy', 'di'].map((id) => rows.get(`student/${id}`)?.fields['family']);
      };
      expect(await stored()).toEqual(['O.', 'Stone']);
      expect(JSON.stringify(await done('set-1'))).not.toContain('Neil');
      const [from, to] = ['tidewater/elm/', 'tidewater/oak/'];
      await apply([{ kind: 'student', id: 'di', field: 'organization', from, to }], { id: 'set-2' });
      await apply([{ kind: 'student', id: 'cy', field: 'family', from: 'O.', to: 'Okafor' }], {
        id: 'set-3',
      });
      await apply([{ kind: 'student', id: 'cy', field: 'family', from: 'O.', to: 'Kay' }], { id: 'set-4' });
      expect(await stored()).toEqual(['K.', 'S.']);
      await apply(inverse(await done('set-2')), { id: 'set-5', kind: 'undo', undoes: 'set-2' });
      expect(await stored()).toEqual(['K.', 'Stone']);
    });

    test('[ROS-7] a class that follows another has its teachers, and that class stays while it is referenced', async () => {
      await within(async ({ classrooms }) => {
        await classrooms.addTeacher('room-12', { id: 'seat', email: anEmail('grace@harbor.test') }, 9);
      });
      const room = { state: 'active', organization: 'tidewater/oak/', name: 'Room 13', follows: 'room-12' };
      const made = added('classroom', 'room-13', room);
      await apply(made, { id: 'set-1', by: 'grace' });
      const next = await within(({ classrooms }) => classrooms.byId('room-13', everything));
      expect(next?.teachers).toMatchObject([
        { accountId: 'ada', role: 'owner' },
        { accountId: null, email: 'grace@harbor.test', role: 'co-teacher' },
      ]);
      const held = await within(({ roster }) => roster.held('tidewater/'));
      expect(held.get('classroom/room-13')?.fields).toEqual(room);
      expect(held.has('classroom/room-12')).toBe(true);
      expect([...(await within(({ roster }) => roster.held('uplands/'))).keys()]).toEqual([]);
      const gone = [...held.values()].flatMap(({ kind, id, fields }) =>
        id === 'room-12'
          ? Object.entries(fields).map(([field, from]) => ({ kind, id, field, from, to: null }))
          : [],
      );
      const rows = await apply(gone, { id: 'set-2' });
      expect(rows.every(({ outcome }) => outcome.of === 'impossible' && outcome.why === 'in-use')).toBe(true);
      const undone = await apply(inverse(await done('set-1')), {
        id: 'set-3',
        kind: 'undo',
        undoes: 'set-1',
      });
      expect(undone.every(({ outcome }) => outcome.of === 'done')).toBe(true);
      expect(await within(({ classrooms }) => classrooms.byId('room-13', everything))).toBeNull();
    });

    test('[ORG-1] the classes of organizations are listed with their number of students on a day', async () => {
      await apply(annAndBo);
      await within(async ({ classrooms }) => {
        const away = {
          name: 'Away',
          organization: 'tidewater/oak/east/',
          owner: { teacherId: 't2', accountId: 'ada' },
        };
        await classrooms.open(aNewClassroom({ ...away, id: 'room-1' }), 9);
        const empty = {
          name: 'Empty',
          organization: 'tidewater/oak/',
          owner: { teacherId: 't3', accountId: 'ada' },
        };
        await classrooms.open(aNewClassroom({ ...empty, id: 'room-2' }), 9);
        await classrooms.setArchived('room-2', startOfTests);
      });
      const listed = (day: string) =>
        within(async ({ roster }) =>
          (await roster.classroomsOf(['tidewater/oak/', 'nowhere/'], day)).map(
            ({ id, students, archivedAt }) => [id, students, archivedAt],
          ),
        );
      expect(await listed('2026-09-01')).toEqual([
        ['room-2', 0, startOfTests],
        ['room-12', 2, null],
      ]);
      expect(await listed('2026-08-01')).toContainEqual(['room-12', 0, null]);
      const left: Change = { kind: 'student', id: 'bo', field: 'state', from: 'active', to: 'archived' };
      await apply([left], { id: 'set-2' });
      expect(await listed('2026-09-01')).toContainEqual(['room-12', 1, null]);
    });

    test('[ROS-9] the roster is read as of any day, and the last day is excluded', async () => {
      await apply(annAndBo);
      const leaves: Change = {
        kind: 'enrollment',
        id: 'room-12-bo',
        field: 'to',
        from: null,
        to: '2026-10-05',
      };
      await apply([leaves], { id: 'set-2' });
      const ids = async (day: string) => (await studentsOn(day)).map(({ id }) => id);
      expect(await ids('2026-08-16')).toEqual([]);
      expect(await ids('2026-10-04')).toEqual(['ann', 'bo']);
      expect(await ids('2026-10-05')).toEqual(['ann']);
    });

    test('[ROS-9] a change set is stored with the result of each change, and undone by another', async () => {
      await apply(annAndBo);
      const changes = annAndBo.map((change) => ({ ...change, outcome: { of: 'done' } }));
      expect(await within(({ roster }) => roster.changes('set-1'))).toEqual({ undoneBy: null, changes });
      expect(await within(({ roster }) => roster.changeSet('set-1', everything))).toEqual(aChangeSet());
      await apply(inverse(await done('set-1')), { id: 'set-2', kind: 'undo', undoes: 'set-1' });
      expect(await studentsOn('2026-09-01')).toEqual([]);
      expect(await within(({ roster }) => roster.changes('set-1'))).toEqual({ undoneBy: 'set-2', changes });
    });

    test('[ROS-12] [R14] an undo keeps later edits, and lists them', async () => {
      await apply(annAndBo);
      await apply([{ kind: 'student', id: 'ann', field: 'given', from: 'Ann', to: 'Anna' }], { id: 'set-2' });
      const undone = await apply(inverse(await done('set-1')), {
        id: 'set-3',
        kind: 'undo',
        undoes: 'set-1',
      });
      const outcomes = undone.map(({ id, outcome }) => [id, outcome.of] as const);
      expect(new Map(outcomes)).toEqual(
        new Map([
          ['room-12-ann', 'done'],
          ['room-12-bo', 'done'],
          ['ann', 'kept'],
          ['bo', 'done'],
        ]),
      );
    });

    test('a student who is still in a class cannot be deleted, and no one is added to a missing class', async () => {
      await apply(annAndBo);
      const gone = inverse((await done('set-1')).slice(0, 4));
      const refused = await apply(gone, { id: 'set-2' });
      expect(refused.map(({ outcome }) => outcome)).toContainEqual({ of: 'impossible', why: 'in-use' });
      const nowhere = await apply(enrolled('ann', 'room-99'), { id: 'set-3' });
      expect(nowhere[0]?.outcome).toEqual({ of: 'impossible', why: 'names-missing-row' });
      expect(await studentsOn('2026-09-01')).toHaveLength(2);
    });

    test('[ORG-3] rows outside the scope are not found', async () => {
      await apply(annAndBo);
      const read = (accountId: string) =>
        within(async ({ roster }) => [
          (await roster.students('room-12', '2026-09-01', ownScope(accountId)))?.students.length ?? null,
          (await roster.changeSet('set-1', ownScope(accountId)))?.id ?? null,
        ]);
      expect(await read('ada')).toEqual([2, 'set-1']);
      expect(await read('grace')).toEqual([null, null]);
    });

    test('[ORG-1] students move with their workspace', async () => {
      await apply(annAndBo);
      await within(({ roster }) => roster.moveAll('tidewater/oak/', 'uplands/'));
      const scope = { ...emptyScope, organizations: ['uplands/'] };
      expect(await within(({ roster }) => roster.changeSet('set-1', scope))).toMatchObject({
        organization: 'uplands/',
      });
      await apply(
        [{ kind: 'student', id: 'ann', field: 'organization', from: 'uplands/', to: 'elsewhere/' }],
        {
          id: 'set-2',
        },
      );
      const moved = await done('set-2');
      expect(moved[0]?.outcome).toEqual({ of: 'done' });
    });

    test('[SEC-6] deleting a workspace deletes its students without a class, and their data', async () => {
      await apply(annAndBo);
      await apply(inverse(enrolled('bo').map((change) => ({ ...change, outcome: { of: 'done' } }))), {
        id: 'set-2',
      });
      await within(({ roster }) => roster.forget(['tidewater/oak/']));
      const left = await done('set-1');
      expect(left.map(({ to }) => to)).not.toContain('Bo');
      expect(left.map(({ to }) => to)).toContain('Ann');
      expect(await studentsOn('2026-09-01')).toHaveLength(1);
      const set1 = await within(({ roster }) => roster.changeSet('set-1', everything));
      expect(set1?.organization).toBeNull();
    });

    test('[SEC-6] deleting a class with its owner deletes its students, too', async () => {
      await apply(annAndBo);
      await within(({ classrooms }) => classrooms.forget('ada', null));
      await within(({ roster }) => roster.forget(['tidewater/oak/']));
      const left = await done('set-1');
      expect(left.filter(({ kind }) => kind === 'student')).toEqual([]);
    });

    test('[ROS-2] every field of a student is stored and read', async () => {
      const more = { display: 'Annie', grade: 'K', login: 'word' } as const;
      await apply(
        [
          ...annAndBo,
          ...Object.entries(more).map(([field, to]) => ({
            kind: 'student' as const,
            id: 'ann',
            field,
            from: null,
            to,
          })),
        ].toSorted(
          (one, other) =>
            Number(one.kind === 'enrollment') - Number(other.kind === 'enrollment') ||
            (one.id < other.id ? -1 : 1),
        ),
      );
      expect((await studentsOn('2026-09-01'))[0]).toMatchObject({ id: 'ann', ...more });
    });

    test('[ROS-9] an archived student is in the roster of earlier days', async () => {
      await apply(annAndBo);
      const archive = (field: string, from: string | null, to: string): Change => ({
        kind: 'student',
        id: 'bo',
        field,
        from,
        to,
      });
      await apply([archive('state', 'active', 'archived'), archive('archivedOn', null, '2026-10-05')], {
        id: 'set-2',
      });
      const ids = async (day: string) => (await studentsOn(day)).map(({ id }) => id);
      expect(await ids('2026-10-04')).toEqual(['ann', 'bo']);
      expect(await ids('2026-10-05')).toEqual(['ann']);
    });

    test('[ORG-3] an action is planned with the students in the scope: by school, or by their current class', async () => {
      await apply(annAndBo);
      const read = (scope: Scope) =>
        within(async ({ roster }) =>
          [...(await roster.rows(['ann', 'bo', 'nobody'], scope)).keys()].toSorted(),
        );
      const all = ['enrollment/room-12-ann', 'enrollment/room-12-bo', 'student/ann', 'student/bo'];
      expect(await read(everything)).toEqual(all);
      expect(await read({ ...emptyScope, organizations: ['tidewater/'] })).toEqual(all);
      expect(await read(ownScope('ada'))).toEqual(all);
      expect(await read(ownScope('grace'))).toEqual([]);
      await apply([{ kind: 'enrollment', id: 'room-12-bo', field: 'to', from: null, to: '2026-09-01' }], {
        id: 'set-2',
      });
      expect(await read(ownScope('ada'))).toEqual(['enrollment/room-12-ann', 'student/ann']);
      expect(await read(everything)).toEqual(all);
    });

    test('[SEC-6] an erased student is removed from every table, together with merged students', async () => {
      await apply(
        [...annAndBo, ...added('student', 'bob', { given: 'Bob', family: 'Stone' })].toSorted(
          (one, other) => Number(one.kind === 'enrollment') - Number(other.kind === 'enrollment'),
        ),
      );
      await apply([{ kind: 'student', id: 'bob', field: 'mergedInto', from: null, to: 'bo' }], {
        id: 'set-2',
      });
      await within(({ roster }) => roster.erase(['bo']));
      const left = [...(await done('set-1')), ...(await done('set-2'))].filter(
        ({ kind }) => kind === 'student',
      );
      expect(new Set(left.map(({ id }) => id))).toEqual(new Set(['ann']));
      const rows = await within(({ roster }) => roster.rows(['ann', 'bo', 'bob'], everything));
      expect([...rows.keys()].toSorted()).toEqual(['enrollment/room-12-ann', 'student/ann']);
      expect(await studentsOn('2026-09-01')).toHaveLength(1);
    });

    test('changes applied to an existing change set are added to it', async () => {
      await apply(annAndBo.slice(0, 8));
      await apply(annAndBo.slice(8), { at: startOfTests + 5 });
      expect((await done('set-1')).map(({ id, field }) => [id, field])).toEqual(
        annAndBo.map(({ id, field }) => [id, field]),
      );
      expect((await within(({ roster }) => roster.changeSet('set-1', everything)))?.at).toBe(startOfTests);
    });

    test('the count of a class excludes students who left or are archived', async () => {
      await apply(annAndBo);
      const count = (on: string) => within(({ roster }) => roster.enrolled(['room-12', 'room-99'], on));
      expect(await count('2026-09-01')).toEqual(new Map([['room-12', 2]]));
      await apply(
        [
          { kind: 'enrollment', id: 'room-12-bo', field: 'to', from: null, to: '2026-10-05' },
          { kind: 'student', id: 'ann', field: 'state', from: 'active', to: 'archived' },
        ],
        { id: 'set-2' },
      );
      expect(await count('2026-10-04')).toEqual(new Map([['room-12', 1]]));
      expect(await count('2026-10-05')).toEqual(new Map([['room-12', 0]]));
    });

    test('[ROS-9] undoing one change set twice, and adding to a class twice, run one after the other', async () => {
      await apply(annAndBo);
      const undo = (id: string) =>
        within(async ({ roster }) => {
          const found = await roster.changeSet('set-1', everything);
          const { undoneBy, changes } = await roster.changes('set-1');
          if (found === null || undoneBy !== null) return undoneBy;
          await roster.apply(aChangeSet({ id, kind: 'undo', undoes: 'set-1' }), inverse(changes));
          return null;
        });
      const answers = await Promise.all([undo('set-2'), undo('set-3')]);
      expect(answers.filter((undoneBy) => undoneBy === null)).toHaveLength(1);
      const fill = (student: string) =>
        within(async ({ roster }) => {
          const there = await roster.enrolled(['room-12'], '2026-09-01');
          await roster.apply(aChangeSet({ id: `set-of-${student}` }), [
            ...added('student', student, { given: student }),
            ...enrolled(student),
          ]);
          return there.get('room-12');
        });
      expect((await Promise.all([fill('cy'), fill('di')])).toSorted()).toEqual([0, 1]);
    });

    test('two change sets of the same row run one after the other', async () => {
      await apply(annAndBo);
      const rename = (to: string, id: string) =>
        apply([{ kind: 'student', id: 'ann', field: 'given', from: 'Ann', to }], { id });
      const [one, other] = await Promise.all([rename('Anna', 'set-2'), rename('Annie', 'set-3')]);
      const outcomes = [one, other].flatMap((applied) => applied.map(({ outcome }) => outcome.of));
      expect(outcomes.toSorted()).toEqual(['done', 'kept']);
    });
  });
}
