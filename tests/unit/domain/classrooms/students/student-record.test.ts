import { expect, test } from 'vitest';
import type { Change } from '#domain/classrooms/change-sets/change.ts';
import { factsOf } from '#domain/classrooms/students/student-record.ts';
import { added, enrolled } from '../../../../builders/a-roster.ts';

const room = { id: 'room-12', name: 'Room 12' };
const stays = [{ id: 'room-12-ann', classroom: room, from: '2026-08-17', to: null }];
const student = (field: string, from: string | null, to: string | null): Change => ({
  kind: 'student',
  id: 'ann',
  field,
  from,
  to,
});
const stay = (field: string, from: string | null, to: string | null): Change => ({
  kind: 'enrollment',
  id: 'room-12-ann',
  field,
  from,
  to,
});
const facts = (...changes: readonly Change[]) => factsOf({ changes }, stays);

test('[ROS-9] only the creation of a complete new row is listed', () => {
  const came = [...added('student', 'ann', { given: 'Ann', grade: '3' }), ...enrolled('ann')];
  expect(facts(...came)).toEqual([{ of: 'added' }, { of: 'came', classroom: 'Room 12' }]);
});

test('[ROS-9] a changed field is listed with old and new value', () => {
  expect(facts(student('given', 'Ann', 'Anna'))).toEqual([
    { of: 'field', field: 'given', from: 'Ann', to: 'Anna' },
  ]);
});

test.each([
  [
    'archived',
    [student('state', 'active', 'archived'), student('archivedOn', null, '2026-09-01')],
    ['archived'],
  ],
  ['restored', [student('state', 'archived', 'active')], ['restored']],
  ['merged', [student('mergedInto', null, 'bo')], ['merged']],
  ['gone to another school', [student('organization', 'a/', 'b/')], ['moved-school']],
  ['out of the class', [stay('to', null, '2026-09-01')], ['left']],
  ['back in the class', [stay('to', '2026-09-01', null)], ['back']],
  ['taken out of the class', [stay('state', 'active', null), stay('from', '2026-08-17', null)], ['left']],
])('[ROS-9] a student who is %s', (_, changes, told) => {
  expect(facts(...changes).map(({ of }) => of)).toEqual(told);
});

test("[ORG-3] nothing is shown about a class outside the reader's scope", () => {
  expect(factsOf({ changes: [...enrolled('ann', 'room-13')] }, stays)).toEqual([]);
});
