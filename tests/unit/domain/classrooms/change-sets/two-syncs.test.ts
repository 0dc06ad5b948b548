import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HeldRoster, SourceLink } from '#domain/rosters/plan/import-needs.ts';
import { planImport } from '#domain/rosters/plan/plan-import.ts';
import type { RosterSnapshot } from '#domain/rosters/files/roster-snapshot.ts';
import { applyChanges } from '#domain/classrooms/change-sets/apply-changes.ts';
import type { Change } from '#domain/classrooms/change-sets/change.ts';
import { type FieldKey, fieldKeyOf } from '#domain/classrooms/change-sets/separate-overwriting.ts';
import { keyOf, type Roster, type RosterRow } from '#domain/classrooms/change-sets/roster.ts';
import { aReading } from '../../../../builders/a-reading.ts';

const numbers = ['1', '2', '3', '4'] as const;
const told = fc.record({
  number: fc.constantFrom(...numbers),
  given: fc.constantFrom('Ada', 'Bo', 'Cy'),
  status: fc.constantFrom('active', 'active', 'tobedeleted'),
  room: fc.constantFrom('c1', 'c2'),
  enrolled: fc.constantFrom('active', 'tobedeleted'),
});
type Told = typeof told extends fc.Arbitrary<infer T> ? T : never;

const snapshotOf = (letter: string, students: readonly Told[]): RosterSnapshot =>
  aReading({
    'orgs.csv': ['sourcedId|status|name|type|identifier', 's1||Oak School|school|'],
    'classes.csv': [
      'sourcedId|status|title|schoolSourcedId',
      `${letter}c1||Robots ${letter}|s1`,
      `${letter}c2||Bridges ${letter}|s1`,
    ],
    'users.csv': [
      'sourcedId|status|orgSourcedIds|role|givenName|familyName|identifier',
      ...students.map(({ number, status, given }) =>
        [`${letter}${number}`, status, 's1', 'student', given, 'Lee', `${letter}${number}`].join('|'),
      ),
    ],
    'enrollments.csv': [
      'sourcedId|status|classSourcedId|schoolSourcedId|userSourcedId|role',
      ...students.map(({ number, room, enrolled }) =>
        ['e', enrolled, `${letter}${room}`, 's1', `${letter}${number}`, 'student'].join('|'),
      ),
    ],
  }).snapshot;

const places = fc.array(fc.nat(40), { maxLength: 5 });
const states = fc.uniqueArray(told, { selector: ({ number }) => number, maxLength: 4 });

/** The roster, and the links of each source. */
type Held = {
  readonly roster: Roster;
  readonly links: Readonly<Record<string, readonly SourceLink[]>>;
  readonly edited: ReadonlySet<FieldKey>;
};

let last = 0;
function synced(held: Held, letter: string, snapshot: RosterSnapshot): Held & { readonly changes: number } {
  const links = held.links[letter] ?? [];
  const seen: HeldRoster = { ...held, links };
  const sameAs = new Map(
    snapshot.students.length === 0 ? [] : [...snapshot.students].map(({ id }) => [id ?? '', 'new']),
  );
  const choices = {
    organization: '/oak',
    today: '2026-09-01',
    archiveLeft: true,
    overwriteEdits: false,
    inviteStaff: false,
    by: 'mia',
    schools: new Map(),
    sameAs,
    provider: null,
  } as const;
  const plan = planImport(snapshot, seen, choices, () => `n${(last += 1)}`);
  return {
    edited: held.edited,
    roster: applyChanges(held.roster, plan.changes).roster,
    links: { ...held.links, [letter]: [...links, ...plan.links] },
    changes: plan.changes.length,
  };
}

const editOf = (row: RosterRow): Omit<Change, 'from'> =>
  row.kind === 'enrollment'
    ? { kind: row.kind, id: row.id, field: 'to', to: '2026-09-15' }
    : {
        kind: row.kind,
        id: row.id,
        field: row.kind === 'student' ? 'given' : 'name',
        to: `Edited ${row.id}`,
      };

function edit(held: Held, places: readonly number[]): Held {
  const rows = [...held.roster.values()];
  const edits = new Map(
    places.flatMap((place) => {
      const row = rows[place % Math.max(1, rows.length)];
      return row === undefined ? [] : [[keyOf(row), { row, change: editOf(row) }] as const];
    }),
  );
  const changes = [...edits.values()].map(({ row, change }) => ({
    ...change,
    from: row.fields[change.field] ?? null,
  }));
  return {
    ...held,
    roster: applyChanges(held.roster, changes).roster,
    edited: new Set(changes.map(fieldKeyOf)),
  };
}

const editedIn = (
  { roster }: Held,
  edited: Held['edited'],
): readonly (readonly [FieldKey, string | null])[] =>
  [...roster.values()].flatMap((row) => {
    const { field } = editOf(row);
    const key = fieldKeyOf({ ...row, field });
    return edited.has(key) ? [[key, row.fields[field] ?? null] as const] : [];
  });

function shown({ roster }: Held): readonly string[] {
  const nameOf = (kind: 'classroom' | 'student', id: string | undefined): string => {
    const { name, given, studentId } = roster.get(`${kind}/${id ?? ''}`)?.fields ?? {};
    return JSON.stringify([name, given, studentId]);
  };
  return [...roster.values()]
    .map(({ kind, fields: { classroom, student, ...fields } }) =>
      JSON.stringify([
        kind,
        kind === 'enrollment' ? [nameOf('classroom', classroom), nameOf('student', student)] : null,
        Object.entries(fields).map(String).toSorted(),
      ]),
    )
    .toSorted();
}

test('[ROS-12] [R11] [R12] two sources give the same result in any order, keep manual edits, and another sync changes nothing', () => {
  const empty: Held = { roster: new Map(), links: {}, edited: new Set() };
  fc.assert(
    fc.property(fc.tuple(states, states), fc.tuple(states, states), places, ([a0, b0], [a1, b1], edits) => {
      const begun = synced(synced(empty, 'a', snapshotOf('a', a0)), 'b', snapshotOf('b', b0));
      const held = edit(begun, edits);
      const [a, b] = [snapshotOf('a', a1), snapshotOf('b', b1)];
      const one = synced(synced(held, 'a', a), 'b', b);
      const other = synced(synced(held, 'b', b), 'a', a);
      expect(shown(one)).toEqual(shown(other));
      expect([synced(one, 'a', a).changes, synced(one, 'b', b).changes]).toEqual([0, 0]);
      expect(editedIn(one, held.edited)).toEqual(editedIn(held, held.edited));
    }),
    { numRuns: 80 },
  );
});

const someFiles = fc.array(fc.tuple(fc.constantFrom('a', 'b'), states), { minLength: 1, maxLength: 6 });
const someActs = fc.array(fc.tuple(fc.nat(40), fc.constantFrom('rename', 'archive', 'end')), {
  minLength: 1,
  maxLength: 5,
});

/** A user's change of a row: a new name, archiving, or the end of an enrollment. Null if the row has no such change. */
function actOn(row: RosterRow, act: 'archive' | 'end' | 'rename'): Change | null {
  const { kind, id } = row;
  const changed = (field: string, to: string): Change => ({
    kind,
    id,
    field,
    from: row.fields[field] ?? null,
    to,
  });
  if (kind === 'enrollment') return act === 'end' ? changed('to', '2026-09-01') : null;
  if (act === 'archive') return changed('state', 'archived');
  return act === 'rename' ? changed(kind === 'student' ? 'family' : 'name', `Changed ${id}`) : null;
}

test('[ROS-12] [R11] what a user changed, archived or ended is kept, for any later files in any order', () => {
  const empty: Held = { roster: new Map(), links: {}, edited: new Set() };
  fc.assert(
    fc.property(fc.tuple(states, states), someActs, someFiles, ([a, b], acts, files) => {
      const begun = synced(synced(empty, 'a', snapshotOf('a', a)), 'b', snapshotOf('b', b));
      const rows = [...begun.roster.values()];
      const changes = acts.flatMap(([place, act]) => {
        const row = rows[place % Math.max(1, rows.length)];
        return row === undefined ? [] : (actOn(row, act) ?? []);
      });
      const held = {
        ...begun,
        roster: applyChanges(begun.roster, changes).roster,
        edited: new Set(changes.map(fieldKeyOf)),
      };
      const end = files.reduce<Held>(
        (now, [letter, told]) => synced(now, letter, snapshotOf(letter, told)),
        held,
      );
      for (const { kind, id, field } of changes)
        expect(end.roster.get(keyOf({ kind, id }))?.fields[field]).toBe(
          held.roster.get(keyOf({ kind, id }))?.fields[field],
        );
    }),
    { numRuns: 150 },
  );
});
