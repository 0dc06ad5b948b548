import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type {
  ArchivedStudent,
  StudentName,
} from '#application/service/classrooms/ports/student-directory.ts';
import type { Stores } from '#application/service/ports/transaction.ts';
import { emptyScope, type Scope } from '#domain/organizations/access/scope.ts';
import { classroomDefaults, type ClassroomQuery } from '#domain/classrooms/classrooms/classroom-table.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import {
  type StudentColumn,
  studentDefaults,
  type StudentQuery,
} from '#domain/classrooms/students/student-table.ts';
import type { Filter } from '#domain/platform/tables/filter.ts';
import { dayOfTests } from '../../builders/time.ts';
import { aNewClassroom } from '../../builders/a-classroom.ts';
import { aChangeSet, added, annAndBo, enrolled } from '../../builders/a-roster.ts';
import { everything, ownScope } from '../../builders/a-scope.ts';
import { anAccount } from '../../builders/an-account.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import type { RosterStoreHarness } from './roster-store.contract.ts';

export function studentDirectoryContract(name: string, makeHarness: () => Promise<RosterStoreHarness>): void {
  describe(`StudentDirectory: ${name}`, () => {
    let harness: RosterStoreHarness;
    const within = <T>(work: (stores: Stores) => Promise<T>): Promise<T> => harness.transaction.run(work);
    const unfiltered: StudentQuery = {
      ...studentDefaults,
      filter: { match: 'all', rules: [] },
      start: null,
      archived: false,
    };
    const read = (overrides: Partial<StudentQuery>, scope: Scope = everything) =>
      within(({ students }) => students.page({ ...unfiltered, ...overrides }, scope));
    const ids = async (overrides: Partial<StudentQuery>, scope?: Scope) =>
      (await read(overrides, scope)).rows.map(({ id }) => id);

    beforeEach(async () => {
      harness = await makeHarness();
      for (const id of ['ada', 'grace']) await harness.accounts.open(anAccount({ id }));
      await within(({ classrooms }) => classrooms.open(aNewClassroom({ organization: 'tidewater/oak/' }), 9));
    });
    afterEach(() => harness.close());

    test('[UI-9] students sort by last name, then by first name; without a last name, by their only name', async () => {
      const students = [
        ['s1', 'Zoe', 'Quay'],
        ['s2', 'Bo', 'Quay Ann'],
        ['s3', 'Ada', 'QUAY'],
        ['s4', 'Mia', 'Quay'],
        ['s5', 'Rosa', undefined],
        ['s6', 'Cy', 'Abbot'],
        ['s7', 'Mia', 'Quay'],
      ] as const;
      await within(({ roster }) =>
        roster.apply(
          aChangeSet(),
          students.flatMap(([id, given, family]) => {
            const fields = {
              given,
              organization: 'tidewater/oak/',
              ...(family === undefined ? {} : { family }),
            };
            return added('student', id, fields);
          }),
        ),
      );
      const sorted = ['s6', 's3', 's4', 's7', 's1', 's2', 's5'];
      expect(await ids({})).toEqual(sorted);
      expect(await ids({ sort: { column: 'family', direction: 'desc' } })).toEqual(sorted.toReversed());
      const named = (mode: 'equals' | 'startsWith') => {
        const rule = { kind: 'text', column: 'family', mode, value: 'Quay' } as const;
        return ids({ filter: { match: 'all', rules: [rule] } });
      };
      expect(await named('equals')).toEqual(['s3', 's4', 's7', 's1']);
      expect(await named('startsWith')).toEqual(['s3', 's4', 's7', 's1', 's2']);
    });

    test('[UI-9] the table lists, filters and sorts the students in the scope', async () => {
      await within(({ roster }) =>
        roster.apply(aChangeSet(), [
          ...annAndBo.slice(0, 8),
          ...added('student', 'cy', {
            given: 'Cy',
            grade: '3',
            display: 'Captain',
            organization: 'uplands/',
            archivedOn: '2026-08-20',
          }).map((change) => (change.field === 'state' ? { ...change, to: 'archived' } : change)),
          ...annAndBo.slice(8),
        ]),
      );
      expect(await ids({})).toEqual(['ann', 'bo']);
      expect((await read({})).rows[0]).toMatchObject({
        classrooms: [{ id: 'room-12', name: 'Room 12' }],
        archivedOn: null,
      });
      expect(await ids({ archived: true })).toEqual(['cy']);
      const login = { studentId: 'bo', kind: 'code', sealed: 'k1.s', digest: 'k1.d', madeAt: 0 } as const;
      await within(async ({ logins, roster }) => {
        await logins.saveMissing([login]);
        const chosen = { kind: 'student', id: 'ann', field: 'login', from: null, to: 'word' } as const;
        await roster.apply(aChangeSet({ id: 'set-2' }), [chosen]);
      });
      expect((await read({})).rows).toMatchObject([
        { login: 'word', logsInBy: 'word' },
        { login: null, logsInBy: 'code' },
      ]);
      expect(await ids({ sort: { column: 'family', direction: 'desc' } })).toEqual(['bo', 'ann']);
      const rule = (column: StudentColumn, value: string): Partial<StudentQuery> => ({
        filter: { match: 'all', rules: [{ kind: 'text', column, mode: 'contains', value }] },
      });
      expect(await ids(rule('name', 'STO'))).toEqual(['bo']);
      expect(await ids(rule('login', 'code'))).toEqual(['bo']);
      expect(await ids(rule('studentId', '012'))).toEqual(['ann']);
      expect(await ids(rule('classrooms', 'room'))).toEqual(['ann', 'bo']);
      expect(await ids({ ...rule('display', 'capt'), archived: true })).toEqual(['cy']);
      const never = { kind: 'blank', column: 'loggedIn', mode: 'blank' } as const;
      expect(await ids({ filter: { match: 'all', rules: [never] } })).toEqual(['ann', 'bo']);
      const day = '2026-09-02';
      await within(({ logins }) =>
        logins.saveToken({
          fingerprint: 'print',
          studentId: 'bo',
          classroomId: 'room-12',
          classCode: 'digest',
          day,
          timeZone: 'America/New_York',
        }),
      );
      expect(await ids({ filter: { match: 'all', rules: [never] } })).toEqual(['ann']);
      const on = { kind: 'date', column: 'loggedIn', mode: 'dateIs', value: day } as const;
      expect((await read({ filter: { match: 'all', rules: [on] } })).rows).toMatchObject([
        { id: 'bo', loggedInOn: day },
      ]);
      expect(await ids(rule('status', 'never'))).toEqual(['ann']);
      expect((await read({})).rows).toMatchObject([{ hasLogin: false }, { hasLogin: true }]);
      await within(({ logins }) => logins.end(['bo']));
      expect((await read({ filter: { match: 'all', rules: [on] } })).rows).toMatchObject([
        { id: 'bo', loggedInOn: day, hasLogin: false, source: null, done: 0 },
      ]);
      await within(async ({ sources }) => {
        const link = { kind: 'student', sourceId: '7', id: 'bo' } as const;
        for (const family of ['csv', 'clever'] as const)
          await sources.link({ organization: 'tidewater/oak/', family }, [link]);
      });
      expect((await read(rule('source', 'clever'))).rows).toMatchObject([{ id: 'bo', source: 'clever' }]);
      const byHand = { kind: 'blank', column: 'source', mode: 'blank' } as const;
      expect(await ids({ filter: { match: 'all', rules: [byHand] } })).toEqual(['ann']);
      await within(({ sources }) =>
        sources.link({ organization: 'tidewater/oak/', family: 'clever' }, [
          { kind: 'student', sourceId: '7', id: 'ann' },
        ]),
      );
      expect((await read({})).rows).toMatchObject([{ source: 'clever' }, { source: null }]);
      expect(await ids({}, { ...emptyScope, organizations: ['uplands/'] })).toEqual([]);
      expect(await ids({}, ownScope('ada'))).toEqual(['ann', 'bo']);
      expect(await ids({}, ownScope('grace'))).toEqual([]);
      const found = await within(({ students }) =>
        students.ids({ archived: false, filter: { match: 'all', rules: [] } }, everything),
      );
      expect(found).toEqual(['ann', 'bo']);
    });

    test('[ROS-1] [UI-9] classes are listed, filtered and sorted with their schools and their current number of students', async () => {
      await within(async ({ classrooms, organizations, roster }) => {
        const parent = await anOrganization(organizations, { id: 'tidewater', kind: 'district' });
        await anOrganization(organizations, { id: 'oak', name: 'Oak School', parent });
        await anOrganization(organizations, { id: 'elm', name: 'Elm School', parent });
        const owner = { teacherId: 'owner of lab', accountId: 'grace' };
        await classrooms.open(
          aNewClassroom({ id: 'lab', name: 'Lab', organization: 'tidewater/elm/', owner }),
          9,
        );
        const left = { kind: 'enrollment', id: 'lab-bo', field: 'to', from: null, to: '2026-08-30' } as const;
        const gone = { kind: 'student', id: 'cy', field: 'state', from: 'active', to: 'archived' } as const;
        const cy = added('student', 'cy', { given: 'Cy', organization: 'tidewater/oak/' });
        const set = [
          ...annAndBo,
          ...enrolled('ann', 'lab'),
          ...enrolled('bo', 'lab'),
          ...cy,
          ...enrolled('cy'),
        ];
        await roster.apply(aChangeSet(), set);
        await roster.apply(aChangeSet({ id: 'set-2' }), [left, gone]);
      });
      const found = await within(({ classrooms }) => {
        const rules = [{ kind: 'text', column: 'school', mode: 'contains', value: 'oak' }] as const;
        const request = { archived: false, timeZone: 'UTC', size: 25, start: null } as const;
        const read = (query: Pick<ClassroomQuery, 'filter' | 'sort'>) =>
          classrooms.page({ ...request, ...query }, everything, dayOfTests);
        const all = { match: 'all', rules: [] } as const;
        return Promise.all([
          read({ filter: all, sort: { column: 'students', direction: 'asc' } }),
          read({ filter: all, sort: { column: 'school', direction: 'desc' } }),
          read({ filter: { match: 'all', rules }, sort: { column: 'name', direction: 'asc' } }),
        ]);
      });
      const shown = found.map(({ rows }) => rows.map(({ school, students }) => [school, students]));
      const [oak, elm] = [
        ['Oak School', 2],
        ['Elm School', 1],
      ];
      expect(shown).toEqual([[elm, oak], [oak, elm], [oak]]);
    });

    test('[ROS-9] the table of classes as of a day lists the classes and students of that day', async () => {
      const made = Date.UTC(2026, 8, 20);
      await within(async ({ classrooms, roster }) => {
        for (const [id, at] of [
          ['later', made],
          ['ended', 0],
        ] as const) {
          const owner = { teacherId: `owner of ${id}`, accountId: 'grace' };
          await classrooms.open(aNewClassroom({ id, name: id, owner, at }), 9);
        }
        await classrooms.setArchived('ended', Date.UTC(2026, 8, 5));
        const left = {
          kind: 'enrollment',
          id: 'room-12-bo',
          field: 'to',
          from: null,
          to: '2026-09-10',
        } as const;
        const gone = { kind: 'student', id: 'ann', field: 'state', from: 'active', to: 'archived' } as const;
        const since = {
          kind: 'student',
          id: 'ann',
          field: 'archivedOn',
          from: null,
          to: '2026-09-15',
        } as const;
        await roster.apply(aChangeSet(), [...annAndBo, ...enrolled('bo', 'later', '2026-09-12')]);
        await roster.apply(aChangeSet({ id: 'set-2' }), [left, gone, since]);
      });
      const on = async (day: IsoDate) => {
        const request = {
          archived: false,
          timeZone: 'UTC',
          start: null,
          ...classroomDefaults,
          on: day,
        } as const;
        const filter = { match: 'all', rules: [] } as const;
        const { rows } = await within(({ classrooms }) =>
          classrooms.page({ ...request, filter }, everything, dayOfTests),
        );
        return rows.map(({ id, students }) => `${id} ${students}`).toSorted();
      };
      expect(await on('2026-08-01')).toEqual(['ended 0']);
      expect(await on('2026-09-01')).toEqual(['ended 0', 'room-12 2']);
      expect(await on('2026-09-12')).toEqual(['later 1', 'room-12 1']);
      expect(await on('2026-09-21')).toEqual(['later 1', 'room-12 0']);
    });

    test('[SEC-6] finds students who were archived before a day, the earliest first, without merged students', async () => {
      const archived = (id: string, archivedOn: string, more: Readonly<Record<string, string>> = {}) =>
        added('student', id, { given: id, organization: 'tidewater/oak/', archivedOn, ...more }).map(
          (change) => (change.field === 'state' ? { ...change, to: 'archived' } : change),
        );
      await within(({ roster }) =>
        roster.apply(aChangeSet(), [
          ...annAndBo,
          ...archived('cy', '2025-09-02'),
          ...archived('di', '2025-09-01'),
          ...archived('ed', '2025-09-03'),
          ...archived('annie', '2025-01-01', { mergedInto: 'ann' }),
        ]),
      );
      const before = (limit: number, after: ArchivedStudent | null = null) =>
        within(({ students }) => students.archivedBefore('2025-09-03', { after, limit }));
      const organization = 'tidewater/oak/';
      const di = { id: 'di', organization, archivedOn: '2025-09-01' } as const;
      const cy = { id: 'cy', organization, archivedOn: '2025-09-02' } as const;
      expect(await before(9)).toEqual([di, cy]);
      expect(await before(1)).toEqual([di]);
      expect(await before(9, di)).toEqual([cy]);
      expect(await before(9, cy)).toEqual([]);
    });

    test('[ROS-2] lists students who could return to a class: former students, and students of the scope without a class', async () => {
      await within(async ({ classrooms, roster }) => {
        await classrooms.open(
          aNewClassroom({
            id: 'room-14',
            organization: 'tidewater/oak/',
            owner: { teacherId: 'g', accountId: 'grace' },
          }),
          9,
        );
        await roster.apply(aChangeSet(), [
          ...annAndBo,
          ...added('student', 'cy', { given: 'Cy', organization: 'tidewater/oak/' }),
        ]);
        const ended = {
          kind: 'enrollment',
          id: 'room-12-ann',
          field: 'to',
          from: null,
          to: '2026-08-30',
        } as const;
        await roster.apply(aChangeSet({ id: 'set-2' }), [ended]);
      });
      const former = (formerOf: string, scope: Scope) => ids({ formerOf }, scope);
      expect(await former('room-12', ownScope('ada'))).toEqual(['ann']);
      expect(await former('room-12', everything)).toEqual(['cy', 'ann']);
      expect(await former('room-12', ownScope('grace'))).toEqual([]);
      expect(await former('room-14', ownScope('grace'))).toEqual([]);
      const rows = (formerOf: string, scope: Scope) =>
        within(async ({ roster }) => [...(await roster.rows(['ann', 'cy'], scope, formerOf)).keys()]);
      expect(await rows('room-12', ownScope('ada'))).toContain('student/ann');
      expect(await rows('room-12', ownScope('ada'))).not.toContain('student/cy');
      expect(await rows('room-12', ownScope('grace'))).toEqual([]);
    });

    test('[ROS-9] the table as of a day lists the students of that day, and their classes', async () => {
      const oak = { organization: 'tidewater/oak/' };
      const lab = { teacherId: 'owner of lab', accountId: 'grace' };
      await within(({ classrooms }) =>
        classrooms.open(aNewClassroom({ id: 'lab', name: 'Lab', owner: lab, ...oak }), 9),
      );
      const left = {
        kind: 'enrollment',
        id: 'room-12-ann',
        field: 'to',
        from: null,
        to: '2026-09-10',
      } as const;
      const archived = { kind: 'student', id: 'bo', from: null } as const;
      await within(({ roster }) =>
        roster.apply(aChangeSet(), [
          ...annAndBo,
          left,
          ...added('enrollment', 'lab-ann', { classroom: 'lab', student: 'ann', from: '2026-09-10' }),
          { ...archived, field: 'state', from: 'active', to: 'archived' },
          { ...archived, field: 'archivedOn', to: '2026-09-20' },
          ...added('student', 'cy', { given: 'Cy', ...oak }),
        ]),
      );
      const listed = async (
        on: IsoDate,
        scope: Scope = everything,
        rules: Filter<StudentColumn>['rules'] = [],
      ) => {
        const page = await read({ filter: { match: 'all', rules }, on }, scope);
        return page.rows.map(({ id, classrooms }) => [id, classrooms.map(({ name }) => name).join()]);
      };
      expect(await listed('2026-08-16')).toEqual([]);
      expect(await listed('2026-09-09')).toEqual([
        ['ann', 'Room 12'],
        ['bo', 'Room 12'],
      ]);
      expect(await listed('2026-09-10')).toEqual([
        ['ann', 'Lab'],
        ['bo', 'Room 12'],
      ]);
      expect(await listed('2026-09-20')).toEqual([['ann', 'Lab']]);
      expect(await listed('2026-09-09', ownScope('ada'))).toHaveLength(2);
      expect(await listed('2026-09-10', ownScope('ada'))).toEqual([['bo', 'Room 12']]);
      expect(await listed('2026-09-09', ownScope('grace'))).toEqual([]);
      expect(await listed('2026-09-10', { ...emptyScope, organizations: ['tidewater/'] })).toHaveLength(2);
      expect(await listed('2026-09-10', { ...emptyScope, organizations: ['uplands/'] })).toEqual([]);
      const inLab = { kind: 'text', column: 'classrooms', mode: 'contains', value: 'lab' } as const;
      expect(await listed('2026-09-10', everything, [inLab])).toEqual([['ann', 'Lab']]);
      expect(await listed('2026-09-09', everything, [inLab])).toEqual([]);
    });

    test('[ROS-12] [R25] students are exported by name, with the open classes of the scope', async () => {
      await within(({ classrooms }) =>
        classrooms.open(
          aNewClassroom({ id: 'lab', name: 'Lab', owner: { teacherId: 'owner of lab', accountId: 'grace' } }),
          9,
        ),
      );
      await within(({ roster }) =>
        roster.apply(aChangeSet(), [
          ...annAndBo,
          ...added('enrollment', 'lab-ann', { classroom: 'lab', student: 'ann', from: '2026-08-20' }),
        ]),
      );
      const room = { id: 'room-12', name: 'Room 12', school: null };
      const lab = { id: 'lab', name: 'Lab', school: null };
      const ann = { id: 'ann', given: 'Ann', family: 'Lee', studentId: '00123', isArchived: false };
      const read = (after: StudentName | null, limit: number, scope: Scope = everything) =>
        within(({ students }) => students.exported({ archived: false, after, limit }, scope));
      expect(await read(null, 1)).toMatchObject([{ ...ann, school: null, classrooms: [lab, room] }]);
      const [first = null] = await read(null, 1);
      expect(await read(first, 9)).toMatchObject([{ id: 'bo', classrooms: [room] }]);
      expect(await read(null, 1, ownScope('grace'))).toMatchObject([{ id: 'ann', classrooms: [lab] }]);
      expect(await read(null, 9, { ...emptyScope, organizations: ['uplands/'] })).toEqual([]);
      const archived = await within(({ students }) =>
        students.exported({ archived: true, after: null, limit: 9 }, everything),
      );
      expect(archived).toEqual([]);
    });
  });
}
