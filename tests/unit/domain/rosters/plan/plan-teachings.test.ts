import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planImport } from '#domain/rosters/plan/plan-import.ts';
import type { HeldRoster, ImportChoices } from '#domain/rosters/plan/import-needs.ts';
import type { RosterSnapshot } from '#domain/rosters/files/roster-snapshot.ts';
import { applyChanges } from '#domain/classrooms/change-sets/apply-changes.ts';
import { editedElsewhere } from '#domain/classrooms/change-sets/edited-elsewhere.ts';
import { inverse } from '#domain/classrooms/change-sets/inverse.ts';
import {
  keyOf,
  type Roster,
  rosterOf,
  type RosterRow,
  teachingId,
  valueIn,
} from '#domain/classrooms/change-sets/roster.ts';
import { aReading, oneRosterFiles } from '../../../../builders/a-reading.ts';

const accounts = new Map([
  ['eve@oak.example', 'eve'],
  ['fay@oak.example', 'fay'],
]);
const present = new Set(accounts.values());
const choices: ImportChoices = {
  organization: '/oak',
  provider: 'oneroster',
  today: '2026-09-01',
  archiveLeft: true,
  overwriteEdits: false,
  inviteStaff: false,
  by: 'mia',
  schools: new Map(),
  sameAs: new Map(),
};
const nothing: HeldRoster = { roster: new Map(), links: [], edited: new Set() };

let last = 0;
const plan = (snapshot: RosterSnapshot, held = nothing, some: Partial<ImportChoices> = {}) =>
  planImport(snapshot, { ...held, staff: accounts }, { ...choices, ...some }, () => `n${(last += 1)}`);
const after = (held: HeldRoster, made: ReturnType<typeof plan>): HeldRoster => ({
  ...held,
  roster: applyChanges(held.roster, made.changes, present).roster,
  links: [...held.links, ...made.links],
});
const snapshotOf = (files: Partial<Record<keyof typeof oneRosterFiles, readonly string[]>> = {}) =>
  aReading({ ...oneRosterFiles, ...files }).snapshot;
const teachersOf = ({ roster }: HeldRoster) =>
  [...roster.values()].flatMap(({ kind, fields }) => (kind === 'teaching' ? [fields['teacher']] : []));
const withTeacher = (line: string) => ({
  'enrollments.csv': [...oneRosterFiles['enrollments.csv'].slice(0, 3), line],
});

test('[ROS-5] a member with an address in the files teaches the class in addition to its teachers, and another import changes nothing', () => {
  const first = plan(snapshotOf());
  expect(first.counts).toMatchObject({ teachings: { added: 1 }, staff: { unchanged: 1 } });
  expect(first.rows.find(({ kind }) => kind === 'teaching')).toMatchObject({
    act: 'added',
    name: 'Eve Stone · Robots',
  });
  const held = after(nothing, first);
  expect(teachersOf(held)).toEqual(['eve']);
  expect(plan(snapshotOf(), held).changes).toEqual([]);
});

test('[ROS-5] the importing user owns new classes, and is not added twice', () => {
  expect(plan(snapshotOf(), nothing, { by: 'eve' }).counts.teachings).toMatchObject({
    added: 0,
    unchanged: 1,
  });
});

test('[ROS-5] [R18] unknown staff are not added to classes, and are invited only if a user requests it', () => {
  const users = oneRosterFiles['users.csv'].map((line) => line.replace('eve@oak', 'eve@elm'));
  const snapshot = snapshotOf({ 'users.csv': users });
  const asked = plan(snapshot);
  expect(asked.counts).toMatchObject({ teachings: { added: 0, undecided: 1 }, staff: { undecided: 1 } });
  expect(JSON.stringify(asked.rows)).not.toContain('eve@elm.example');
  const invited = plan(snapshot, nothing, { inviteStaff: true });
  expect(invited.counts.staff).toMatchObject({ added: 1, undecided: 0 });
  expect(invited.rows.find(({ kind }) => kind === 'staff')).toMatchObject({
    act: 'added',
    name: 'Eve Stone',
    changes: [
      { field: 'email', from: null, to: 'eve@elm.example' },
      { field: 'role', from: null, to: 'teacher' },
      { field: 'organization', from: null, to: '/oak' },
    ],
  });
  for (const address of ['', '0a1b@left-out.invalid']) {
    const nameless = oneRosterFiles['users.csv'].map((line) => line.replace('eve@oak.example', address));
    expect(
      plan(snapshotOf({ 'users.csv': nameless }), nothing, { inviteStaff: true }).counts.staff,
    ).toMatchObject({
      added: 0,
      undecided: 1,
    });
  }
});

test('[ROS-5] [R13] [R20] a teacher who left is removed only on request, and a teacher who is not in the files, or an owner, stays', () => {
  const held = after(nothing, plan(snapshotOf()));
  const left = snapshotOf(withTeacher('e3|inactive||c1|s1|u3|teacher|true||'));
  const stored = plan(left, held, { archiveLeft: false });
  expect(stored.changes).toEqual([]);
  expect(stored.counts.teachings).toMatchObject({ left: 1 });
  const going = plan(left, held);
  expect(teachersOf(after(held, going))).toEqual([]);
  expect(going.rows.filter(({ kind }) => kind === 'teaching')).toMatchObject([{ act: 'left' }]);
  expect(plan(snapshotOf(withTeacher('')), held).changes).toEqual([]);
  const owned = new Map(
    [...held.roster].map(([key, row]): [typeof key, RosterRow] => [
      key,
      row.kind === 'teaching' ? { ...row, fields: { ...row.fields, role: 'owner' } } : row,
    ]),
  );
  expect(plan(left, { ...held, roster: owned }).changes).toEqual([]);
});

test('[ROS-5] [R11] [R12] changes that people made on the pages of a class override the files: teachers and terms', () => {
  const told = plan(snapshotOf());
  const held = after(nothing, told);
  const [room] = [...held.roster.values()].filter(({ kind }) => kind === 'classroom');
  const id = room?.id ?? '';
  const said = told.changes.filter(
    ({ kind, field }) =>
      (kind === 'teaching' && field === 'state') || (kind === 'classroom' && field === 'term'),
  );
  const classrooms = (roster: Roster) =>
    rosterOf([...roster.values()].filter(({ kind }) => kind === 'classroom' || kind === 'teaching'));
  expect([...editedElsewhere(classrooms(held.roster), said)]).toEqual([]);
  const roster = new Map(held.roster);
  roster.delete(`teaching/${teachingId(id, 'eve')}`);
  const renamed = { kind: 'classroom', id, fields: { ...room?.fields, term: '/ Autumn' } } as const;
  roster.set(keyOf(renamed), renamed);
  const edited = editedElsewhere(classrooms(roster), said);
  expect([...edited].toSorted()).toEqual([`classroom/${id}#term`, `teaching/${teachingId(id, 'eve')}#state`]);
  const next = plan(snapshotOf(), { ...held, roster, edited });
  expect(next.changes).toEqual([]);
  expect(next.counts).toMatchObject({ teachings: { heldBack: 1 }, classrooms: { heldBack: 1 } });
  expect(plan(snapshotOf(), { ...held, roster, edited }, { overwriteEdits: true }).changes).not.toEqual([]);
});

test('[ROS-5] a class has the term of the files, from the first day of its terms to the last', () => {
  const termOf = (terms: readonly string[], cell: string) => {
    const [header] = oneRosterFiles['academicSessions.csv'];
    const classes = oneRosterFiles['classes.csv'].map((line) => line.replace(/\|t1$/u, `|${cell}`));
    const made = plan(snapshotOf({ 'academicSessions.csv': [header, ...terms], 'classes.csv': classes }));
    return made.changes.find(({ kind, field }) => kind === 'classroom' && field === 'term')?.to;
  };
  const fall = 't1|||Fall|term|2026-08-20|2026-12-20||2027';
  const spring = 't2|||Spring|term|2027-01-05|2027-06-10||2027';
  expect(termOf([fall], 't1')).toBe('2026-08-20/2026-12-20 Fall');
  expect(termOf([spring, fall], 't2,t1')).toBe('2026-08-20/2027-06-10 Fall, Spring');
  expect(termOf(['t1|||Back|term|2026-12-20|2026-08-20||2027'], 't1')).toBe('/ Back');
});

test("[ROS-5] removing more than 10% of a school's teachers needs a confirmation", () => {
  const room = (id: string): RosterRow => ({
    kind: 'classroom',
    id,
    fields: { state: 'active', organization: '/oak', name: id },
  });
  const teaching = (classroom: string, teacher: string, role: string): RosterRow => ({
    kind: 'teaching',
    id: teachingId(classroom, teacher),
    fields: { state: 'active', classroom, teacher, role },
  });
  /** The confirmation when this many other classes have a teacher. Each class has a different teacher, or all have the teacher `one`. */
  const confirmWith = (others: number, one?: string) => {
    const held = after(nothing, plan(snapshotOf()));
    const more = Array.from({ length: others }, (_, at) => [
      room(`r${at}`),
      teaching(`r${at}`, one ?? `t${at}`, 'owner'),
    ]);
    const roster = rosterOf([...held.roster.values(), ...more.flat()]);
    const left = snapshotOf(withTeacher('e3|inactive||c1|s1|u3|teacher|true||'));
    return planImport(left, { ...held, roster, staff: accounts }, choices, () => `n${(last += 1)}`).confirm;
  };
  expect(confirmWith(8)).toMatchObject({ removed: 1 });
  expect(confirmWith(9)).toBeNull();
  // The confirmation counts teachers, and a teacher who keeps a class is not removed.
  expect(confirmWith(9, 't1')).toMatchObject({ removed: 1 });
  expect(confirmWith(1, accounts.get('eve@oak.example') ?? '')).toBeNull();
});

test('[ROS-9] after any changes, an undo of the import restores the teachers', () => {
  const line = fc.constantFrom('e3|||c1|s1|u3|teacher|true||', 'e3|inactive||c1|s1|u3|teacher|true||');
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
      let held = nothing;
      for (const each of lines) {
        const made = plan(snapshotOf(withTeacher(each)), held);
        const { counts } = made;
        const sum = Object.values(counts.teachings).reduce((all, count) => all + count, 0);
        expect(sum).toBe(1);
        const applied = applyChanges(held.roster, made.changes, present);
        const undone = applyChanges(applied.roster, inverse(applied.changes), present).roster;
        expect([...undone.keys()].toSorted()).toEqual([...held.roster.keys()].toSorted());
        held = after(held, made);
      }
    }),
    { numRuns: 30 },
  );
});

test('[ROS-9] an undo does not bring back a teacher whose account is deleted', () => {
  const held = after(nothing, plan(snapshotOf()));
  const going = plan(snapshotOf(withTeacher('e3|inactive||c1|s1|u3|teacher|true||')), held);
  const done = applyChanges(held.roster, going.changes, present);
  const undone = applyChanges(done.roster, inverse(done.changes), new Set());
  const teaching = undone.changes.filter(({ kind }) => kind === 'teaching');
  expect(teaching.every(({ outcome }) => outcome.of === 'impossible')).toBe(true);
  const key = keyOf({ kind: 'teaching', id: teaching[0]?.id ?? '' });
  expect(valueIn(undone.roster, key, 'state')).toBeNull();
});
