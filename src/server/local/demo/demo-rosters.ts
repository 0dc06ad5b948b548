// cspell:disable -- names of people
import type { Grade } from '#domain/classrooms/students/grade.ts';
import { type DemoOrganization, demoSchools } from './demo-organizations.ts';

type DemoStudent = { readonly given: string; readonly family: string; readonly studentId: string };

export type DemoClass = {
  readonly name: string;
  readonly grade: Grade;
  readonly students: readonly DemoStudent[];
};

/** The rosters of a demo school: last term's roster, this term's new students, and a list that belongs to a different school, whose import was undone. */
export type DemoRoster = {
  readonly school: DemoOrganization;
  readonly by: string;
  readonly name: string;
  readonly lastTerm: readonly DemoClass[];
  readonly thisTerm: readonly DemoClass[];
  readonly mistaken: readonly DemoClass[];
};

const given =
  'Amir Bella Caleb Dina Eli Fay Gus Hana Ines Jude Kira Leo Maya Nils Olga Pia Quinn Rosa Sami Tess Uri Vera Wes Xenia Yara Zane'.split(
    ' ',
  );
const family =
  'Haddad Costa Stone Park Marsh Nolan Ortega Mori Duarte Fisher Sand Castell Rivers Berg Frost Lund Harper Vega Aho Moreau Katz Holm Popov'.split(
    ' ',
  );

/** Returns a demo student. 26 given and 23 family names make all 598 different. */
const studentAt = (number: number): DemoStudent => ({
  given: given[number % given.length] ?? '',
  family: family[number % family.length] ?? '',
  // School ids begin with zeros, which spreadsheets remove (R22).
  studentId: String(20_000 + number).padStart(6, '0'),
});

function classesOf(
  first: number,
  classes: readonly (readonly [name: string, grade: Grade, size: number])[],
): readonly DemoClass[] {
  let number = first;
  return classes.map(([name, grade, size]) => ({
    name,
    grade,
    students: Array.from({ length: size }, () => studentAt(number++)),
  }));
}

const { lighthouse, quayside, pierStreet, anchor, breakwater } = demoSchools;

/** The rosters of the five schools. New students of this term join a class that the rollover creates. */
export const demoRosters: readonly DemoRoster[] = [
  {
    school: breakwater,
    by: 'demo-manager',
    name: 'breakwater',
    lastTerm: classesOf(0, [
      ['6A', '6', 8],
      ['7A', '7', 7],
      ['8A', '8', 6],
    ]),
    thisTerm: classesOf(21, [['6A', '6', 6]]),
    mistaken: classesOf(27, [['Room 4', '5', 4]]),
  },
  {
    school: anchor,
    by: 'demo-manager',
    name: 'anchor',
    lastTerm: classesOf(100, [
      ['6B', '6', 14],
      ['6C', '6', 12],
      ['7B', '7', 15],
      ['8B', '8', 13],
    ]),
    thisTerm: classesOf(154, [
      ['6B', '6', 9],
      ['6C', '6', 8],
    ]),
    mistaken: classesOf(171, [['Chess club', '7', 5]]),
  },
  {
    school: pierStreet,
    by: 'demo-manager',
    name: 'pier-street',
    lastTerm: classesOf(200, [
      ['2A', '2', 11],
      ['5A', '5', 13],
      ['8A', '8', 9],
    ]),
    thisTerm: classesOf(233, [['2A', '2', 12]]),
    mistaken: classesOf(245, [['Summer camp', '4', 6]]),
  },
  {
    school: quayside,
    by: 'demo-manager',
    name: 'quayside',
    lastTerm: classesOf(300, [
      ['Kindergarten', 'K', 10],
      ['1st grade', '1', 12],
      ['2nd grade', '2', 11],
      ['3rd grade', '3', 14],
    ]),
    thisTerm: classesOf(347, [['Kindergarten', 'K', 11]]),
    mistaken: classesOf(358, [['Choir', '3', 5]]),
  },
  {
    school: lighthouse,
    by: 'demo-principal',
    name: 'lighthouse',
    lastTerm: classesOf(400, [
      ['3A', '3', 12],
      ['4A', '4', 13],
      ['5A', '5', 12],
    ]),
    thisTerm: classesOf(437, [['3A', '3', 10]]),
    mistaken: classesOf(447, [['Band', '5', 5]]),
  },
];
