import { expect, test } from 'vitest';
import { MoreTally, withoutMore } from '#domain/rosters/plan/planned-more.ts';
import type { PlannedRow } from '#domain/rosters/plan/planned-row.ts';

const row = (
  kind: PlannedRow['kind'],
  id: string | null,
  changes: PlannedRow['changes'],
  act: PlannedRow['act'] = 'changed',
): PlannedRow => ({
  kind,
  id,
  act,
  changes,
  student: null,
  name: '',
  at: { file: 'a.csv', line: 2 },
  link: null,
  key: null,
  twin: null,
  erasedOn: null,
});
const state = (from: string | null, to: string | null) => ({ field: 'state', from, to });
const at = (to: string) => ({ field: 'organization', from: null, to });

test('[LIC-3] planned rows sum up additions and removals by organization', () => {
  const tally = new MoreTally('tidewater/');
  const rows = [
    row('classroom', 'a', [state(null, 'active'), at('tidewater/oak/')], 'added'),
    row('student', 'ann', [state(null, 'active'), at('tidewater/oak/')], 'added'),
    row('student', 'bo', [state('archived', 'active')]),
    row('student', 'cy', [state('active', 'archived')]),
    row('student', 'di', [{ field: 'given', from: 'D', to: 'Di' }]),
    row('student', 'ed', [state('archived', 'active')], 'heldBack'),
    row('student', null, [state(null, 'active')], 'undecided'),
    row('enrollment', 'e', [state(null, 'active')], 'added'),
  ];
  for (const each of rows) tally.add(each);
  expect(tally.list()).toEqual([
    { organization: 'tidewater/', classrooms: 0, students: 0 },
    { organization: 'tidewater/oak/', classrooms: 1, students: 1 },
  ]);
  expect(withoutMore(tally.list(), [{ organization: 'tidewater/oak/', classrooms: 1, students: 0 }])).toEqual(
    [
      { organization: 'tidewater/', classrooms: 0, students: 0 },
      { organization: 'tidewater/oak/', classrooms: 0, students: 1 },
    ],
  );
});
