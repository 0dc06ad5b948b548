import { expect, test } from 'vitest';
import { applyChanges } from '#domain/classrooms/change-sets/apply-changes.ts';
import { inverse } from '#domain/classrooms/change-sets/inverse.ts';
import { keyOf, type RosterRow, rosterOf } from '#domain/classrooms/change-sets/roster.ts';
import { planMerge } from '#domain/classrooms/students/merge-students.ts';
import { noRoomTaken, planStudentAct } from '#domain/classrooms/students/plan-student-act.ts';
import type { RosterAct } from '#domain/classrooms/students/student-acts.ts';

const student = (id: string, fields: Readonly<Record<string, string>> = {}): RosterRow => ({
  kind: 'student',
  id,
  fields: { state: 'active', given: id, organization: 'tidewater/oak/', ...fields },
});
const stay = (id: string, fields: Readonly<Record<string, string>>): RosterRow => ({
  kind: 'enrollment',
  id,
  fields: { state: 'active', ...fields },
});
const classrooms: readonly RosterRow[] = ['a', 'b', 'c'].map((id) => ({
  kind: 'classroom',
  id,
  fields: { state: 'active' },
}));
const roster = rosterOf([
  ...classrooms,
  student('ann'),
  student('bo'),
  student('cy', { state: 'archived', archivedOn: '2026-09-01' }),
  stay('1', { classroom: 'a', student: 'ann', from: '2026-08-17' }),
  stay('2', { classroom: 'b', student: 'bo', from: '2026-08-17', to: '2026-09-01' }),
  stay('3', { classroom: 'a', student: 'bo', from: '2026-09-01' }),
]);

const everybody = ['ann', 'bo', 'cy', 'di'];
function act(given: RosterAct, ids = everybody, room = 9, license = noRoomTaken) {
  let made = 0;
  const nextId = () => `new-${(made += 1)}`;
  const plan = planStudentAct(roster, ids, given, {
    today: '2026-10-05',
    nextId,
    room,
    organization: 'tidewater/elm/',
    license,
  });
  const applied = applyChanges(roster, plan.changes);
  expect(applied.changes.every(({ outcome }) => outcome.of === 'done')).toBe(true);
  expect(applyChanges(applied.roster, inverse(applied.changes)).roster).toEqual(roster);
  const stays = [...applied.roster.values()].flatMap(({ kind, fields }) =>
    kind === 'enrollment'
      ? [`${fields['student']} ${fields['classroom']} ${fields['from']}–${fields['to'] ?? ''}`]
      : [],
  );
  return {
    ...plan,
    roster: applied.roster,
    stays,
    why: Object.fromEntries(plan.skipped.map(({ id, why }) => [id, why])),
  };
}

test('[ROS-2] a move ends the current stays and begins a new one in the school of that class', () => {
  const { changed, stays, why, roster: after } = act({ kind: 'move', from: null, to: 'c' });
  expect(changed).toEqual(['ann', 'bo']);
  expect(why).toEqual({ cy: 'student/archived', di: 'student/not-found' });
  expect(stays.toSorted()).toEqual([
    'ann a 2026-08-17–2026-10-05',
    'ann c 2026-10-05–',
    'bo a 2026-09-01–2026-10-05',
    'bo b 2026-08-17–2026-09-01',
    'bo c 2026-10-05–',
  ]);
  expect(after.get(keyOf(student('ann')))?.fields['organization']).toBe('tidewater/elm/');
});

test('[ROS-2] a copy keeps the current stays, and students who are already there, or have no room, are skipped', () => {
  expect(act({ kind: 'copy', to: 'a' }, ['ann']).why).toEqual({ ann: 'student/there-already' });
  const { changed, why, roster: after } = act({ kind: 'copy', to: 'c' }, ['ann', 'bo'], 1);
  expect(changed).toEqual(['ann']);
  expect(why).toEqual({ bo: 'classroom/student-limit' });
  expect(after.get(keyOf(student('ann')))?.fields['organization']).toBe('tidewater/oak/');
});

test('[SEC-6] removal from a class and archiving are separate actions, and neither erases anything', () => {
  const removed = act({ kind: 'remove', from: 'a' }, ['ann']);
  expect(removed.stays).toContain('ann a 2026-08-17–2026-10-05');
  expect(act({ kind: 'remove', from: 'b' }, ['ann']).why).toEqual({ ann: 'student/not-in-classroom' });
  const archived = act({ kind: 'archive' });
  expect(archived.changed).toEqual(['ann', 'bo']);
  expect(archived.roster.get(keyOf(student('bo')))?.fields).toMatchObject({
    state: 'archived',
    archivedOn: '2026-10-05',
  });
  expect(act({ kind: 'restore' }).changed).toEqual(['cy']);
});

const fields = {
  given: 'Ann',
  family: 'Lee',
  display: null,
  studentId: '7',
  grade: '3',
  login: 'word',
} as const;

test('[ROS-2] two records of one child become one with all stays, and the merge is undone as a whole', () => {
  const [keep, other] = [student('ann'), student('bo')];
  const { roster: after, changes } = applyChanges(
    roster,
    planMerge(roster, { keep, other, fields, today: '2026-10-05' }),
  );
  expect(changes.every(({ outcome }) => outcome.of === 'done')).toBe(true);
  expect(after.get(keyOf(keep))?.fields).toMatchObject({
    given: 'Ann',
    family: 'Lee',
    studentId: '7',
    login: 'word',
  });
  expect(after.get(keyOf(other))?.fields).toMatchObject({ state: 'archived', mergedInto: 'ann' });
  const stays = [...after.values()].filter(({ kind }) => kind === 'enrollment');
  expect(
    stays.map(({ fields: { student: who, classroom, from } }) => `${who} ${classroom} ${from}`).toSorted(),
  ).toEqual(['ann a 2026-08-17', 'ann b 2026-08-17']);
  expect(applyChanges(after, inverse(changes)).roster).toEqual(roster);
});

test('[ROS-2] a merge joins all overlapping stays in one class, in any order', () => {
  const [keep, other] = [student('ann'), student('bo')];
  const stays = [
    stay('1', { classroom: 'a', student: 'ann', from: '2026-08-17', to: '2026-08-24' }),
    stay('2', { classroom: 'a', student: 'ann', from: '2026-09-07' }),
    stay('3', { classroom: 'a', student: 'bo', from: '2026-08-20', to: '2026-09-21' }),
  ];
  for (const rows of [stays, stays.toReversed()]) {
    const before = rosterOf([...classrooms, keep, other, ...rows]);
    const changes = planMerge(before, { keep, other, fields, today: '2026-10-05' });
    const after = [...applyChanges(before, changes).roster.values()].filter(
      (row) => row.kind === 'enrollment' && row.fields['state'] === 'active',
    );
    expect(after.map(({ fields: { student: who, from, to } }) => [who, from, to ?? null])).toEqual([
      ['ann', '2026-08-17', null],
    ]);
  }
});

test("[LIC-3] a student beyond the license's limit is skipped, but not one who already counts", () => {
  const license = { takers: new Map([['ann', 'b']]), room: new Map([['b', 0]]) };
  expect(act({ kind: 'copy', to: 'c' }, ['ann', 'bo'], 9, license)).toMatchObject({
    changed: ['bo'],
    skipped: [{ id: 'ann', why: 'license/students-full' }],
  });
  const one = {
    takers: new Map([
      ['ann', 'b'],
      ['bo', 'b'],
    ]),
    room: new Map([['b', 1]]),
  };
  expect(act({ kind: 'copy', to: 'c' }, ['ann', 'bo'], 9, one)).toMatchObject({ changed: ['ann'] });
});
