import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges } from '#domain/classrooms/change-sets/apply-changes.ts';
import type { AppliedChange, Change } from '#domain/classrooms/change-sets/change.ts';
import { fieldKeyOf, separateOverwriting } from '#domain/classrooms/change-sets/separate-overwriting.ts';
import { inverse } from '#domain/classrooms/change-sets/inverse.ts';
import { planChanges } from '#domain/classrooms/change-sets/plan-changes.ts';
import {
  keyOf,
  type Roster,
  type RosterRow,
  rosterOf,
  valueIn,
} from '#domain/classrooms/change-sets/roster.ts';

const ids = ['1', '2', '3', '4'];
const state = fc.constantFrom('active', 'archived');
const name = fc.constantFrom('Ada', 'Bo', 'Cy', '007');

const someRows = (kind: 'classroom' | 'student', fields: readonly string[]) =>
  fc
    .subarray(ids)
    .chain((some) =>
      fc.tuple(
        ...some.map((id) =>
          fc
            .record(
              { state, ...Object.fromEntries(fields.map((field) => [field, name])) },
              { requiredKeys: ['state'] },
            )
            .map((values): RosterRow => ({ kind, id, fields: { ...values } })),
        ),
      ),
    );

const enrollmentsIn = (classrooms: readonly RosterRow[], students: readonly RosterRow[]) =>
  fc.subarray(
    classrooms.flatMap((classroom) =>
      students.map((student): RosterRow => ({
        kind: 'enrollment',
        id: `${classroom.id}-${student.id}`,
        fields: { state: 'active', classroom: classroom.id, student: student.id, from: '2026-08-17' },
      })),
    ),
  );

const someRoster: fc.Arbitrary<Roster> = fc
  .tuple(someRows('classroom', ['name', 'grade']), someRows('student', ['given', 'family']))
  .chain(([classrooms, students]) =>
    enrollmentsIn(classrooms, students).map((enrolled) =>
      rosterOf([...classrooms, ...students, ...enrolled]),
    ),
  );

const sorted = (roster: Roster) =>
  [...roster.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

const withField = (roster: Roster, { kind, id, field }: Change, value: string): Roster => {
  const row = roster.get(keyOf({ kind, id }));
  return row === undefined
    ? roster
    : new Map(roster).set(keyOf(row), { ...row, fields: { ...row.fields, [field]: value } });
};

const undo = (roster: Roster, done: readonly AppliedChange[]) => {
  const { roster: undone, changes } = applyChanges(roster, inverse(done));
  const those = (of: string) => changes.filter(({ outcome }) => outcome.of === of);
  return { roster: undone, changes, kept: those('kept'), impossible: those('impossible') };
};

describe('[ROS-9] changes of a roster', () => {
  test('applying a plan gives the requested roster, and each change is done', () => {
    fc.assert(
      fc.property(someRoster, someRoster, (current, wanted) => {
        const applied = applyChanges(current, planChanges(current, wanted));
        expect(sorted(applied.roster)).toEqual(sorted(wanted));
        expect(applied.changes.every(({ outcome }) => outcome.of === 'done')).toBe(true);
      }),
    );
  });

  test('a roster in the requested state needs no changes', () => {
    fc.assert(
      fc.property(someRoster, (roster) => {
        expect(planChanges(roster, rosterOf(sorted(roster)))).toEqual([]);
      }),
    );
  });

  test('an immediate undo leaves no changes', () => {
    fc.assert(
      fc.property(someRoster, someRoster, (current, wanted) => {
        const applied = applyChanges(current, planChanges(current, wanted));
        const undone = undo(applied.roster, applied.changes);
        expect(sorted(undone.roster)).toEqual(sorted(current));
        expect(undone.kept).toEqual([]);
        expect(undone.impossible).toEqual([]);
      }),
    );
  });

  test('[ROS-12] [R14] an undo keeps later edits, and reverses or lists the rest', () => {
    fc.assert(
      fc.property(someRoster, someRoster, fc.nat(), (current, wanted, at) => {
        const applied = applyChanges(current, planChanges(current, wanted));
        const edited = applied.changes.filter(({ field, to }) => to !== null && field !== 'state');
        fc.pre(edited.length > 0);
        const change = edited[at % edited.length];
        if (change === undefined || change.kind === 'enrollment') return;
        const between = withField(applied.roster, change, 'edited since');
        const undone = undo(between, applied.changes);
        expect(undone.roster.get(keyOf(change))?.fields[change.field]).toBe('edited since');
        expect(undone.kept.map(fieldKeyOf)).toContain(fieldKeyOf(change));
        expect(undone.changes).toHaveLength(applied.changes.length);
      }),
    );
  });

  test('an outdated preview overwrites nothing', () => {
    fc.assert(
      fc.property(someRoster, someRoster, someRoster, (seen, wanted, current) => {
        const changes = planChanges(seen, wanted);
        const applied = applyChanges(current, changes);
        expect(applied.changes).toHaveLength(changes.length);
        for (const { outcome, kind, id, field, from } of applied.changes) {
          if (outcome.of === 'done') continue;
          const before = current.get(keyOf({ kind, id }))?.fields[field] ?? null;
          const after = applied.roster.get(keyOf({ kind, id }))?.fields[field] ?? null;
          expect(after === before || from === before).toBe(true);
        }
        for (const row of applied.roster.values()) {
          for (const named of ['classroom', 'student'] as const) {
            const other = row.kind === 'enrollment' ? row.fields[named] : undefined;
            expect(other === undefined || applied.roster.has(keyOf({ kind: named, id: other }))).toBe(true);
          }
        }
      }),
    );
  });

  test('a row that other rows refer to stays, and the undo gives the reason', () => {
    const added = applyChanges(
      rosterOf([{ kind: 'classroom', id: '1', fields: { state: 'active', name: 'Bo' } }]),
      [{ kind: 'student', id: '7', field: 'state', from: null, to: 'active' }],
    );
    const enrollment: RosterRow = {
      kind: 'enrollment',
      id: '1-7',
      fields: { state: 'active', classroom: '1', student: '7' },
    };
    const since = new Map(added.roster).set(keyOf(enrollment), enrollment);
    const undone = undo(since, added.changes);
    expect(undone.impossible.map(({ outcome }) => outcome)).toEqual([{ of: 'impossible', why: 'in-use' }]);
    expect(undone.roster).toEqual(since);
  });

  test('[ROS-12] [R11] [R12] a sync does not overwrite what a person edited or removed', () => {
    fc.assert(
      fc.property(someRoster, someRoster, fc.nat(), (current, wanted, at) => {
        const changes = planChanges(current, wanted);
        const edited = new Set(changes.filter((_, index) => (index + at) % 5 === 0).map(fieldKeyOf));
        const { free, overwriting } = separateOverwriting(changes, edited);
        expect(free.length + overwriting.length).toBe(changes.length);
        expect(free.filter((change) => edited.has(fieldKeyOf(change)))).toEqual([]);
        const { roster } = applyChanges(current, free);
        for (const change of overwriting) {
          expect(valueIn(roster, keyOf(change), change.field)).toBe(change.from);
        }
      }),
    );
  });

  test('[R12] a removal is held back as a whole if one of its fields was edited', () => {
    const student: RosterRow = {
      kind: 'student',
      id: '7',
      fields: { state: 'active', given: 'Ada', family: 'Bo' },
    };
    const changes = planChanges(rosterOf([student]), rosterOf([]));
    const edited = new Set([fieldKeyOf({ kind: 'student', id: '7', field: 'given' })]);
    expect(separateOverwriting(changes, edited)).toEqual({ free: [], overwriting: changes });
  });
});
