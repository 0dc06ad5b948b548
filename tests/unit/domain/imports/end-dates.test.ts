import { expect, test } from 'vitest';
import type { HeldRoster, ImportChoices } from '#domain/imports/import-needs.ts';
import { planImport } from '#domain/imports/plan-import.ts';
import { applyChanges } from '#domain/roster/apply-changes.ts';
import { aReading, issuesIn, oneRosterFiles } from '../../../builders/a-reading.ts';

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

test('[ROS-9] an end date that has come ends a place in a class; the day itself is not a part of it', () => {
  const first = imported(nothing, 'e1|||c1|s1|u1|student||2026-08-20|');
  const moved = ['e1|||c1|s1|u1|student||2026-08-20|2026-10-01', 'e2|||c2|s1|u1|student||2026-10-01|'];
  const { plan, held } = imported(first.held, ...moved);
  expect(plan.counts.enrollments).toMatchObject({ added: 1, changed: 1 });
  expect(staysOf(held)).toEqual(['Robots 2026-08-20 2026-10-01', 'Bridges 2026-10-01']);
  expect(imported(held, ...moved).plan.changes).toEqual([]);
  const later = imported(first.held, 'e1|||c1|s1|u1|student||2026-08-20|2026-10-02');
  expect(staysOf(later.held)).toEqual(['Robots 2026-08-20']);
  expect(staysOf(imported(nothing, moved[0] ?? '').held)).toEqual([]);
});

test('[ROS-5] Clever’s dates are read with the month first where nothing else is known', () => {
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

test('[ROS-14] an account that is disabled at the source is imported, and that is said', () => {
  const users = oneRosterFiles['users.csv'].map((line) => line.replace('u1|||true', 'u1|||FALSE'));
  const found = aReading({ ...oneRosterFiles, 'users.csv': users });
  expect(issuesIn(found)).toContain('person/disabled 2 FALSE');
  expect(found.snapshot.students).toHaveLength(2);
});
