import { expect, test } from 'vitest';
import type { HeldRoster, ImportChoices } from '#domain/rosters/plan/import-needs.ts';
import { planImport } from '#domain/rosters/plan/plan-import.ts';
import { placeSchools } from '#domain/rosters/plan/place-schools.ts';
import { applyChanges } from '#domain/classrooms/change-sets/apply-changes.ts';
import { aReading } from '../../../../builders/a-reading.ts';

const known = [
  { path: 'd/', name: 'District' },
  { path: 'd/oak/', name: 'Oak' },
  { path: 'd/elm/', name: 'Elm' },
];
const nothing: HeldRoster = { roster: new Map(), links: [], edited: new Set() };
const header = 'First name|Last name|Student ID|Class|School';

let last = 0;
function imported(lines: readonly string[], held = nothing, sameAs = new Map<string, string>()) {
  const { snapshot } = aReading({ 'list.csv': [header, ...lines] });
  const choices: ImportChoices = {
    organization: 'd/',
    provider: null,
    today: '2026-09-01',
    archiveLeft: false,
    overwriteEdits: false,
    inviteStaff: false,
    by: 'dan',
    schools: placeSchools(snapshot.schools, 'd/', known, {}),
    sameAs,
  };
  const plan = planImport(snapshot, held, choices, () => `n${(last += 1)}`);
  return { plan, held: { ...held, roster: applyChanges(held.roster, plan.changes).roster } };
}

const shown = ({ roster }: HeldRoster): readonly string[] => {
  const rows = [...roster.values()];
  const roomsOf = (student: string) =>
    rows
      .filter(({ kind, fields }) => kind === 'enrollment' && fields['student'] === student)
      .map(({ fields }) => roster.get(`classroom/${fields['classroom'] ?? ''}`)?.fields)
      .map((room) => `${room?.['name']} ${room?.['organization']}`);
  return rows.flatMap(({ kind, id, fields }) =>
    kind === 'student' ? [[fields['given'], fields['organization'], ...roomsOf(id)].join(' ')] : [],
  );
};

test('[ROS-5] [ROS-14] equal class names, student numbers and student names in a district belong to their own school', () => {
  const { held } = imported(['Ann|Lee|1|3A|Oak', 'Bo|Lin||3A|Oak']);
  const { plan, held: after } = imported(['Zed|Ray|1|3A|Elm', 'Bo|Lin||3A|Elm'], held);
  expect(plan.counts).toMatchObject({
    classrooms: { added: 1 },
    students: { added: 2, changed: 0, unchanged: 0, undecided: 0 },
  });
  expect(shown(after)).toEqual([
    'Ann d/oak/ 3A d/oak/',
    'Bo d/oak/ 3A d/oak/',
    'Zed d/elm/ 3A d/elm/',
    'Bo d/elm/ 3A d/elm/',
  ]);
  expect(imported(['Ann|Lee|1|3A|Oak', 'Zed|Ray|1|3A|Elm', 'Bo|Lin||3A|Elm'], after).plan.changes).toEqual(
    [],
  );
});

test('[ROS-14] a student whose row has another school stays in their school, and a question is asked', () => {
  const { held } = imported(['Ann|Lee|1|3A|Oak']);
  const { plan } = imported(['Ann|Lee|1|3A|Elm'], held);
  expect(plan.counts.students).toMatchObject({ added: 0, undecided: 1 });
  const [asked] = plan.rows.filter(({ key }) => key !== null);
  const same = imported(['Ann|Lee|1|3A|Elm'], held, new Map([[asked?.key ?? '', asked?.twin ?? '']]));
  expect(shown(same.held)).toEqual(['Ann d/oak/ 3A d/oak/ 3A d/elm/']);
});
