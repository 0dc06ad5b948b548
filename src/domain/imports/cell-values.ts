// cspell:words prek
import type { SourceState } from './roster-snapshot.ts';

/** A value, in quotation marks or up to a separator. Names of classes have commas: `Garcia, Maria` is one. */
const listedNames = /\s*"((?:[^"]|"")*)"\s*(?:[;|]|$)|([^;|]*)(?:[;|]|$)/gu;
const listed = /\s*"((?:[^"]|"")*)"\s*(?:[,;|]|$)|([^,;|]*)(?:[,;|]|$)/gu;

/**
 * One cell of several values: `a,b` or `a;b` or, as a list in brackets, `["a","b"]`. A value in quotation marks may hold what else
 * would part it in two.
 */
export const listOf = (cell: string): readonly string[] =>
  partsOf(cell.replace(/^\[(.*)\]$/su, '$1'), listed);

/** One cell of several names of classes: `3A; 3B`. A comma is part of a name. */
export const namesOf = (cell: string): readonly string[] => partsOf(cell, listedNames);

const partsOf = (cell: string, separated: RegExp): readonly string[] =>
  [...cell.matchAll(separated)]
    .map(([, quoted, plain = '']) => (quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim())
    .filter((value) => value !== '');

/** A name as a cell that `namesOf` reads as this one name. */
export const listCell = (value: string): string =>
  /[;|"]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

const word = (cell: string): string => cell.toLowerCase().replace(/[^a-z]/gu, '');

// cspell:words tobedeleted
const present = new Set([
  '',
  'active',
  'enabled',
  'current',
  'true',
  'published',
  'invited',
  'completedenrollment',
]);
const gone = new Set([
  'inactive',
  'tobedeleted',
  'deleted',
  'disabled',
  'withdrawn',
  'archived',
  'archive',
  'left',
  'transferred',
  'suspended',
  'completed',
  'concluded',
  'deletedlastcompleted',
  'false',
]);

/** What a status says; null where it is not known what it means. */
export function stateOf(cell: string): SourceState | null {
  const status = word(cell);
  if (present.has(status) && (status !== '' || cell.trim() === '')) return 'active';
  return gone.has(status) ? 'left' : null;
}

/** What happens to a role: three are taken, `none` are people whom we do not hold. */
export type TakenRole = 'manager' | 'none' | 'student' | 'teacher';

const roles: Readonly<Record<TakenRole, readonly string[]>> = {
  student: ['student', 'learner', 'pupil', 'studentenrollment'],
  teacher: [
    'teacher',
    'instructor',
    'professor',
    'lecturer',
    'faculty',
    'adjunct',
    'coteacher',
    'coachteacher',
    'classcoach',
    'facilitycoach',
    'coach',
    'teacherenrollment',
    'substitute',
    'educator',
  ],
  manager: [
    'administrator',
    'admin',
    'districtadministrator',
    'siteadministrator',
    'systemadministrator',
    'principal',
    'assistantprincipal',
    'schooladmin',
    'districtadmin',
    'manager',
    'superuser',
  ],
  none: [
    'guardian',
    'parent',
    'relative',
    'observer',
    'aide',
    'proctor',
    'ta',
    'taenrollment',
    'teachingassistant',
    'designer',
    'alumni',
    'contact',
    'emergencycontact',
  ],
};
const takenRoles = new Map(
  Object.entries(roles).flatMap(([taken, names]) => names.map((name) => [name, taken as TakenRole])),
);

/** What happens to somebody of this role; null where nobody said what it means (R18). */
export const takenRoleOf = (cell: string): TakenRole | null => takenRoles.get(word(cell)) ?? null;

export const knownRoles = 'student, teacher, administrator';

const gradeWords: Readonly<Record<string, string>> = {
  k: 'KG',
  kg: 'KG',
  kindergarten: 'KG',
  pk: 'PK',
  prek: 'PK',
  prekindergarten: 'PK',
  tk: 'TK',
  pr: 'PR',
  it: 'IT',
  ug: 'UG',
  ungraded: 'UG',
  other: 'Other',
  ps: 'PS',
  freshman: '09',
  sophomore: '10',
  junior: '11',
  senior: '12',
};

/** A grade as CEDS writes it (`KG`, `01` … `13`); null where it is none. Of several the first counts. */
export function gradeOf(cell: string): string | null {
  const first = (listOf(cell)[0] ?? '').toLowerCase();
  const number = /^(?:grade|year|gr)?\s*0*(\d{1,2})(?:st|nd|rd|th)?(?:\s*grade)?$/u.exec(first)?.[1];
  if (number !== undefined) {
    if (Number(number) === 0) return 'KG';
    return Number(number) <= 13 ? number.padStart(2, '0') : null;
  }
  return gradeWords[first.replace(/[^a-z]/gu, '')] ?? null;
}
