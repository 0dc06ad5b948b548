import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planRollover } from '#domain/rosters/rollover/plan-rollover.ts';
import { noChoices, type RolloverChoices } from '#domain/rosters/rollover/rollover.ts';
import { applyChanges } from '#domain/classrooms/change-sets/apply-changes.ts';
import { inverse } from '#domain/classrooms/change-sets/inverse.ts';
import {
  fieldsOf,
  keyOf,
  type Roster,
  type RosterRow,
  rosterOf,
  valueIn,
} from '#domain/classrooms/change-sets/roster.ts';
import { grades } from '#domain/classrooms/students/grade.ts';

const organization = 'pier/';
const today = '2027-06-18';

const aClass = (id: string, name: string): RosterRow => ({
  kind: 'classroom',
  id,
  fields: { state: 'active', organization, name },
});
const aStudent = (id: string, grade: string | null, classroom: string): readonly RosterRow[] => [
  { kind: 'student', id, fields: fieldsOf({ state: 'active', organization, given: id, grade }) },
  {
    kind: 'enrollment',
    id: `${id} in ${classroom}`,
    fields: { state: 'active', classroom, student: id, from: '2026-08-17' },
  },
];

const plan = (roster: Roster, choices: Partial<RolloverChoices> = {}) => {
  let made = 0;
  const newId = () => `new-${(made += 1)}`;
  return planRollover(roster, { ...noChoices, ...choices }, { organization, today, newId });
};
const after = (roster: Roster, choices: Partial<RolloverChoices> = {}): Roster =>
  applyChanges(roster, plan(roster, choices).changes).roster;
const classesOf = (roster: Roster, id: string): readonly string[] =>
  [...roster.values()].flatMap(({ kind, fields: { student, to, classroom = '' } }) =>
    kind === 'enrollment' && student === id && to === undefined
      ? [valueIn(roster, `classroom/${classroom}`, 'name') ?? '']
      : [],
  );

const school = rosterOf([
  aClass('a', '4A'),
  aClass('b', '4B'),
  aClass('c', '5A'),
  ...aStudent('ada', '4', 'a'),
  ...aStudent('bo', '4', 'b'),
  ...aStudent('cy', '5', 'c'),
]);

describe('[ROS-7] [R15] the school year rollover', () => {
  test('classes move up, the highest grade leaves, and the lowest opens again for new students', () => {
    const { summary } = plan(school);
    expect(summary.classes.map(({ name, step, reopen }) => ({ name, step, reopen }))).toEqual([
      { name: '4A', step: { kind: 'new', name: '5A', taughtBy: 'c' }, reopen: true },
      { name: '4B', step: { kind: 'new', name: '5B', taughtBy: 'b' }, reopen: true },
      { name: '5A', step: { kind: 'close' }, reopen: false },
    ]);
    const next = after(school);
    expect(classesOf(next, 'ada')).toEqual(['5A']);
    expect(valueIn(next, 'student/ada', 'grade')).toBe('5');
    expect(valueIn(next, 'student/cy', 'state')).toBe('archived');
    expect(valueIn(next, 'classroom/a', 'state')).toBe('archived');
    expect(valueIn(next, 'enrollment/ada in a', 'to')).toBe(today);
  });

  test('a student who repeats joins the new class of their grade, a leaver joins no class, and both are counted', () => {
    const students = { ada: 'repeats', bo: 'leaves' } as const;
    const next = after(school, { students });
    expect(classesOf(next, 'ada')).toEqual(['4A']);
    expect(valueIn(next, 'student/ada', 'grade')).toBe('4');
    expect(classesOf(next, 'bo')).toEqual([]);
    expect(plan(school, { students }).summary.counts).toEqual({
      students: 3,
      up: 0,
      repeats: 1,
      leaves: 2,
      ungraded: 0,
      withoutClass: 0,
    });
  });

  test('a class without a known grade stays until a user decides', () => {
    const roster = rosterOf([aClass('club', 'Robots'), ...aStudent('dee', null, 'club')]);
    expect(plan(roster).summary.issues).toEqual([{ code: 'class-undecided', id: 'club', name: 'Robots' }]);
    expect(plan(roster).changes).toEqual([]);
    const said = { lastGrade: '5', classes: { club: { grade: '2' } } } as const;
    expect(valueIn(after(roster, said), 'student/dee', 'grade')).toBe('3');
  });

  test('a class of several grades keeps its name, and each student moves up by their own grade', () => {
    const roster = rosterOf([
      aClass('m', 'Multi-age'),
      ...aStudent('eli', '1', 'm'),
      ...aStudent('fay', '2', 'm'),
    ]);
    const next = after(roster, { lastGrade: '5' });
    expect(classesOf(next, 'eli')).toEqual(['Multi-age']);
    expect(valueIn(next, 'student/eli', 'grade')).toBe('2');
    expect(valueIn(next, 'student/fay', 'grade')).toBe('3');
  });

  test('a class can join an existing class, but not one that leaves', () => {
    const with6 = rosterOf([...school.values(), aClass('six', '6A')]);
    const join = (classroom: string) =>
      ({ lastGrade: '6', classes: { c: { step: { kind: 'join', classroom } } } }) as const;
    expect(classesOf(after(with6, join('six')), 'cy')).toEqual(['6A']);
    expect(plan(with6, join('a')).summary.issues).toEqual([{ code: 'no-such-class', id: 'c', name: '5A' }]);
  });

  test('the number of leavers must be typed if more than a fifth leave', () => {
    expect(plan(school).summary.confirm).toEqual({ removed: 1, share: 0.33 });
    const many = rosterOf([...school.values(), ...['g', 'h', 'i'].flatMap((id) => aStudent(id, '4', 'a'))]);
    expect(plan(many).summary.confirm).toBeNull();
  });
});

const someId = (prefix: string, most: number) =>
  fc.integer({ min: 1, max: most }).map((at) => `${prefix}${at}`);
const someSchool: fc.Arbitrary<Roster> = fc
  .record({
    rooms: fc.array(fc.constantFrom('KA', '1A', '1B', '2A', 'Robots'), { minLength: 1, maxLength: 5 }),
    students: fc.array(
      fc.record({
        grade: fc.option(fc.constantFrom(...grades)),
        state: fc.constantFrom('active', 'active', 'active', 'archived'),
        in: fc.array(fc.record({ room: fc.nat(4), ended: fc.boolean() }), { maxLength: 2 }),
      }),
      { maxLength: 12 },
    ),
  })
  .map(({ rooms, students }) => {
    const rows: RosterRow[] = rooms.map((name, at) => aClass(`c${at + 1}`, name));
    students.forEach(({ grade, state, in: places }, at) => {
      const id = `s${at + 1}`;
      const archivedOn = state === 'archived' ? '2027-01-11' : null;
      rows.push({
        kind: 'student',
        id,
        fields: fieldsOf({ state, organization, given: id, grade, archivedOn }),
      });
      places.forEach(({ room, ended }, place) => {
        const classroom = `c${(room % rooms.length) + 1}`;
        const to = ended ? '2027-01-11' : null;
        const fields = fieldsOf({ state: 'active', classroom, student: id, from: '2026-08-17', to });
        rows.push({ kind: 'enrollment', id: `e${at}-${place}`, fields });
      });
    });
    return rosterOf(rows);
  });
const someChoices: fc.Arbitrary<RolloverChoices> = fc.record({
  lastGrade: fc.option(fc.constantFrom(...grades)),
  classes: fc.dictionary(
    someId('c', 5),
    fc.record(
      {
        grade: fc.constantFrom(...grades),
        reopen: fc.boolean(),
        step: fc.oneof(
          fc.record({
            kind: fc.constant('new' as const),
            name: fc.constantFrom('2A', 'Moon'),
            taughtBy: someId('c', 6),
          }),
          fc.record({ kind: fc.constant('join' as const), classroom: someId('c', 6) }),
          fc.record({ kind: fc.constantFrom('close' as const, 'stay' as const) }),
        ),
      },
      { requiredKeys: [] },
    ),
  ),
  students: fc.dictionary(someId('s', 12), fc.constantFrom('goes-up', 'repeats', 'leaves')),
});
const sorted = (roster: Roster) =>
  [...roster.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

describe('[ROS-7] [R15] the rollover of any school', () => {
  test('the results of the students add up to all students, and every student is in a list', () => {
    fc.assert(
      fc.property(someSchool, someChoices, (roster, choices) => {
        const { counts } = plan(roster, choices).summary;
        const next = after(roster, choices);
        const there = [...roster.values()].filter(
          ({ kind, fields }) => kind === 'student' && fields['state'] === 'active',
        );
        expect(counts.up + counts.repeats + counts.leaves + counts.ungraded).toBe(there.length);
        const stay = there.filter(({ id }) => valueIn(next, `student/${id}`, 'state') === 'active');
        expect(there.length - stay.length).toBe(counts.leaves);
        const isTaught = (id: string) => valueIn(next, `classroom/${id}`, 'state') === 'active';
        const placed = new Set(
          [...next.values()].flatMap(({ kind, fields: { student = '', classroom = '', to } }) =>
            kind === 'enrollment' && to === undefined && isTaught(classroom) ? [student] : [],
          ),
        );
        expect(stay.filter(({ id }) => !placed.has(id)).length).toBe(counts.withoutClass);
        const classless = there.filter(({ id }) => !stay.some((one) => one.id === id));
        expect(classless.filter(({ id }) => placed.has(id))).toEqual([]);
      }),
    );
  });

  test('the preview counts what applying does: every change the first time, and none the second time', () => {
    fc.assert(
      fc.property(someSchool, someChoices, (roster, choices) => {
        const { changes } = plan(roster, choices);
        const first = applyChanges(roster, changes);
        expect(first.changes.filter(({ outcome }) => outcome.of !== 'done')).toEqual([]);
        const second = applyChanges(first.roster, changes);
        expect(second.changes.filter(({ outcome }) => outcome.of === 'done')).toEqual([]);
        expect(sorted(second.roster)).toEqual(sorted(first.roster));
      }),
    );
  });

  test('undoing a rollover restores the roster', () => {
    fc.assert(
      fc.property(someSchool, someChoices, (roster, choices) => {
        const applied = applyChanges(roster, plan(roster, choices).changes);
        const undone = applyChanges(applied.roster, inverse(applied.changes));
        expect(sorted(undone.roster)).toEqual(sorted(roster));
      }),
    );
  });
});
