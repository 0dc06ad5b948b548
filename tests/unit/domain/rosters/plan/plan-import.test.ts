import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HeldRoster, ImportChoices } from '#domain/rosters/plan/import-needs.ts';
import { type ImportPlan, planImport } from '#domain/rosters/plan/plan-import.ts';
import type { RosterSnapshot } from '#domain/rosters/files/roster-snapshot.ts';
import { applyChanges } from '#domain/classrooms/change-sets/apply-changes.ts';
import { type FieldKey } from '#domain/classrooms/change-sets/separate-overwriting.ts';
import { type Roster, rosterOf } from '#domain/classrooms/change-sets/roster.ts';
import { aReading, oneRosterFiles } from '../../../../builders/a-reading.ts';

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
const plan = (
  snapshot: RosterSnapshot,
  held: HeldRoster = nothing,
  some: Partial<ImportChoices> = {},
): ImportPlan => planImport(snapshot, held, { ...choices, ...some }, () => `n${(last += 1)}`);

const after = (held: HeldRoster, { changes, links }: ImportPlan): HeldRoster => ({
  ...held,
  roster: applyChanges(held.roster, changes).roster,
  links: [...held.links, ...links],
});

const rowsOf = (roster: Roster, kind: string) =>
  [...roster.values()].filter((row) => row.kind === kind).map(({ fields }) => fields);
const total = (counts: object): number =>
  Object.values(counts).reduce((sum: number, count) => sum + Number(count), 0);

const ids = fc.constantFrom('u1', 'u2', 'u3', 'u4');
const name = fc.constantFrom('Ada', 'Bo', 'Cy');
const user = fc.record({
  id: ids,
  given: name,
  family: name,
  number: fc.constantFrom('', '001', '002', '003'),
  status: fc.constantFrom('active', 'tobedeleted'),
});
/** Snapshots of a changing district: its users, and their enrollments in two classes. */
const snapshots = fc
  .tuple(
    fc.uniqueArray(user, { selector: ({ id }) => id, maxLength: 4 }),
    fc.uniqueArray(fc.tuple(ids, fc.constantFrom('c1', 'c2')), {
      selector: (pair) => pair.join(),
      maxLength: 8,
    }),
  )
  .map(([users, pairs]) => ({
    ...oneRosterFiles,
    'classes.csv': ['sourcedId|status|title|schoolSourcedId', 'c1||Robots|s1', 'c2||Bridges|s1'],
    'users.csv': [
      'sourcedId|status|orgSourcedIds|role|givenName|familyName|identifier',
      ...users.map((one) =>
        [one.id, one.status, 's1', 'student', one.given, one.family, one.number].join('|'),
      ),
    ],
    'enrollments.csv': [
      'sourcedId|status|classSourcedId|schoolSourcedId|userSourcedId|role',
      ...pairs.map(([id, c]) => `e||${c}|s1|${id}|student`),
    ],
  }))
  .map((files) => aReading(files).snapshot);

describe('[ROS-5] the plan of an import', () => {
  test('adds everything to an empty school, and nothing the second time', () => {
    const { snapshot } = aReading(oneRosterFiles);
    const first = plan(snapshot);
    expect(first.counts).toMatchObject({
      classrooms: { added: 1 },
      students: { added: 2 },
      enrollments: { added: 2 },
    });
    const held = after(nothing, first);
    expect(rowsOf(held.roster, 'student')).toMatchObject([
      { given: 'Ada', studentId: '00123', organization: '/oak' },
      { given: 'Bo' },
    ]);
    expect(rowsOf(held.roster, 'classroom')).toMatchObject([{ name: 'Robots', gradeBand: '3-5' }]);
    const second = plan(snapshot, held);
    expect(second.changes).toEqual([]);
    expect(second.counts.students.unchanged).toBe(2);
  });

  test('changes a value that changed at the source, and keeps a value that the source omits', () => {
    const held = after(nothing, plan(aReading(oneRosterFiles).snapshot));
    const users = ['sourcedId|status|orgSourcedIds|role|givenName|familyName', 'u1||s1|student|Ada|Byron'];
    const { changes } = plan(aReading({ 'users.csv': users }).snapshot, held);
    expect(changes).toMatchObject([{ kind: 'student', field: 'family', from: 'Lovelace', to: 'Byron' }]);
  });

  test('[SEC-9] [ROS-5] shows initials if a school stores no last names, and the same file changes nothing', () => {
    const { snapshot } = aReading(oneRosterFiles);
    const shortened = { withoutLastNames: new Set(['/oak']) };
    const first = plan(snapshot, nothing, shortened);
    expect(JSON.stringify([first.changes, first.rows])).not.toContain('Lovelace');
    expect(first.changes).toContainEqual(expect.objectContaining({ field: 'family', to: 'L.' }));
    const again = plan(snapshot, after(nothing, first), shortened);
    expect(again.changes).toEqual([]);
  });

  test('[R13] an empty file, or only a header, removes no one', () => {
    const held = after(nothing, plan(aReading(oneRosterFiles).snapshot));
    expect(
      plan(
        aReading({
          'users.csv': [],
          'enrollments.csv': ['sourcedId|status|classSourcedId|schoolSourcedId|userSourcedId|role'],
        }).snapshot,
        held,
      ).changes,
    ).toEqual([]);
  });

  test('[R20] archives students who left only if asked, and restores them instead of creating a duplicate', () => {
    const held = after(nothing, plan(aReading(oneRosterFiles).snapshot));
    const users = (status: string) =>
      aReading({
        'users.csv': [
          'sourcedId|status|orgSourcedIds|role|givenName|familyName',
          `u1|${status}|s1|student|Ada|Lovelace`,
        ],
      }).snapshot;
    expect(plan(users('inactive'), held, { archiveLeft: false }).changes).toEqual([]);
    const left = plan(users('inactive'), held);
    expect(left.changes).toMatchObject([
      { field: 'archivedOn', from: null, to: '2026-09-01' },
      { field: 'state', from: 'active', to: 'archived' },
    ]);
    expect(left.counts.students).toMatchObject({ left: 1, changed: 0 });
    const back = plan(users('active'), after(held, left));
    expect(back.changes).toMatchObject([
      { field: 'archivedOn', from: '2026-09-01', to: null },
      { field: 'state', from: 'archived', to: 'active' },
    ]);
    expect(plan(users('inactive')).changes).toEqual([]);
  });

  test('[R11] [R12] manual edits and removals override the source, and are shown', () => {
    const { snapshot } = aReading(oneRosterFiles);
    const held = after(nothing, plan(snapshot));
    const ada = [...held.roster.values()].find(({ fields }) => fields['given'] === 'Ada');
    if (ada === undefined) throw new Error('Ada is not held.');
    const edited: FieldKey[] = [`student/${ada.id}#given`, `student/${ada.id}#state`];
    const roster = new Map(held.roster).set(`student/${ada.id}`, {
      ...ada,
      fields: { ...ada.fields, given: 'Addie', state: 'archived' },
    });
    const again = plan(snapshot, { ...held, roster, edited: new Set(edited) });
    expect(again.changes).toEqual([]);
    expect(again.overwriting).toMatchObject([
      { field: 'given', from: 'Addie', to: 'Ada' },
      { field: 'state', from: 'archived', to: 'active' },
    ]);
    expect(again.counts.students).toMatchObject({ heldBack: 1, unchanged: 1 });
  });

  test('[R17] a class has one source: another source matches it, changes nothing in it, and is reported', () => {
    const { snapshot } = aReading(oneRosterFiles);
    const held = after(nothing, plan(snapshot));
    expect(rowsOf(held.roster, 'classroom')).toMatchObject([{ name: 'Robots', source: 'oneroster' }]);
    // The list matches the class by its name and would add a third student.
    const list = ['first_name|last_name|grade|classroom', 'Cy|Moor|4|Robots'];
    const listed = plan(aReading({ 'list.csv': list }).snapshot, held, { provider: null });
    expect(listed.changes).toEqual([]);
    expect(listed.counts.students).toMatchObject({ otherSource: 1, added: 0 });
    expect(listed.counts.enrollments).toMatchObject({ otherSource: 1, added: 0 });
    // A different provider matches the class by its name. That provider's class names and members are not imported.
    const other = plan(snapshot, { ...held, links: [] }, { provider: 'clever', overwriteEdits: true });
    expect(other.changes).toEqual([]);
    expect(other.links).toContainEqual(expect.objectContaining({ kind: 'classroom', sourceId: 'c1' }));
    // Changes from the class's own source are still imported.
    const renamed = { ...snapshot, classrooms: snapshot.classrooms.map((one) => ({ ...one, name: 'Dock' })) };
    expect(plan(renamed, held).changes).toMatchObject([{ kind: 'classroom', field: 'name', to: 'Dock' }]);
  });

  test('[R17] a class that a user detached from its source is only matched until the user allows changes', () => {
    const { snapshot } = aReading(oneRosterFiles);
    const first = after(nothing, plan(snapshot));
    const [room] = [...first.roster.values()].filter(({ kind }) => kind === 'classroom');
    const id = room?.id ?? '';
    const release = [{ kind: 'classroom', id, field: 'source', from: 'oneroster', to: null }] as const;
    const released: HeldRoster = {
      ...first,
      roster: applyChanges(first.roster, release).roster,
      edited: new Set<FieldKey>([`classroom/${id}#source`]),
    };
    const renamed = { ...snapshot, classrooms: snapshot.classrooms.map((one) => ({ ...one, name: 'Dock' })) };
    const again = plan(renamed, released);
    expect(again.changes).toEqual([]);
    expect(again.counts.classrooms).toMatchObject({ otherSource: 1 });
    expect(plan(renamed, released, { overwriteEdits: true }).changes).toMatchObject([
      { field: 'name', to: 'Dock' },
      { field: 'source', to: 'oneroster' },
    ]);
    const list = ['first_name|last_name|grade|classroom', 'Cy|Moor|4|Robots'];
    const byHand = plan(aReading({ 'list.csv': list }).snapshot, released, { provider: null });
    expect(byHand.counts.students).toMatchObject({ added: 1 });
  });

  test('[R19] an existing student of the same name is suggested, never merged; the choice is used', () => {
    const held: HeldRoster = {
      ...nothing,
      roster: rosterOf([
        {
          kind: 'student',
          id: 'x',
          fields: { state: 'active', organization: '/oak', given: 'ADA', family: 'Lovelace' },
        },
      ]),
    };
    const { snapshot } = aReading(oneRosterFiles);
    const asked = plan(snapshot, held);
    const twinsOf = ({ rows }: ImportPlan) => rows.filter(({ twin }) => twin !== null);
    expect(twinsOf(asked)).toMatchObject([{ key: 'u1', twin: 'x', student: 'x', act: 'undecided' }]);
    expect(asked.rows.filter(({ student }) => student === 'x')).toMatchObject([
      { kind: 'student' },
      { kind: 'enrollment', act: 'undecided' },
    ]);
    expect(asked.counts).toMatchObject({
      students: { added: 1, undecided: 1 },
      enrollments: { added: 1, undecided: 1 },
    });
    const same = plan(snapshot, held, { sameAs: new Map([['u1', 'x']]) });
    expect(same.links).toContainEqual({ kind: 'student', sourceId: 'u1', id: 'x' });
    expect(same.counts.students).toMatchObject({ added: 1, changed: 1 });
    expect(plan(snapshot, held, { sameAs: new Map([['u1', 'new']]) }).counts.students.added).toBe(2);
    expect(twinsOf(plan(snapshot, held, { sameAs: new Map([['u1', 'stranger']]) }))).toHaveLength(1);
  });

  test('our own list matches by number, and by name within a class; twins of a class are two students', () => {
    const list = [
      'first_name|last_name|display_name|student_id|classroom',
      'Ada|L||007|Robots',
      'Ada|L||007|Bridges',
      'Bo|M|||Robots',
      'Cy|N|||Robots',
      'Cy|N|||Robots',
    ];
    const { snapshot } = aReading({ 'students.csv': list });
    const first = plan(snapshot);
    expect(first.counts).toMatchObject({
      classrooms: { added: 2 },
      students: { added: 4, unchanged: 0 },
      enrollments: { added: 5 },
    });
    const held = { ...after(nothing, first), links: [] };
    const { changes, rows } = plan(aReading({ 'students.csv': list.slice(0, 4) }).snapshot, held);
    expect([changes, rows.filter(({ twin }) => twin !== null)]).toEqual([[], []]);
  });

  test('changes nothing when applied twice, for any earlier state, and its counts are consistent', () => {
    fc.assert(
      fc.property(fc.array(snapshots, { minLength: 1, maxLength: 3 }), fc.boolean(), (some, archiveLeft) => {
        let held = nothing;
        for (const snapshot of some) {
          const sameAs = new Map(snapshot.students.map(({ id }) => [id ?? '', 'new'] as const));
          const planned = plan(snapshot, held, { archiveLeft, sameAs });
          const pairs = snapshot.enrollments.filter(({ role }) => role === 'student');
          expect(total(planned.counts.students)).toBe(snapshot.students.length);
          expect(total(planned.counts.classrooms)).toBe(snapshot.classrooms.length);
          expect(total(planned.counts.enrollments)).toBe(pairs.length);
          expect(
            applyChanges(held.roster, planned.changes).changes.every(({ outcome }) => outcome.of === 'done'),
          ).toBe(true);
          held = after(held, planned);
          expect(plan(snapshot, held, { archiveLeft, sameAs }).changes).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('two sources with their own students give the same result in any order', () => {
    const other = aReading({
      'students.csv': ['School_id|Student_id|Last_name|First_name|Grade', 's|k1|Hopper|Grace|4'],
      'sections.csv': ['School_id|Section_id|Teacher_id|Name', 's|k9||Compilers'],
      'enrollments.csv': ['School_id|Section_id|Student_id', 's|k9|k1'],
    }).snapshot;
    const { snapshot } = aReading(oneRosterFiles);
    const both = (first: RosterSnapshot, second: RosterSnapshot) => {
      const held = after(nothing, plan(first));
      const { roster } = after(held, plan(second, held));
      return (['classroom', 'student'] as const).map((kind) =>
        rowsOf(roster, kind)
          .map((fields) => JSON.stringify(fields))
          .toSorted(),
      );
    };
    expect(both(snapshot, other)).toEqual(both(other, snapshot));
  });
});
