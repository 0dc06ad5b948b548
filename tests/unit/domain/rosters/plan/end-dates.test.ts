import { expect, test } from 'vitest';
import type { HeldRoster, ImportChoices } from '#domain/rosters/plan/import-needs.ts';
import { planImport } from '#domain/rosters/plan/plan-import.ts';
import { applyChanges } from '#domain/classrooms/change-sets/apply-changes.ts';
import { aReading, issuesIn, oneRosterFiles } from '../../../../builders/a-reading.ts';

const choices: ImportChoices = {
  organization: '/oak',
  provider: 'oneroster',
  today: '2026-10-01',
  archiveLeft: false,
  overwriteEdits: false,
  inviteStaff: false,
  by: 'mia',
  schools: new Map(),
  sameAs: new Map(),
};
const classes = [...oneRosterFiles['classes.csv'], 'c2|||Bridges|03||R2|scheduled|s1|t1'];
const [header] = oneRosterFiles['enrollments.csv'];
const read = (...rows: readonly string[]) =>
  aReading({ ...oneRosterFiles, 'classes.csv': classes, 'enrollments.csv': [header, ...rows] });

let last = 0;
function imported(held: HeldRoster, ...rows: readonly string[]) {
  const plan = planImport(read(...rows).snapshot, held, choices, () => `n${(last += 1)}`);
  const roster = applyChanges(held.roster, plan.changes).roster;
  return { plan, held: { ...held, roster, links: [...held.links, ...plan.links] } };
}
const staysOf = ({ roster }: HeldRoster): readonly string[] =>
  [...roster.values()].flatMap(({ kind, fields }) =>
    kind === 'enrollment'
      ? [
          `${roster.get(`classroom/${fields['classroom'] ?? ''}`)?.fields['name']} ${fields['from']} ${fields['to'] ?? ''}`.trim(),
        ]
      : [],
  );
const nothing: HeldRoster = { roster: new Map(), links: [], edited: new Set() };

test('[ROS-9] an end date that has come ends a stay in a class, and excludes the end day itself', () => {
  const first = imported(nothing, 'e1|||c1|s1|u1|student||2026-08-20|');
  const moved = ['e1|||c1|s1|u1|student||2026-08-20|2026-10-01', 'e2|||c2|s1|u1|student||2026-10-01|'];
  const { plan, held } = imported(first.held, ...moved);
  expect(plan.counts.enrollments).toMatchObject({ added: 1, changed: 1 });
  expect(staysOf(held)).toEqual(['Robots 2026-08-20 2026-10-01', 'Bridges 2026-10-01']);
  expect(imported(held, ...moved).plan.changes).toEqual([]);
  expect(staysOf(imported(nothing, moved[0] ?? '').held)).toEqual([]);
});

test('[ROS-9] a future end date changes the stay and removes nothing', () => {
  const first = imported(nothing, 'e1|||c1|s1|u1|student||2026-08-20|');
  const ending = 'e1|||c1|s1|u1|student||2026-08-20|2026-12-20';
  const { plan, held } = imported(first.held, ending);
  expect(plan.rows.filter(({ act }) => act === 'changed')).toMatchObject([
    { act: 'changed', kind: 'enrollment', changes: [{ field: 'to', from: null, to: '2026-12-20' }] },
  ]);
  expect(plan.confirm).toBeNull();
  expect(staysOf(held)).toEqual(['Robots 2026-08-20 2026-12-20']);
  expect(imported(held, ending).plan.changes).toEqual([]);
  const earlier = imported(held, 'e1|||c1|s1|u1|student||2026-08-20|2026-09-30');
  expect(staysOf(earlier.held)).toEqual(['Robots 2026-08-20 2026-09-30']);
  expect(earlier.plan.confirm).toEqual({ removed: 1, share: 1 });
  expect(staysOf(imported(held, 'e1|||c1|s1|u1|student||2026-08-20|').held)).toEqual(['Robots 2026-08-20']);
});

test('[ROS-9] two stays in one class with a gap remain two stays, in any order', () => {
  const both = [
    'e1|||c1|s1|u1|student||2026-08-20|2026-09-01',
    'e2|||c1|s1|u1|student||2026-09-20|2027-06-10',
  ];
  const first = imported(nothing, 'e1|||c1|s1|u1|student||2026-08-20|');
  const wanted = ['Robots 2026-08-20 2026-09-01', 'Robots 2026-09-20 2027-06-10'];
  for (const rows of [both, both.toReversed()]) {
    const { held } = imported(first.held, ...rows);
    expect(staysOf(held).toSorted()).toEqual(wanted);
    expect(imported(held, ...rows).plan.changes).toEqual([]);
  }
});

test("[ROS-9] a stay begins on the source's day, even if that is later", () => {
  const { held } = imported(nothing, 'e1|||c1|s1|u1|student||2027-01-05|2027-06-10');
  expect(staysOf(held)).toEqual(['Robots 2027-01-05 2027-06-10']);
  const moved = imported(held, 'e1|||c1|s1|u1|student||2027-01-07|2027-06-10');
  expect(staysOf(moved.held)).toEqual(['Robots 2027-01-07 2027-06-10']);
});

test('[R11] a later start date does not bring back a student whom a user removed from a class', () => {
  const { held } = imported(nothing, 'e1|||c1|s1|u1|student||2026-08-20|');
  const stay = [...held.roster.values()].find(({ kind }) => kind === 'enrollment');
  const id = stay?.id ?? '';
  const removal = { kind: 'enrollment', id, field: 'to', from: null, to: '2026-09-10' } as const;
  const removed = {
    ...held,
    roster: applyChanges(held.roster, [removal]).roster,
    edited: new Set([`enrollment/${id}#to`] as const),
  };
  const again = imported(removed, 'e1|||c1|s1|u1|student||2026-09-20|');
  expect(staysOf(again.held)).toEqual(['Robots 2026-08-20 2026-09-10']);
  expect(again.plan.counts.enrollments).toMatchObject({ heldBack: 1 });
});

test('[ROS-14] students are counted as people, and those missing from the files are counted', () => {
  const list = (...rows: readonly string[]) =>
    aReading({ 'list.csv': ['First name|Last name|Student ID|Class', ...rows] }).snapshot;
  const both = list('Ada|Lo|70001|R', 'Ada|Lo|70001|S', 'Bo|Lin|70002|R');
  const first = planImport(both, nothing, choices, () => `n${(last += 1)}`);
  expect(first.counts.students).toMatchObject({ added: 2, unchanged: 0 });
  expect(first.missing).toBe(0);
  const held = { ...nothing, roster: applyChanges(nothing.roster, first.changes).roster };
  const again = planImport(both, held, choices, () => 'new');
  expect(again.counts.students).toMatchObject({ unchanged: 2 });
  const fewer = planImport(list('Ada|Lo|70001|R'), held, choices, () => 'new');
  expect(fewer).toMatchObject({ missing: 1, changes: [] });
  expect(planImport(list(), held, choices, () => 'new').missing).toBeNull();
});

test("[ROS-5] Clever's dates are read with the month first if nothing else is known", () => {
  const sections = (start: string) =>
    aReading({
      'sections.csv': [
        'School_id|Section_id|Teacher_id|Name|Term_name|Term_start|Term_end',
        `s1|k1|t1|Robots|Fall|${start}|12/5/15`,
      ],
    });
  expect(sections('8/1/15').snapshot.terms).toMatchObject([{ start: '2015-08-01', end: '2015-12-05' }]);
  expect(issuesIn(sections('8/1/15')).filter((issue) => issue.startsWith('column/date'))).toEqual([]);
});

test('[ROS-14] an account that is disabled at the source is imported, with a note', () => {
  const users = oneRosterFiles['users.csv'].map((line) => line.replace('u1|||true', 'u1|||FALSE'));
  const found = aReading({ ...oneRosterFiles, 'users.csv': users });
  expect(issuesIn(found)).toContain('person/disabled 2 FALSE');
  expect(found.snapshot.students).toHaveLength(2);
});
