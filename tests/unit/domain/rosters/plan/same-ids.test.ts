import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HeldRoster, ImportChoices } from '#domain/rosters/plan/import-needs.ts';
import { planImport } from '#domain/rosters/plan/plan-import.ts';
import { applyChanges } from '#domain/classrooms/change-sets/apply-changes.ts';
import { unaccountedRows } from '../../../../../scripts/torture/row-oracle.ts';
import { aReading, issuesIn, oneRosterFiles } from '../../../../builders/a-reading.ts';

const choices: ImportChoices = {
  organization: '/oak',
  provider: null,
  today: '2026-09-01',
  archiveLeft: false,
  overwriteEdits: false,
  inviteStaff: false,
  by: 'mia',
  schools: new Map(),
  sameAs: new Map(),
};
const nothing: HeldRoster = { roster: new Map(), links: [], edited: new Set() };
const header = 'First name|Last name|Student ID|Grade|Class';

let last = 0;
function imported(lines: readonly string[], held = nothing, sameAs: ImportChoices['sameAs'] = new Map()) {
  const read = aReading({ 'list.csv': [header, ...lines] });
  const plan = planImport(read.snapshot, held, { ...choices, sameAs }, () => `n${(last += 1)}`);
  const { roster } = applyChanges(held.roster, plan.changes);
  const after = { ...held, roster, links: [...held.links, ...plan.links] };
  return { read, plan, held: after };
}

const studentsOf = ({ roster }: HeldRoster) =>
  [...roster.values()].flatMap(({ kind, fields }) => (kind === 'student' ? [fields] : []));
const namesOf = (held: HeldRoster) =>
  studentsOf(held).map(({ given, family }) => `${given} ${family ?? ''}`.trim());

describe('[ROS-14] two rows with one student ID', () => {
  test('of different students are both refused, with both line numbers', () => {
    const { read, plan, held } = imported(['Ada|Lo|70001|3|R', 'Zed|Ray|70001|4|R', 'Bo|Lin|70002|3|R']);
    expect(issuesIn(read)).toEqual(['id/conflict 2 70001', 'id/conflict 3 70001']);
    expect(read.issues.map(({ expected }) => expected)).toEqual(['line 3', 'line 2']);
    expect(read.files[0]?.outcomes).toMatchObject({ error: 2, taken: 1 });
    expect(namesOf(held)).toEqual(['Bo Lin']);
    expect(plan.counts.students).toMatchObject({ added: 1, unchanged: 0 });
  });

  test('of one student with two grades are refused; with one grade in two classes they are one student', () => {
    expect(issuesIn(imported(['Ada|Lo|1|3|R', 'Ada|Lo|1|4|R']).read)).toHaveLength(2);
    const { read, held } = imported(['Ada|Lo|1|3|R', 'ada|Lo|1||S']);
    expect(issuesIn(read)).toEqual([]);
    expect(studentsOf(held)).toMatchObject([{ given: 'Ada', grade: '3' }]);
  });

  test('with different source IDs are two students, with a note', () => {
    const [head, one] = oneRosterFiles['users.csv'];
    const users = [head, one, one.replace('u1', 'u9').replace('Ada|Lovelace', 'Zed|Ray')];
    const read = aReading({ ...oneRosterFiles, 'users.csv': users });
    expect(issuesIn(read)).toContain('number/shared 3 00123');
    expect(read.snapshot.students).toHaveLength(2);
  });
});

describe('[ROS-14] a completely different name for an existing ID', () => {
  test('is reviewed: no record changes until a user confirms that it is the same student', () => {
    const { held } = imported(['Ada|Lo|70001|3|R']);
    const [ada] = [...held.roster.values()].flatMap(({ kind, id }) => (kind === 'student' ? [id] : []));
    const asked = imported(['Quill|Vance|70001|3|R'], held);
    expect(asked.plan.changes).toEqual([]);
    expect(asked.plan.rows).toMatchObject([
      { kind: 'student', act: 'undecided', name: 'Quill Vance', twin: ada },
      { kind: 'enrollment', act: 'undecided' },
    ]);
    const key = asked.plan.rows[0]?.key ?? '';
    expect(namesOf(imported(['Quill|Vance|70001|3|R'], held, new Map([[key, ada ?? '']])).held)).toEqual([
      'Quill Vance',
    ]);
    const both = imported(['Quill|Vance|70001|3|R'], held, new Map([[key, 'new']])).held;
    expect(namesOf(both)).toEqual(['Ada Lo', 'Quill Vance']);
  });

  test.each(['Ada|Smith', 'Adan|Lo', 'Bo|Lo', 'ADA|L.'])('%s is the same student with a new name', (name) => {
    const { held } = imported(['Ada|Lo|70001|3|R']);
    const { plan } = imported([`${name}|70001|3|R`], held);
    expect(plan.counts.students.undecided).toBe(0);
  });

  test('[R12] needs no review if a user gave the student that name here', () => {
    const { held } = imported(['Ada|Lo|70001|3|R']);
    const [ada] = [...held.roster.values()].filter(({ kind }) => kind === 'student');
    const edited = new Set([`student/${ada?.id}#given`, `student/${ada?.id}#family`] as const);
    const { plan } = imported(['Quill|Vance|70001|3|R'], { ...held, edited });
    expect(plan.counts.students).toMatchObject({ undecided: 0, heldBack: 1 });
  });

  test('of a student known by the source ID can be a new student', () => {
    const first = aReading(oneRosterFiles).snapshot;
    const asProvider = { ...choices, provider: 'oneroster' } as const;
    const plan = (snapshot: typeof first, held: HeldRoster, sameAs = new Map<string, string>()) =>
      planImport(snapshot, held, { ...asProvider, sameAs }, () => `n${(last += 1)}`);
    const one = plan(first, nothing);
    const held = { ...nothing, roster: applyChanges(new Map(), one.changes).roster, links: one.links };
    const users = oneRosterFiles['users.csv'].map((line) => line.replace('Ada|Lovelace', 'Quill|Vance'));
    const { snapshot } = aReading({ ...oneRosterFiles, 'users.csv': users });
    expect(plan(snapshot, held).counts.students.undecided).toBe(1);
    const decided = plan(snapshot, held, new Map([['u1', 'new']]));
    expect(decided.counts.students).toMatchObject({ added: 1, undecided: 0 });
    expect(decided.links).toMatchObject([{ kind: 'student', sourceId: 'u1' }]);
  });
});

test('[ROS-14] for any sequence of lists, each row is in the roster or shown', () => {
  const row = fc
    .tuple(
      fc.constantFrom('Ada|Lo', 'Ada|Ray', 'Zed|Ray', 'Cy|Oak'),
      fc.constantFrom('1', '2', '3', ''),
      fc.constantFrom('3', '4', ''),
      fc.constantFrom('R', 'S'),
    )
    .map((cells) => cells.join('|'));
  const lists = fc.array(fc.array(row, { maxLength: 6 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(lists, (files) => {
      let held = nothing;
      for (const lines of files) {
        const result = imported(lines, held);
        held = result.held;
        const { plan, read } = result;
        const undecided = plan.rows.flatMap(({ act, at }) => (act === 'undecided' ? [at] : []));
        const people = studentsOf(held).map(({ given, family, studentId }) => ({
          name: `${given} ${family}`,
          id: studentId ?? '',
        }));
        const records = [header, ...lines].map((line, at) => ({ line: at + 1, cells: line.split('|') }));
        const shown = [...undecided, ...read.issues];
        expect(unaccountedRows(records, 'list.csv', { people, shown })).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});
