import { expect, test } from 'vitest';
import type { Stores } from '#application/service/ports/transaction.ts';
import { studentDefaults } from '#domain/classrooms/students/student-table.ts';
import { aChangeSet, added } from '../../builders/a-roster.ts';
import { everything, ownScope } from '../../builders/a-scope.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { day, dayOfTests, startOfTests } from '../../builders/time.ts';
import { aClassroomQuery } from './classroom-pages.ts';

/** The part of the contract about current enrollments, on the days around their start and end. */
export function describeCurrentStays(within: <T>(work: (stores: Stores) => Promise<T>) => Promise<T>): void {
  /** Returns the current students of Room 12, as each store lists them. */
  async function thereNow() {
    return within(async ({ students, classrooms, loginFiles, capacity, roster }) => {
      const filter = {
        match: 'all',
        rules: [{ kind: 'text', column: 'classrooms', mode: 'contains', value: 'room 12' }],
      } as const;
      const request = { archived: false, filter } as const;
      const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).toSorted();
      const page = await students.page({ ...studentDefaults, ...request, start: null }, ownScope('ada'));
      const exported = await students.exported({ archived: false, after: null, limit: 9 }, everything);
      const found = {
        listed: ids(page.rows),
        chosen: await students.ids(request, everything),
        exported: ids(exported.filter((one) => one.classrooms.length > 0)),
        printed: (await loginFiles.placed({ of: 'classrooms', ids: ['room-12'] }, everything, 9)).map(
          ({ studentId }) => studentId,
        ),
        reached: ids(
          [...(await roster.rows(['ann', 'bo', 'cy'], ownScope('ada'))).values()].filter(
            ({ kind }) => kind === 'student',
          ),
        ),
      };
      const [room] = (await classrooms.page(aClassroomQuery(), everything, dayOfTests)).rows;
      const place = { organization: 'tidewater/oak/', owner: 'ada' };
      const counted = await capacity.counted(place, ['ann', 'bo', 'cy'], startOfTests);
      const answers = [
        found.listed,
        found.chosen,
        found.exported,
        found.printed,
        found.reached,
        ids([...counted].map((id) => ({ id }))),
      ];
      const [first = []] = answers;
      for (const answer of answers) expect(answer).toEqual(first);
      expect(room?.students).toBe(first.length);
      return first.join(' ');
    });
  }

  test('[ROS-9] a stay counts from its first day up to, but excluding, its last day, in lists, counts, exports and licenses', async () => {
    await within(({ organizations }) => anOrganization(organizations, { id: 'tidewater', kind: 'district' }));
    const stay = (student: string, days: Readonly<Record<string, string>>) => [
      ...added('student', student, { given: student }),
      ...added('enrollment', `room-12-${student}`, { classroom: 'room-12', student, ...days }),
    ];
    const changes = [
      ...stay('ann', { from: '2026-08-17', to: '2026-09-03' }),
      ...stay('bo', { from: '2026-09-02' }),
      ...stay('cy', { from: '2026-08-17', to: '2026-09-01' }),
    ];
    await within(({ roster }) => roster.apply(aChangeSet(), changes));
    expect(await thereNow()).toBe('ann');
    const renew = (days: number) => within(({ roster }) => roster.renewStays(startOfTests + days * day));
    expect(await renew(0)).toBe(0);
    expect(await renew(1)).toBe(1);
    expect(await thereNow()).toBe('ann bo');
    expect(await renew(2)).toBe(1);
    expect(await thereNow()).toBe('bo');
    expect(await renew(2)).toBe(0);
  });
}
