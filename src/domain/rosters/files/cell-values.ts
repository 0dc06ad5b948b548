// cspell:words prek
import type { SourceState } from './roster-snapshot.ts';

/** A value in quotation marks, or up to a separator. A comma is not a separator, because class names contain commas: `Garcia, Maria`. */
const listedNames = /\s*"((?:[^"]|"")*)"\s*(?:[;|]|$)|([^;|]*)(?:[;|]|$)/gu;
const listed = /\s*"((?:[^"]|"")*)"\s*(?:[,;|]|$)|([^,;|]*)(?:[,;|]|$)/gu;

/** Parses a cell of several values: `a,b`, `a;b`, or a list in brackets, `["a","b"]`. A quoted value may contain separators. */
export const listOf = (cell: string): readonly string[] =>
  partsOf(cell.replace(/^\[(.*)\]$/su, '$1'), listed);

/** Parses a cell of several class names: `3A; 3B`. Commas are part of a name. */
export const namesOf = (cell: string): readonly string[] => partsOf(cell, listedNames);

const partsOf = (cell: string, separated: RegExp): readonly string[] =>
  [...cell.matchAll(separated)]
    .map(([, quoted, plain = '']) => (quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim())
    .filter((value) => value !== '');

/** Formats a name as a cell that `namesOf` parses as one name. */
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

/** Parses a status; null if unknown. */
export function parseSourceState(cell: string): SourceState | null {
  const status = word(cell);
  if (present.has(status) && (status !== '' || cell.trim() === '')) return 'active';
  return gone.has(status) ? 'left' : null;
}

/** The effect of a source role: people with one of three roles are imported; people with `none` are not. */
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

/** Parses a source role; null if unknown (R18). */
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

/** Parses a grade to its CEDS code (`KG`, `01` … `13`); null if unknown. Of several grades, only the first counts. */
export function gradeOf(cell: string): string | null {
  const first = (listOf(cell)[0] ?? '').toLowerCase();
  const number = /^(?:grade|year|gr)?\s*0*(\d{1,2})(?:st|nd|rd|th)?(?:\s*grade)?$/u.exec(first)?.[1];
  if (number !== undefined) {
    if (Number(number) === 0) return 'KG';
    return Number(number) <= 13 ? number.padStart(2, '0') : null;
  }
  return gradeWords[first.replace(/[^a-z]/gu, '')] ?? null;
}
