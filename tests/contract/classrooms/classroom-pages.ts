import { describe, expect, test } from 'vitest';
import type { ClassroomRepository } from '#application/service/classrooms/ports/classroom-repository.ts';
import {
  type ClassroomColumn,
  classroomDefaults,
  type ClassroomQuery,
} from '#domain/classrooms/classrooms/classroom-table.ts';
import type { Rule } from '#domain/platform/tables/filter.ts';
import type { PageStart, Sort } from '#domain/platform/tables/page.ts';
import { aClassroomEdit, type aNewAssignment, type aNewClassroom } from '../../builders/a-classroom.ts';
import { everything, ownScope } from '../../builders/a-scope.ts';
import { day, dayOfTests, startOfTests } from '../../builders/time.ts';

/** Returns a query for the first page of active classrooms, sorted by name. */
export const aClassroomQuery = (overrides: Partial<ClassroomQuery> = {}): ClassroomQuery => ({
  ...classroomDefaults,
  filter: { match: 'all', rules: [] },
  start: null,
  archived: false,
  timeZone: 'America/New_York',
  ...overrides,
});

type Store = { readonly classrooms: ClassroomRepository };

/** The part of the contract about pages of the classroom table: filters, sorting and scopes. */
export function describeClassroomPages(
  store: () => Store,
  open: (given: Parameters<typeof aNewClassroom>[0]) => Promise<unknown>,
  assign: (given: Parameters<typeof aNewAssignment>[0]) => Promise<unknown>,
): void {
  const ada = ownScope('ada');
  const ids = async (overrides: Partial<ClassroomQuery> = {}, scope = ada): Promise<readonly string[]> =>
    (await store().classrooms.page(aClassroomQuery(overrides), scope, dayOfTests)).rows.map(({ id }) => id);
  const that = (...rules: readonly Rule<ClassroomColumn>[]): Partial<ClassroomQuery> => ({
    filter: { match: 'all', rules },
  });
  const by = (column: ClassroomColumn, direction: Sort['direction'] = 'asc'): Partial<ClassroomQuery> => ({
    sort: { column, direction },
  });

  describe('a page of the table', () => {
    test('[ORG-3] has the rows of the scope, and their count', async () => {
      await open({ id: 'a', name: 'Alder' });
      await open({ id: 'b', name: 'elm', owner: { teacherId: 'g', accountId: 'grace' } });
      await open({ id: 'c', name: 'Zebra', gradeBand: null });
      expect(await ids()).toEqual(['a', 'c']);
      expect(await ids({}, everything)).toEqual(['a', 'b', 'c']);
      const { rows, ...place } = await store().classrooms.page(aClassroomQuery(), ada, dayOfTests);
      expect(place).toEqual({ total: 2, before: null, after: null });
      const listed = await store().classrooms.list(ada);
      expect(rows).toEqual(listed.map((room) => ({ ...room, latestLesson: null })));
    });

    test('[ROS-1] [UI-2] Period 2 is before Period 10, on one page and across pages', async () => {
      for (const period of [10, 2, 1]) await open({ id: `p${period}`, name: `Period ${period}` });
      expect(await ids()).toEqual(['p1', 'p2', 'p10']);
      expect(await ids(by('name', 'desc'))).toEqual(['p10', 'p2', 'p1']);
      const many = Array.from({ length: 24 }, (_, at) => ({ id: `q${at}`, name: `Period 2 group ${at}` }));
      for (const { id, name } of many) await open({ id, name });
      const first = await store().classrooms.page(aClassroomQuery({ size: 25 }), ada, dayOfTests);
      expect(first.rows.map(({ id }) => id)).toEqual(['p1', 'p2', ...many.slice(0, 23).map(({ id }) => id)]);
      const start = first.after === null ? null : { after: first.after };
      expect(await ids({ size: 25, start })).toEqual(['q23', 'p10']);
    });

    test('[ROS-4] archived ones are separate, and are found by the day', async () => {
      await open({ id: 'a', name: 'Alder' });
      await open({ id: 'b', name: 'Birch' });
      await store().classrooms.setArchived('b', startOfTests);
      expect(await ids()).toEqual(['a']);
      expect(await ids({ archived: true })).toEqual(['b']);
      const on = (value: string) =>
        ids({ archived: true, ...that({ kind: 'date', column: 'archivedAt', mode: 'dateAfter', value }) });
      const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
      expect(await on(dayOf(startOfTests - 2 * day))).toEqual(['b']);
      expect(await on(dayOf(startOfTests + 2 * day))).toEqual([]);
    });

    test('[UI-9] is filtered and sorted by every column', async () => {
      await open({ id: 'a', name: 'Room 12', gradeBand: '3-5' });
      await open({ id: 'room-12', name: 'room 4', gradeBand: null });
      await open({ id: 'c', name: 'ÉLAN', gradeBand: 'K-2' });
      await assign({});
      expect(await ids()).toEqual(['c', 'room-12', 'a']);
      expect(await ids(by('name', 'desc'))).toEqual(['a', 'room-12', 'c']);
      expect(await ids(by('gradeBand'))).toEqual(['a', 'c', 'room-12']);
      expect((await ids(by('lessons', 'desc')))[0]).toBe('room-12');
      expect(await ids(that({ kind: 'number', column: 'lessons', mode: 'gte', value: 1 }))).toEqual([
        'room-12',
      ]);
      expect(await ids(that({ kind: 'text', column: 'name', mode: 'startsWith', value: 'elan' }))).toEqual([
        'c',
      ]);
      expect(await ids(that({ kind: 'text', column: 'gradeBand', mode: 'equals', value: 'K-2' }))).toEqual([
        'c',
      ]);
      expect(await ids(that({ kind: 'blank', column: 'gradeBand', mode: 'blank' }))).toEqual(['room-12']);
      expect(await ids(that({ kind: 'number', column: 'teachers', mode: 'gt', value: 1 }))).toEqual([]);
      await store().classrooms.change('c', 1, aClassroomEdit({ name: 'ÉLAN', termName: 'Été 2027' }));
      const term = { kind: 'text', column: 'term', mode: 'contains', value: 'ete' } as const;
      expect(await ids(that(term))).toEqual(['c']);
      expect((await ids(by('term')))[0]).toBe('c');
      await open({ id: 'd', name: 'Depot', owner: { teacherId: 'g', accountId: 'grace' } });
      const [first] = (await store().classrooms.page(aClassroomQuery(), everything, dayOfTests)).rows;
      const { name = null, email = null } = first?.teachers[0] ?? {};
      const owner = (value: string) =>
        ids(that({ kind: 'text', column: 'owner', mode: 'equals', value }), everything);
      expect(await owner(name ?? email ?? '')).toEqual(['d']);
      expect(await owner('nobody')).toEqual([]);
    });

    test('[ROS-4] continues in both directions, and a new name moves its row', async () => {
      for (let at = 10; at < 40; at += 1) await open({ id: `r${at}`, name: `Room ${at}` });
      const first = await store().classrooms.page(aClassroomQuery({ size: 25 }), ada, dayOfTests);
      expect([first.rows.length, first.total, first.before]).toEqual([25, 30, null]);
      const start: PageStart = first.after === null ? null : { after: first.after };
      const second = await store().classrooms.page(aClassroomQuery({ size: 25, start }), ada, dayOfTests);
      expect(second.rows.map(({ name }) => name)).toEqual([35, 36, 37, 38, 39].map((at) => `Room ${at}`));
      expect(second.after).toBeNull();
      const back: PageStart = second.before === null ? null : { before: second.before };
      expect(await ids({ size: 25, start: back })).toEqual(first.rows.map(({ id }) => id));
      await store().classrooms.change('r39', 1, aClassroomEdit({ name: 'Atelier' }));
      expect((await ids({ size: 25 }))[0]).toBe('r39');
    });
  });
}
