import type {
  ArchivedStudent,
  StudentDirectory,
  StudentName,
} from '#application/service/classrooms/ports/student-directory.ts';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import { emptyScope, isInScope, type Scope } from '#domain/organizations/access/scope.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { rosterProviders } from '#domain/classrooms/change-sets/roster-source.ts';
import type { RosterRow } from '#domain/classrooms/change-sets/roster.ts';
import { type ListedStudent, studentFieldsOf, studentName } from '#domain/classrooms/students/student.ts';
import { studentOf } from '#domain/classrooms/students/student-row.ts';
import type { StudentMark } from '#domain/classrooms/students/student-mark.ts';
import {
  studentCell,
  type StudentColumn,
  type StudentQuery,
  studentSortValue,
} from '#domain/classrooms/students/student-table.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { meetsFilter } from '#domain/platform/tables/filter.ts';
import { compareCodePoints, foldText } from '#domain/platform/tables/fold-text.ts';
import { byNaturalName } from '#domain/platform/tables/natural-order.ts';
import { type Page, queryRows } from '#domain/platform/tables/page.ts';
import { assignmentTable, classroomIn, classroomsIn, classroomTable } from './in-memory-classroom-rows.ts';
import { lastDayTable, loginTable } from './in-memory-student-logins.ts';
import { marksOf } from './in-memory-student-progress.ts';
import { InMemoryStore, type InMemoryTables } from '../in-memory-tables.ts';
import { organizationAt } from '../organizations/organization-rows.ts';
import { isListedOn, rosterTable, staysIn, staysOn, studentsOf } from './roster-rows.ts';

const byOrganization = ({ everything, organizations }: Scope): boolean =>
  everything || organizations.length > 0;

const isReached = (scope: Scope, organization: OrganizationPath | null): boolean =>
  isInScope(scope, { relation: 'none', organization });

const byPlace = (one: StudentName, other: StudentName): number =>
  compareCodePoints(foldText(studentName(one)), foldText(studentName(other))) ||
  compareCodePoints(one.id, other.id);

const dayOf = dayInZone('UTC');

export type SourceIds = {
  readonly idsOf: (
    students: ReadonlySet<string>,
  ) => readonly { readonly family: string; readonly id: string }[];
};

export class InMemoryStudentDirectory extends InMemoryStore implements StudentDirectory {
  readonly #roster = this.tables.of(rosterTable);
  readonly #sources: SourceIds;

  constructor(tables: InMemoryTables, sources: SourceIds) {
    super(tables);
    this.#sources = sources;
  }

  async page({ archived, on, formerOf, ...query }: StudentQuery, scope: Scope): Promise<Page<ListedStudent>> {
    const asksClassrooms = [query.sort, ...query.filter.rules].some(({ column }) => column === 'classrooms');
    const now = () =>
      formerOf === undefined ? this.#listed(archived, scope) : this.#listedFormer(formerOf, scope);
    const listed = on === undefined ? now() : this.#listedOn(on, scope);
    const students = asksClassrooms ? this.#withClassrooms(listed, on) : listed;
    const reader = { idOf: ({ id }: ListedStudent) => id, cellOf: studentCell, sortedBy: studentSortValue };
    const page = queryRows(students, reader, query, dayOf);
    return { ...page, rows: this.#withClassrooms(page.rows, on) };
  }

  async ids(
    { archived, filter }: Pick<StudentQuery, 'archived' | 'filter'>,
    scope: Scope,
  ): Promise<readonly string[]> {
    const students = this.#withClassrooms(this.#listed(archived, scope));
    const meets = (student: ListedStudent): boolean =>
      meetsFilter<StudentColumn>(filter, (column) => studentCell(student, column), dayOf);
    return students
      .filter(meets)
      .map(({ id }) => id)
      .toSorted(compareCodePoints);
  }

  async archivedBefore(
    day: IsoDate,
    { after, limit }: Parameters<StudentDirectory['archivedBefore']>[1],
  ): Promise<readonly ArchivedStudent[]> {
    const long = this.#roster.all().flatMap(({ kind, id, fields }) => {
      const { state, archivedOn = '', mergedInto, organization = null } = fields;
      const isLong =
        kind === 'student' && state === 'archived' && mergedInto === undefined && archivedOn < day;
      return isLong ? [{ id, organization, archivedOn }] : [];
    });
    const byDay = (one: ArchivedStudent, other: ArchivedStudent): number =>
      compareCodePoints(one.archivedOn, other.archivedOn) || compareCodePoints(one.id, other.id);
    const behind = long.filter((student) => after === null || byDay(student, after) > 0);
    return behind.toSorted(byDay).slice(0, limit);
  }

  async exported({ archived, after, limit }: Parameters<StudentDirectory['exported']>[0], scope: Scope) {
    const found = this.#listed(archived, scope)
      .toSorted(byPlace)
      .filter((student) => after === null || byPlace(student, after) > 0)
      .slice(0, limit);
    return found.map((student) => ({
      ...studentFieldsOf(student),
      id: student.id,
      school: student.school,
      isArchived: student.archivedOn !== null,
      classrooms: this.#exportedClassrooms(student.id, scope),
    }));
  }

  #exportedClassrooms(studentId: string, scope: Scope) {
    return staysOn(this.tables)
      .filter(({ fields }) => fields['student'] === studentId)
      .flatMap(({ fields }) => classroomIn(this.tables, fields['classroom'] ?? '', scope) ?? [])
      .filter(({ archivedAt }) => archivedAt === null)
      .toSorted(byNaturalName)
      .map(({ id, name, organization }) => ({ id, name, school: this.#schoolOf(organization) }));
  }

  /** Returns the students in a scope. Reads the classrooms only of the returned students. */
  #listed(archived: boolean, scope: Scope): readonly ListedStudent[] {
    const inOwn = this.#studentsIn({ ...emptyScope, own: scope.own });
    return this.#shownWhere(
      ({ id, fields: { state, organization } }) =>
        (state === 'archived') === archived &&
        (byOrganization(scope) ? isReached(scope, organization ?? null) : inOwn.has(id)),
    );
  }

  /** Returns the students who may return to a classroom of a scope. They were in it, or are in the scope and in no classroom. */
  #listedFormer(classroomId: string, scope: Scope): readonly ListedStudent[] {
    const classroom = classroomIn(this.tables, classroomId, scope);
    const current = staysOn(this.tables);
    const there = studentsOf(current.filter(({ fields }) => fields['classroom'] === classroomId));
    const anywhere = studentsOf(current);
    const before = studentsOf(staysIn(this.tables, classroomId));
    return this.#shownWhere(({ id, fields: { state, organization = null } }) => {
      if (state !== 'active' || there.has(id)) return false;
      if (classroom?.organization === organization && before.has(id)) return true;
      return !anywhere.has(id) && isReached(scope, organization);
    });
  }

  #listedOn(on: IsoDate, scope: Scope): readonly ListedStudent[] {
    const there = this.#studentsIn(scope, on);
    return this.#shownWhere(
      (row) =>
        there.has(row.id) &&
        isListedOn(row, on) &&
        (!byOrganization(scope) || isReached(scope, row.fields['organization'] ?? null)),
    );
  }

  /** Returns the students in the classrooms of a scope on a day. The default is the current time. */
  #studentsIn(scope: Scope, on?: IsoDate): ReadonlySet<string> {
    const classrooms = new Set(classroomsIn(this.tables, scope).map(({ id }) => id));
    return studentsOf(
      staysOn(this.tables, on).filter(({ fields }) => classrooms.has(fields['classroom'] ?? '')),
    );
  }

  /** Returns the students who match and were not merged. */
  #shownWhere(matches: (row: RosterRow) => boolean): readonly ListedStudent[] {
    return this.#roster
      .where((row) => row.kind === 'student' && row.fields['mergedInto'] === undefined && matches(row))
      .map((row) => this.#shown(row));
  }

  /** Returns a student as a table row. Does not check the scope. */
  listed(row: RosterRow): ListedStudent {
    const student = this.#shown(row);
    return this.#withClassrooms([student])[0] ?? student;
  }

  #shown(row: RosterRow): ListedStudent {
    const student = studentOf(row);
    const kind = this.tables.of(loginTable).get(student.id)?.kind ?? null;
    const sources = this.#sources.idsOf(new Set([student.id]));
    const isAssigned = ({ assignmentId }: StudentMark): boolean => {
      const assignment = this.tables.of(assignmentTable).get(assignmentId);
      return assignment !== null && this.tables.of(classroomTable).get(assignment.classroomId) !== null;
    };
    const done = marksOf(this.tables, student.id).filter(({ state }) => state === 'done');
    return {
      ...student,
      logsInBy: student.login ?? kind,
      hasLogin: kind !== null,
      school: this.#schoolOf(row.fields['organization'] ?? null),
      loggedInOn: this.tables.of(lastDayTable).get(student.id)?.day ?? null,
      done: done.filter(isAssigned).length,
      source: rosterProviders.find((provider) => sources.some(({ family }) => family === provider)) ?? null,
      classrooms: [],
      archivedOn: row.fields['archivedOn'] ?? null,
    };
  }

  #withClassrooms(students: readonly ListedStudent[], on?: IsoDate): readonly ListedStudent[] {
    const stays = staysOn(this.tables, on);
    return students.map((student) => {
      const classrooms = stays
        .filter(({ fields }) => fields['student'] === student.id)
        .flatMap(({ fields }) => this.tables.of(classroomTable).get(fields['classroom'] ?? '') ?? []);
      return {
        ...student,
        classrooms: classrooms.map(({ id, name }) => ({ id, name })).toSorted(byNaturalName),
      };
    });
  }

  #schoolOf(organization: OrganizationPath | null): string | null {
    return organization === null ? null : (organizationAt(this.tables, organization)?.name ?? null);
  }
}
