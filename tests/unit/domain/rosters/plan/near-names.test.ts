import { expect, test } from 'vitest';
import type { HeldRoster } from '#domain/rosters/plan/import-needs.ts';
import { planImport } from '#domain/rosters/plan/plan-import.ts';
import { rosterOf } from '#domain/classrooms/change-sets/roster.ts';
import { aReading } from '../../../../builders/a-reading.ts';

type Fields = Readonly<Record<string, string>>;

const held = (students: Readonly<Record<string, Fields>>): HeldRoster => ({
  roster: rosterOf(
    Object.entries(students).map(([id, fields]) => ({
      kind: 'student',
      id,
      fields: { state: 'active', organization: '/oak', ...fields },
    })),
  ),
  links: [],
  edited: new Set(),
});

const john = { given: 'John', family: 'Lee', grade: '3' };

function planned(list: readonly string[], roster: HeldRoster, sameAs: Fields = {}) {
  const { snapshot } = aReading({ 'list.csv': ['first_name|last_name|student_id|grade|classroom', ...list] });
  const choices = {
    organization: '/oak',
    provider: null,
    today: '2026-09-01',
    archiveLeft: false,
    overwriteEdits: false,
    inviteStaff: false,
    by: 'mia',
    schools: new Map(),
    sameAs: new Map(Object.entries(sameAs)),
  } as const;
  let last = 0;
  const { rows } = planImport(snapshot, roster, choices, () => `n${(last += 1)}`);
  return rows.filter(({ kind }) => kind === 'student').map(({ act, twin, key }) => ({ act, twin, key }));
}

test.each(['Jon', 'Johnny', 'Jhn'])(
  '[ROS-5] [R19] %s Lee of grade 3 may be John Lee of grade 3, so the review asks, and no one is merged silently',
  (given) => {
    const list = [`${given}|Lee||3|4B`];
    const [asked] = planned(list, held({ john }));
    expect(asked).toMatchObject({ act: 'undecided', twin: 'john' });
    const decided = (answer: string) => planned(list, held({ john }), { [asked?.key ?? '']: answer })[0];
    expect(decided('new')).toMatchObject({ act: 'added', twin: null });
    expect(decided('john')).toMatchObject({ act: 'changed' });
  },
);

test.each([
  ['another grade', 'Jon|Lee||4|4B', john],
  ['no grade', 'Jon|Lee|||4B', john],
  ['another last name', 'Jon|Low||3|4B', john],
  ['another first name', 'Bo|Lee||3|4B', john],
  ['another number', 'Jon|Lee|008|3|4B', { ...john, studentId: '007' }],
])('[ROS-5] no one is suggested with %s', (_, row, student) => {
  expect(planned([row], held({ john: student }))).toMatchObject([{ act: 'added', twin: null }]);
});

test('[ROS-5] a student with a row in the file, or one of several matches, is not suggested', () => {
  const both = planned(['John|Lee||3|4B', 'Jon|Lee||3|4B'], held({ john }));
  expect(both.filter(({ twin }) => twin === 'john')).toHaveLength(1);
  const several = planned(['Jon|Lee||3|4B'], held({ john, joan: { ...john, given: 'Joan' } }));
  expect(several).toMatchObject([{ act: 'added', twin: null }]);
});
