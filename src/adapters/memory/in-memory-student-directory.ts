import type {
  ArchivedStudent,
  StudentDirectory,
  StudentPlace,
} from '#application/service/ports/student-directory.ts';
import { emptyScope, everywhere, isInScope, type Scope } from '#domain/access/scope.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import { rosterProviders } from '#domain/imports/roster-source.ts';
import { idOfPath } from '#domain/organizations/organization.ts';
import { fieldsOf, type RosterRow } from '#domain/roster/roster.ts';
import { coversDay } from '#domain/roster/stay.ts';
import { type ListedStudent, studentName } from '#domain/students/student.ts';
import { studentOf } from '#domain/students/student-row.ts';
import { studentCell, type StudentColumn, type StudentQuery } from '#domain/students/student-table.ts';
import { dayInZone } from '#domain/tables/day-in-zone.ts';
import { meetsFilter } from '#domain/tables/filter.ts';
import { compareCodePoints, foldText } from '#domain/tables/fold-text.ts';
import { byNaturalName } from '#domain/tables/natural-order.ts';
import { type Page, queryRows } from '#domain/tables/page.ts';
import type { InMemoryClassroomRepository } from './in-memory-classroom-repository.ts';
import type { InMemoryOrganizationRepository } from './in-memory-organization-repository.ts';
import type { InMemoryRosterStore } from './in-memory-roster-store.ts';
import type { InMemoryStudentLogins } from './in-memory-student-logins.ts';
import type { InMemoryStudentProgress } from './in-memory-student-progress.ts';

type Classroom = ListedStudent['classrooms'][number];

const byPlace = (one: StudentPlace, other: StudentPlace): number =>
  compareCodePoints(foldText(studentName(one)), foldText(studentName(other))) ||
  compareCodePoints(one.id, other.id);

const dayOf = dayInZone('UTC');

type KnownOfStudents = {
  readonly logins: Pick<InMemoryStudentLogins, 'everOf' | 'kindOf'>;
  readonly progress: Pick<InMemoryStudentProgress, 'marksOf'>;
  readonly sources: {
    idsOf(students: ReadonlySet<string>): readonly { readonly family: string; readonly id: string }[];
  };
};

export class InMemoryStudentDirectory implements StudentDirectory {
  readonly #roster: Pick<InMemoryRosterStore, 'all' | 'isCurrent'>;
  readonly #classrooms: Pick<InMemoryClassroomRepository, 'assignment' | 'byId' | 'list'>;
  readonly #organizations: Pick<InMemoryOrganizationRepository, 'byId'>;

  readonly #known: KnownOfStudents;

  constructor(
    roster: Pick<InMemoryRosterStore, 'all' | 'isCurrent'>,
    classrooms: Pick<InMemoryClassroomRepository, 'assignment' | 'byId' | 'list'>,
    organizations: Pick<InMemoryOrganizationRepository, 'byId'>,
    known: KnownOfStudents,
  ) {
    this.#roster = roster;
    this.#classrooms = classrooms;
    this.#organizations = organizations;
    this.#known = known;
  }

  async page({ archived, on, formerOf, ...query }: StudentQuery, scope: Scope): Promise<Page<ListedStudent>> {
    const asksClassrooms = [query.sort, ...query.filter.rules].some(({ column }) => column === 'classrooms');
    const now = (): Promise<readonly ListedStudent[]> =>
      formerOf === undefined ? this.#listed(archived, scope) : this.#listedFormer(formerOf, scope);
    const listed = on === undefined ? await now() : await this.#listedOn(on, scope);
    const students = asksClassrooms ? await this.#withClassrooms(listed, on) : listed;
    const page = queryRows(students, { idOf: ({ id }) => id, cellOf: studentCell }, query, dayOf);
    return { ...page, rows: await this.#withClassrooms(page.rows, on) };
  }

  async ids(
    { archived, filter }: Pick<StudentQuery, 'archived' | 'filter'>,
    scope: Scope,
  ): Promise<readonly string[]> {
    const students = await this.#withClassrooms(await this.#listed(archived, scope));
    const meets = (student: ListedStudent): boolean =>
      meetsFilter<StudentColumn>(filter, (column) => studentCell(student, column), dayOf);
    return students
      .filter(meets)
      .map(({ id }) => id)
      .toSorted(compareCodePoints);
  }

  archivedBefore(
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
    return Promise.resolve(behind.toSorted(byDay).slice(0, limit));
  }

  async exported({ archived, after, limit }: Parameters<StudentDirectory['exported']>[0], scope: Scope) {
    const found = (await this.#listed(archived, scope))
      .toSorted(byPlace)
      .filter((student) => after === null || byPlace(student, after) > 0)
      .slice(0, limit);
    return Promise.all(
      found.map(async ({ archivedOn, id, given, family, display, studentId, grade, login, school }) => ({
        id,
        given,
        family,
        display,
        studentId,
        grade,
        login,
        school,
        isArchived: archivedOn !== null,
        classrooms: await this.#exportedClassrooms(id, scope),
      })),
    );
  }

  async #exportedClassrooms(studentId: string, scope: Scope) {
    const stays = this.#stays().filter((row) => row.fields['student'] === studentId);
    const rooms = await Promise.all(
      stays.map(({ fields }) => this.#classrooms.byId(fields['classroom'] ?? '', scope)),
    );
    const open = rooms.filter((room) => room !== null).filter(({ archivedAt }) => archivedAt === null);
    return Promise.all(
      open.toSorted(byNaturalName).map(async ({ id, name, organization }) => ({
        id,
        name,
        school: await this.#schoolOf({ fields: fieldsOf({ organization }) }),
      })),
    );
  }

  /** The students in a scope; their classrooms are read only for those that are returned. */
  async #listed(archived: boolean, scope: Scope): Promise<readonly ListedStudent[]> {
    const rows = this.#roster.all();
    const byOrganization = scope.everything || scope.organizations.length > 0;
    const own = byOrganization ? [] : await this.#classrooms.list({ ...emptyScope, own: scope.own });
    const ownIds = new Set(own.map(({ id }) => id));
    const inOwn = new Set(
      this.#stays()
        .filter((row) => ownIds.has(row.fields['classroom'] ?? ''))
        .map(({ fields }) => fields['student']),
    );
    const isListed = ({ kind, id, fields }: RosterRow): boolean => {
      const { state, mergedInto, organization = null } = fields;
      if (kind !== 'student' || mergedInto !== undefined) return false;
      if ((state === 'archived') !== archived) return false;
      return byOrganization ? isInScope(scope, { relation: 'none', organization }) : inOwn.has(id);
    };
    return Promise.all(rows.filter(isListed).map((row) => this.#shown(row)));
  }

  /** The students who may return to a classroom of a scope: they were in it, or are in the scope and in no classroom. */
  async #listedFormer(classroomId: string, scope: Scope): Promise<readonly ListedStudent[]> {
    const room = await this.#classrooms.byId(classroomId, scope);
    const rows = this.#roster.all();
    const isOfRoom = ({ fields }: RosterRow): boolean => fields['classroom'] === classroomId;
    const studentsOf = (stays: readonly RosterRow[]) => new Set(stays.map(({ fields }) => fields['student']));
    const there = studentsOf(this.#stays().filter(isOfRoom));
    const anywhere = studentsOf(this.#stays());
    const before = studentsOf(rows.filter((row) => row.kind === 'enrollment' && isOfRoom(row)));
    const isListed = ({ kind, id, fields }: RosterRow): boolean => {
      const { state, mergedInto, organization = null } = fields;
      if (kind !== 'student' || mergedInto !== undefined || state !== 'active' || there.has(id)) return false;
      if (room?.organization === organization && before.has(id)) return true;
      return !anywhere.has(id) && isInScope(scope, { relation: 'none', organization });
    };
    return Promise.all(rows.filter(isListed).map((row) => this.#shown(row)));
  }

  async #listedOn(on: IsoDate, scope: Scope): Promise<readonly ListedStudent[]> {
    const byOrganization = scope.everything || scope.organizations.length > 0;
    const rooms = new Set((await this.#classrooms.list(scope)).map(({ id }) => id));
    const stays = this.#stays(on);
    const there = new Set(
      stays.flatMap(({ fields: { classroom = '', student } }) => (rooms.has(classroom) ? [student] : [])),
    );
    const isListed = ({ kind, id, fields }: RosterRow): boolean => {
      const { state, archivedOn = '', mergedInto, organization = null } = fields;
      if (kind !== 'student' || mergedInto !== undefined || !there.has(id)) return false;
      if (state !== 'active' && archivedOn <= on) return false;
      return !byOrganization || isInScope(scope, { relation: 'none', organization });
    };
    return Promise.all(
      this.#roster
        .all()
        .filter(isListed)
        .map((row) => this.#shown(row)),
    );
  }

  /** The stays of a day; by default the current ones. */
  #stays(on?: IsoDate): readonly RosterRow[] {
    const isStay = (row: RosterRow): boolean =>
      on === undefined ? this.#roster.isCurrent(row) : row.kind === 'enrollment' && coversDay(row, on);
    return this.#roster.all().filter(isStay);
  }

  /** A student as a table row, without a check of the scope. */
  async listed(row: RosterRow): Promise<ListedStudent> {
    const [student] = await this.#withClassrooms([await this.#shown(row)]);
    if (student === undefined) throw new Error('One student was asked for.');
    return student;
  }

  async #shown(row: RosterRow): Promise<ListedStudent> {
    const student = studentOf(row);
    const { logins, sources } = this.#known;
    const kind = logins.kindOf(student.id);
    const known = sources.idsOf(new Set([student.id])).map(({ family }) => family);
    return {
      ...student,
      logsInBy: student.login ?? kind,
      hasLogin: kind !== null,
      school: await this.#schoolOf(row),
      loggedInOn: logins.everOf(student.id),
      done: await this.#doneBy(student.id),
      source: rosterProviders.find((provider) => known.includes(provider)) ?? null,
      classrooms: [],
      archivedOn: row.fields['archivedOn'] ?? null,
    };
  }

  async #doneBy(studentId: string): Promise<number> {
    const done = this.#known.progress.marksOf(studentId).filter(({ state }) => state === 'done');
    const assigned = await Promise.all(
      done.map(({ assignmentId }) => this.#classrooms.assignment(assignmentId, everywhere)),
    );
    return assigned.filter((assignment) => assignment !== null).length;
  }

  #withClassrooms(students: readonly ListedStudent[], on?: IsoDate): Promise<readonly ListedStudent[]> {
    const stays = this.#stays(on);
    return Promise.all(
      students.map(async (student) => {
        const theirs = stays.filter(({ fields }) => fields['student'] === student.id);
        return { ...student, classrooms: await this.#classroomsOf(theirs) };
      }),
    );
  }

  async #classroomsOf(stays: readonly RosterRow[]): Promise<readonly Classroom[]> {
    const rooms = await Promise.all(
      stays.map(({ fields }) => this.#classrooms.byId(fields['classroom'] ?? '', everywhere)),
    );
    return rooms
      .flatMap((room) => (room === null ? [] : [{ id: room.id, name: room.name }]))
      .toSorted(byNaturalName);
  }

  async #schoolOf({ fields: { organization } }: Pick<RosterRow, 'fields'>): Promise<string | null> {
    if (organization === undefined) return null;
    return (await this.#organizations.byId(idOfPath(organization), everywhere))?.name ?? null;
  }
}
