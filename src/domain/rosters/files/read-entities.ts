import { foldHeader } from './column-name.ts';
import { foldText } from '../../platform/tables/fold-text.ts';
import { gradeOf, knownRoles, listOf } from './cell-values.ts';
import { isSpreadsheetError } from './column-ids.ts';
import type { DraftPerson, DraftRoster } from './draft-roster.ts';
import type { Entity } from './file-spec.ts';
import { type ImportIssue, rowName } from './import-issue.ts';
import {
  classNames,
  enrollmentOf,
  readIdField,
  isRefused,
  rawDate,
  readPerson,
  readState,
  roleIn,
  readTextField,
  readTogether,
} from './read-row.ts';
import { personKey, type SourcePlace } from './roster-snapshot.ts';
import type { RowOutcome } from './row-ledger.ts';
import type { SourceRow } from './source-row.ts';

/** Reads a row into the draft and reports issues. Returns the severity of an `error` or `review` issue, if there is one. */
export type ReadRow = (row: SourceRow, draft: DraftRoster, note: (issue: ImportIssue) => void) => RowOutcome;

function refuse(issue: ImportIssue, note: (issue: ImportIssue) => void): RowOutcome {
  note(issue);
  return issue.severity === 'warning' ? 'ignored' : issue.severity;
}

type Told = { readonly at: SourcePlace };
type Keyed<T> = {
  readonly get: (id: string) => T | undefined;
  readonly set: (id: string, value: T) => unknown;
};
const same = (one: object, other: object): boolean =>
  JSON.stringify({ ...one, at: null }) === JSON.stringify({ ...other, at: null });

/** Adds an entity under its id. Returns an issue for a repeated id: a duplicate row, or a conflict. */
function put<T extends Told>(into: Keyed<T>, id: string, value: T, row: SourceRow): ImportIssue | null {
  const held = into.get(id);
  if (held === undefined) {
    into.set(id, value);
    return null;
  }
  return same(held, value)
    ? row.issue('id/repeated', 'id')
    : row.issue('id/conflict', 'id', rowName(held.at, row.at));
}

const outcomeOf = (
  issue: ImportIssue | null,
  state: 'active' | 'left',
  note: (issue: ImportIssue) => void,
): RowOutcome => (issue === null ? (state === 'left' ? 'left' : 'taken') : refuse(issue, note));

const namedThing = (row: SourceRow) =>
  readTogether({ id: readIdField(row, 'id'), name: readTextField(row, 'name', 200), state: readState(row) });

const readOrg: ReadRow = (row, draft, note) => {
  const read = namedThing(row);
  if (isRefused(read)) return refuse(read.refused, note);
  const { id } = read.id;
  if (read.name.text === null) return refuse(row.issue('value/missing', 'name'), note);
  const [type, parent] = [row.get('type') || null, row.get('parent') || null];
  const org = { id, name: read.name.text, type, parent, ...read.state, at: row.at };
  return outcomeOf(put(draft.orgs, id, org, row), org.state, note);
};

const readTerm: ReadRow = (row, draft, note) => {
  const read = namedThing(row);
  if (isRefused(read)) return refuse(read.refused, note);
  const { id } = read.id;
  const term = {
    id,
    name: read.name.text ?? id,
    start: rawDate(row, 'start'),
    end: rawDate(row, 'end'),
    at: row.at,
  };
  return outcomeOf(put(draft.terms, id, term, row), 'active', note);
};

const readCourse: ReadRow = (row, draft, note) => {
  const read = namedThing(row);
  if (isRefused(read)) return refuse(read.refused, note);
  const { id } = read.id;
  const course = {
    id,
    name: read.name.text ?? id,
    school: row.get('school') || null,
    ...read.state,
    at: row.at,
  };
  return outcomeOf(put(draft.courses, id, course, row), course.state, note);
};

function termOf(row: SourceRow, draft: DraftRoster): readonly string[] {
  const name = row.get('termName');
  const id = row.get('term') || (name === '' ? '' : `term:${foldText(name)}`);
  if (id === '') return listOf(row.get('terms'));
  if (name !== '' && !draft.terms.has(id)) {
    draft.terms.set(id, {
      id,
      name,
      start: rawDate(row, 'termStart'),
      end: rawDate(row, 'termEnd'),
      at: row.at,
    });
  }
  return [id];
}

const readClass: ReadRow = (row, draft, note) => {
  const read = namedThing(row);
  if (isRefused(read)) return refuse(read.refused, note);
  const { id } = read.id;
  const course = row.get('course') || null;
  // The title of a course is in a different file, which may be read later.
  const name = read.name.text ?? (course === null ? row.get('code') : null);
  if (name === '') return refuse(row.issue('value/missing', 'name'), note);
  const [grade, school] = [gradeOf(row.get('grade')), row.get('school') || null];
  const found = { id, name, grade, school, course, terms: termOf(row, draft), ...read.state, at: row.at };
  const issue = put(draft.classes, id, found, row);
  const teachers = issue === null ? row.all('teacher') : [];
  for (const person of teachers)
    draft.enrollments.push(enrollmentOf(row, { classroom: id, person, role: 'teacher' }));
  return outcomeOf(issue, found.state, note);
};

/** Adds a person, or only the school if the person's row is repeated. Files with a row per school or class repeat people. */
function putPerson(draft: DraftRoster, person: DraftPerson, row: SourceRow): ImportIssue | null {
  const key = personKey(person);
  const held = draft.people.get(key);
  if (
    held === undefined ||
    !same({ ...held, schools: [] }, { ...person, schools: [] }) ||
    (held.schools.join() === person.schools.join() && row.spec.entity !== 'listed-person')
  ) {
    return put(draft.people, key, person, row);
  }
  draft.people.set(key, { ...held, schools: [...new Set([...held.schools, ...person.schools])] });
  return null;
}

function enroll(row: SourceRow, draft: DraftRoster, person: DraftPerson, cell: string): void {
  const isOurs = row.spec.family === 'blockyard';
  const key = isOurs ? row.get('class') : '';
  const how = {
    school: row.spec.entity === 'listed-person' ? row.get('school') : '',
    isListed: row.has('enrolledIn'),
  };
  for (const { id: named, name } of classNames(cell, how)) {
    const id = key || named;
    const role = person.role;
    if (!draft.classes.has(id)) {
      draft.classes.set(id, {
        id,
        name,
        grade: null,
        school: person.schools[0] ?? null,
        course: null,
        terms: [],
        state: 'active',
        at: row.at,
      });
    }
    draft.enrollments.push(
      enrollmentOf(row, { classroom: id, person: personKey(person), role, state: person.state }),
    );
  }
}

function nameSchool(row: SourceRow, draft: DraftRoster): void {
  const name = row.get('school');
  if (name === '' || draft.orgs.has(name)) return;
  draft.orgs.set(name, { id: name, name, type: 'school', parent: null, state: 'active', at: row.at });
}

const isPlural = (header: string | null): boolean => header !== null && foldHeader(header) === 'classes';

/** Returns the cell of class names, or '' with a warning if it contains a placeholder such as "none". */
function classesIn(row: SourceRow, cell: string, note: (issue: ImportIssue) => void): string {
  const field = row.has('classroom') ? 'classroom' : null;
  const isNone = isSpreadsheetError(cell) || /^(?:n\/?a|none|tbd|tba|-+)$/iu.test(cell);
  if (isNone) note(row.issue('value/not-known', field));
  else if (field !== null && cell.includes(',') && isPlural(row.headerOf(field)))
    note(row.issue('value/read-as-one', field));
  return isNone ? '' : cell;
}

const readEnrolled =
  (enrollIn: (row: SourceRow, person: DraftPerson, note: (issue: ImportIssue) => void) => string): ReadRow =>
  (row, draft, note) => {
    if (roleIn(row) === 'none') return 'ignored';
    const person = readPerson(row, note);
    if (isRefused(person)) return refuse(person.refused, note);
    const issue = putPerson(draft, person, row);
    if (row.spec.entity === 'listed-person') nameSchool(row, draft);
    const cell = classesIn(row, enrollIn(row, person, note), note);
    if (issue === null) enroll(row, draft, person, cell);
    return outcomeOf(issue, person.state, note);
  };

/**
 * Returns the classes in which a learner is enrolled, or to which a coach is assigned. Reports the other cell if it is not empty, because it is not imported.
 */
const kolibriClasses = (
  row: SourceRow,
  { role }: DraftPerson,
  note: (issue: ImportIssue) => void,
): string => {
  const [own, other] =
    role === 'student' ? (['enrolledIn', 'assignedTo'] as const) : (['assignedTo', 'enrolledIn'] as const);
  if (row.get(other) !== '') note(row.issue('reference/not-taken', other));
  return row.get(own);
};

const readRole: ReadRow = (row, draft, note) => {
  const read = readTogether({ person: readIdField(row, 'person'), state: readState(row) });
  if (isRefused(read)) return refuse(read.refused, note);
  const role = roleIn(row);
  if (role === null || role === 'unknown')
    return refuse(row.issue('role/not-known', 'role', knownRoles), note);
  const [school, grade] = [row.get('school') || null, gradeOf(row.get('grade'))];
  draft.roles.push({ person: read.person.id, role, school, grade, ...read.state, at: row.at });
  return read.state.state === 'left' ? 'left' : 'taken';
};

const readEnrollment: ReadRow = (row, draft, note) => {
  const classroom = readIdField(row, row.get('class') === '' && row.has('course') ? 'course' : 'class');
  const read = readTogether({ classroom, person: readIdField(row, 'person'), state: readState(row) });
  if (isRefused(read)) return refuse(read.refused, note);
  const role = roleIn(row);
  if (role === 'none') return 'ignored';
  if (role === null || role === 'unknown')
    return refuse(row.issue('role/not-known', 'role', knownRoles), note);
  const enrollment = { classroom: read.classroom.id, person: read.person.id, role, ...read.state };
  draft.enrollments.push(enrollmentOf(row, enrollment));
  return enrollment.state === 'left' ? 'left' : 'taken';
};

const readProperty: ReadRow = (row, draft) => {
  draft.manifest.set(row.get('property').toLowerCase(), { value: row.get('value'), at: row.at });
  return 'ignored';
};

export const readEntities: Readonly<Record<Entity, ReadRow>> = {
  org: readOrg,
  term: readTerm,
  course: readCourse,
  class: readClass,
  person: readEnrolled(() => ''),
  'listed-person': readEnrolled((row) => row.get('classroom') || row.get('enrolledIn')),
  'kolibri-person': readEnrolled(kolibriClasses),
  role: readRole,
  enrollment: readEnrollment,
  manifest: readProperty,
};
