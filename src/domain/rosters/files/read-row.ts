import { parseEmail, parseOneLine, parseName } from '../../platform/forms/text-fields.ts';
import { type LoginKind, loginKinds } from '../../classrooms/students/login-kind.ts';
import {
  gradeOf,
  knownRoles,
  listOf,
  namesOf,
  parseSourceState,
  takenRoleOf,
  type TakenRole,
} from './cell-values.ts';
import { isDamagedNumber, isPlaceholder, isScientific, isSpreadsheetError } from './column-ids.ts';
import { isLeftOut } from './kept-cells.ts';
import type { DraftEnrollment, DraftPerson, RawDate } from './draft-roster.ts';
import type { RosterField } from './file-spec.ts';
import type { ImportIssue } from './import-issue.ts';
import { namedClass } from './named-class.ts';
import type { SourceState } from './roster-snapshot.ts';
import type { SourceRow } from './source-row.ts';

type Refused = { readonly refused: ImportIssue };
export const isRefused = (value: object): value is Refused => 'refused' in value;
type Read<T> = T | Refused;

type Values<T> = { readonly [Key in keyof T]: Exclude<T[Key], Refused> };

/** Combines all parsed values of a row, or returns the first refusal. */
export function readTogether<T extends Readonly<Record<string, object>>>(reads: T): Refused | Values<T> {
  const refused = Object.values(reads).find(isRefused);
  // If there is no refusal, all results are values.
  return refused ?? (reads as Values<T>);
}

/**
 * Whether a cell is a formula saved as text, such as `=HYPERLINK(…)`, `=A2` or `+cmd|' /C calc'!A0`. False for a cell such as `=A2` that the export marks as
 * text.
 */
const isFormula = (row: SourceRow, field: RosterField): boolean =>
  /^[=+@-]\s*[A-Z][A-Z.]*\(/iu.test(row.get(field)) ||
  (!row.isMarkedText(field) && /^=|^[+@-].*[|!]/su.test(row.get(field)));

/** Whether a cell means that there is no name: `-`, `.`, `N/A`. */
const isNoName = (row: SourceRow, field: RosterField): boolean =>
  row.spec.family !== 'blockyard' && /^(?:[\p{P}\s]+|n\/a)$/iu.test(row.get(field));

const maxIdLength = 255;
const lostCharacter = '\uFFFD';

/** Reads a text; null if the cell is empty. */
export function readTextField(
  row: SourceRow,
  field: RosterField,
  longest = 100,
): Read<{ readonly text: string | null }> {
  const cell = row.get(field);
  if (cell === '') return { text: null };
  if (cell.includes(lostCharacter)) return { refused: row.issue('value/unreadable', field) };
  if (isSpreadsheetError(cell) || isFormula(row, field))
    return { refused: row.issue('value/spreadsheet', field) };
  const parsed = parseName(cell, longest);
  if (parsed.ok) return { text: parsed.value };
  return {
    refused: row.issue(
      parsed.error === 'too-long' ? 'value/too-long' : 'value/malformed',
      field,
      parsed.error === 'too-long' ? `${longest}` : null,
    ),
  };
}

/** Reads an id as text, unchanged except for surrounding white space (R22). */
export function readIdField(row: SourceRow, field: RosterField): Read<{ readonly id: string }> {
  const cell = row.get(field);
  if (cell === '') return { refused: row.issue('value/missing', field) };
  if (isSpreadsheetError(cell) || /^(?:n\/a|[-–—?.]+)$/iu.test(cell))
    return { refused: row.issue('value/missing', field) };
  if (cell.length > maxIdLength) return { refused: row.issue('value/too-long', field, `${maxIdLength}`) };
  if (cell.includes(lostCharacter)) return { refused: row.issue('value/unreadable', field) };
  if (!parseOneLine(cell, maxIdLength).ok) return { refused: row.issue('value/malformed', field) };
  return isScientific(cell) ? { refused: row.issue('id/scientific', field) } : { id: cell };
}

export function readState(row: SourceRow): Read<{ readonly state: SourceState }> {
  if (row.get('action').toLowerCase() === 'archive') return { state: 'left' };
  const state = parseSourceState(row.get('status'));
  return state === null
    ? { refused: row.issue('status/not-known', 'status', 'active, inactive, tobedeleted') }
    : { state };
}

export const dateColumn = (file: string, field: RosterField): string => `${file}\n${field}`;

export const rawDate = (row: SourceRow, field: RosterField): RawDate => {
  const text = row.get(field);
  return text === '' ? null : { column: dateColumn(row.at.file, field), text };
};

/** Returns the role of the row, else the role of its file; null if neither has a role. */
export function roleIn(row: SourceRow): TakenRole | 'unknown' | null {
  const role = row.get('role');
  if (role === '' && row.spec.entity === 'listed-person')
    return row.has('role') && row.spec.family === 'csv' ? 'unknown' : (row.spec.role ?? 'student');
  if (role === '') return row.spec.role ?? null;
  return takenRoleOf(role) ?? 'unknown';
}

type Names = { readonly given: string | null; readonly family: string | null };

/** Splits a full name: `Lee, Ann Marie` and `Ann Marie Lee` both become Ann Marie, Lee. A single word is a given name. */
function splitName(full: string): Names {
  const comma = full.indexOf(',');
  if (comma > 0)
    return {
      given: full.slice(comma + 1).trim() || full.slice(0, comma),
      family: full.slice(comma + 1).trim() === '' ? null : full.slice(0, comma).trim(),
    };
  const words = full.split(' ');
  return words.length < 2
    ? { given: full, family: null }
    : { given: words.slice(0, -1).join(' '), family: words.at(-1) ?? null };
}

type NameField = 'family' | 'fullName' | 'given' | 'preferredFamily' | 'preferredGiven';

const nameOf = (row: SourceRow, field: NameField, longest?: number) =>
  isNoName(row, field) ? { text: null } : readTextField(row, field, longest);

/** Reads the names of a person. The last name is not used as the name of a student without a first name, but it is for staff. */
function personNames(row: SourceRow, isStaff: boolean, note: (issue: ImportIssue) => void): Read<Names> {
  const preferred = (field: 'preferredFamily' | 'preferredGiven', otherwise: 'family' | 'given') =>
    nameOf(row, row.get(field) === '' || isNoName(row, field) ? otherwise : field);
  const read = readTogether({
    given: preferred('preferredGiven', 'given'),
    family: preferred('preferredFamily', 'family'),
    full: nameOf(row, 'fullName', 200),
  });
  if (isRefused(read)) return read;
  if (isNoName(row, 'family')) note(row.issue('value/not-known', 'family'));
  const [given, family, full] = [read.given.text, read.family.text, read.full.text];
  if (given !== null) return { given, family };
  if (family !== null && row.has('given') && !isStaff)
    return { refused: row.issue('value/missing', 'given') };
  if (family !== null) return { given: family, family: null };
  return full === null ? { given: null, family: null } : splitName(full);
}

/** Returns a name for a student without a name: the username, without the domain if it is an email address. */
function nameFromUsername(row: SourceRow, note: (issue: ImportIssue) => void): string | null {
  const parsed = parseName(row.get('username').replace(/@.*$/su, ''));
  if (!parsed.ok) return null;
  note(row.issue('name/from-username', null));
  return parsed.value;
}

function gradeIn(row: SourceRow, note: (issue: ImportIssue) => void): string | null {
  const cell = row.get('grade');
  const grade = gradeOf(cell);
  if (cell !== '' && grade === null) note(row.issue('value/not-known', 'grade', 'KG, 1-12'));
  return grade;
}

/** Reads a student number. Returns null with a warning if the cell means "none" or was damaged by a spreadsheet. */
function numberIn(
  row: SourceRow,
  note: (issue: ImportIssue) => void,
): Read<{ readonly text: string | null }> {
  const cell = row.get('number');
  const problem = isDamagedNumber(cell)
    ? 'number/damaged'
    : cell !== '' && isPlaceholder(cell)
      ? 'number/placeholder'
      : null;
  if (problem === null) return readTextField(row, 'number', 64);
  note(row.issue(problem, 'number'));
  return { text: null };
}

function loginIn(row: SourceRow, note: (issue: ImportIssue) => void): LoginKind | null {
  const cell = row.get('login').toLowerCase();
  const login = loginKinds.find((kind) => kind === cell) ?? null;
  if (cell !== '' && login === null) note(row.issue('value/not-known', 'login', loginKinds.join(', ')));
  return login;
}

function staffEmail(row: SourceRow, note: (issue: ImportIssue) => void): string | null {
  const written = row.get('email') || row.get('username');
  const email = parseEmail(written);
  if (!email.ok && row.get('email') !== '') note(row.issue('value/malformed', null));
  // A user may type the mark of a removed address into the grid. It is not an address.
  return email.ok && !isLeftOut(email.value) ? email.value : null;
}

/** Reads a person's id; null if the file has none. In Kolibri files, the username identifies people without a number. */
function personId(row: SourceRow): Read<{ readonly id: string | null }> {
  if (row.spec.family === 'kolibri') return readIdField(row, row.get('id') === '' ? 'username' : 'id');
  // In our own file, a row that a user added has no key.
  if (row.spec.family === 'blockyard' && row.get('id') === '') return { id: null };
  return row.has('id') ? readIdField(row, 'id') : { id: null };
}

const withoutAddress = (text: string | null): string | null => (/\S@\S/u.test(text ?? '') ? null : text);

export function readPerson(row: SourceRow, note: (issue: ImportIssue) => void): Read<DraftPerson> {
  const role = roleIn(row);
  const read = readTogether({
    id: personId(row),
    names: personNames(row, role === 'teacher' || role === 'manager', note),
    number: numberIn(row, note),
    display: readTextField(row, 'display'),
    state: readState(row),
  });
  if (isRefused(read)) return read;
  if (/^(?:false|0|no)$/iu.test(row.get('enabled'))) note(row.issue('person/disabled', 'enabled'));
  const given = read.names.given ?? nameFromUsername(row, note);
  if (given === null) return { refused: row.issue('value/missing', row.has('given') ? 'given' : 'fullName') };
  if (role === 'unknown') return { refused: row.issue('role/not-known', 'role', knownRoles) };
  return {
    ...read.id,
    given,
    family: read.names.family,
    display: withoutAddress(read.display.text),
    studentId: withoutAddress(read.number.text),
    grade: gradeIn(row, note),
    login: loginIn(row, note),
    schools: [...row.all('school'), ...listOf(row.get('schools'))],
    email: role === 'student' ? null : staffEmail(row, note),
    role,
    ...read.state,
    at: row.at,
  };
}

/** Splits a cell into class names. Splits at commas only if the format does so. Ignores case and surrounding spaces. */
export const classNames = (
  cell: string,
  { school, isListed }: { readonly school: string; readonly isListed: boolean },
): readonly { readonly id: string; readonly name: string }[] =>
  (isListed ? listOf(cell) : namesOf(cell)).flatMap((text) => {
    const name = parseName(text);
    return name.ok ? [{ id: namedClass(name.value, school), name: name.value }] : [];
  });

export const enrollmentOf = (
  row: SourceRow,
  {
    classroom,
    person,
    role,
    state = 'active',
  }: Pick<DraftEnrollment, 'classroom' | 'person' | 'role'> & { readonly state?: SourceState },
): DraftEnrollment => ({
  classroom,
  person,
  role,
  state,
  from: rawDate(row, 'start'),
  to: rawDate(row, 'end'),
  ownRow: row.spec.entity === 'enrollment',
  at: row.at,
});
