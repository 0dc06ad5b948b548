import { expect, test } from 'vitest';
import type { HeldRoster, ImportChoices } from '#domain/rosters/plan/import-needs.ts';
import { planImport } from '#domain/rosters/plan/plan-import.ts';
import { aReading, issuesIn, oneRosterFiles } from '../../../../builders/a-reading.ts';

const choices: ImportChoices = {
  organization: '/oak',
  provider: 'oneroster',
  today: '2026-09-01',
  archiveLeft: false,
  overwriteEdits: false,
  inviteStaff: true,
  by: 'mia',
  schools: new Map(),
  sameAs: new Map(),
};
const held: HeldRoster & { readonly staff: ReadonlyMap<string, string> } = {
  roster: new Map(),
  links: [],
  edited: new Set(),
  staff: new Map([['eve@oak.example', 'eve']]),
};
const [users, enrollments] = [oneRosterFiles['users.csv'], oneRosterFiles['enrollments.csv']];
const withStaff = (...more: readonly string[]) =>
  aReading({
    ...oneRosterFiles,
    'users.csv': [...users, ...more],
    'enrollments.csv': [...enrollments, 'e9|||c1|s1|u9|teacher|||'],
  });

test.each([
  ['another teacher', 'u9|||true|s1|teacher|x||Zed|Ray|||Eve@Oak.example|||||'],
  ['a manager of the same name', 'u9|||true|s1|administrator|x||Eve|Stone|||eve@oak.example|||||'],
])(
  '[ROS-5] a teacher and %s with one address: both are reviewed, and neither teaches or is invited',
  (_, row) => {
    const read = withStaff(row);
    expect(issuesIn(read)).toEqual(expect.arrayContaining(['staff/same-address 4', 'staff/same-address 6']));
    const plan = planImport(read.snapshot, held, choices, () => 'n');
    expect(plan.changes.filter(({ kind }) => kind === 'teaching')).toEqual([]);
    expect(plan.rows.filter(({ kind }) => kind === 'staff')).toEqual([]);
  },
);

test('[ROS-5] one teacher with two records of one name and role is one person', () => {
  const read = withStaff('u9|||true|s1|teacher|x||Eve|Stone|||EVE@oak.example|||||');
  expect(issuesIn(read)).not.toContain(expect.stringContaining('staff/same-address'));
  expect(read.snapshot.staff).toHaveLength(2);
});

test('[ROS-5] a comma is part of a class name; semicolons and quotation marks are not', () => {
  const classesOf = (header: string, cell: string, mapping = {}) =>
    aReading({ 'list.csv': [`First name|${header}`, `Ann|${cell}`] }, mapping).snapshot.classrooms.map(
      ({ name }) => name,
    );
  expect(classesOf('Homeroom', 'Garcia, Maria')).toEqual(['Garcia, Maria']);
  expect(classesOf('Class', 'Math, period 2; Art')).toEqual(['Math, period 2', 'Art']);
  expect(classesOf('Class', '"Math, period 2"')).toEqual(['Math, period 2']);
  expect(classesOf('Classes', '3A, 3B', { Classes: 'enrolledIn' })).toEqual(['3A', '3B']);
});
