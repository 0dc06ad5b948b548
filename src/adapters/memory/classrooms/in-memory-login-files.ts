import type { StoredClassroom } from '#application/service/classrooms/ports/classroom-repository.ts';
import type {
  HeldLoginFile,
  LoginFiles,
  NewLoginFile,
  PlacesOf,
} from '#application/service/classrooms/ports/login-files.ts';
import { emptyScope, isInScope, type Scope } from '#domain/organizations/access/scope.ts';
import type { RosterRow } from '#domain/classrooms/change-sets/roster.ts';
import type { StudentOfClassroom, StoredLoginFile } from '#domain/classrooms/logins/login-file.ts';
import { studentOf } from '#domain/classrooms/students/student-row.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { byNaturalName } from '#domain/platform/tables/natural-order.ts';
import { accountTable } from '../identity/in-memory-account-repository.ts';
import { classroomIn, classroomsIn } from './in-memory-classroom-rows.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';
import {
  byName,
  changeSetTable,
  isActiveStudent,
  rosterTable,
  staysOn,
  studentRow,
  studentsOf,
} from './roster-rows.ts';

const fileTable: TableDefinition<NewLoginFile> = { name: 'login files', key: byId };

type Room = StoredClassroom;

const byRoom = (one: Room, other: Room): number =>
  compareCodePoints(one.organization ?? '', other.organization ?? '') || byNaturalName(one, other);
const isWithin = (selection: PlacesOf, organization: string | null | undefined): boolean =>
  selection.of !== 'organization' ||
  selection.path === null ||
  (organization ?? '').startsWith(selection.path);

export class InMemoryLoginFiles extends InMemoryStore implements LoginFiles {
  readonly #rows = this.tables.of(fileTable);
  readonly #roster = this.tables.of(rosterTable);

  async placed(selection: PlacesOf, scope: Scope, limit: number): Promise<readonly StudentOfClassroom[]> {
    const isAsked = this.#asked(selection);
    const classrooms = this.#open(scope).filter(
      ({ id, organization }) =>
        isWithin(selection, organization) && (selection.of !== 'classrooms' || selection.ids.includes(id)),
    );
    const found = classrooms.toSorted(byRoom).flatMap(({ id: classroomId }) =>
      this.#studentsOf([classroomId])
        .filter(({ id }) => isAsked(id))
        .toSorted((one, other) => byName(studentOf(one), studentOf(other)))
        .map(({ id: studentId }) => ({ classroomId, studentId })),
    );
    return found.slice(0, limit);
  }

  async unplaced(selection: PlacesOf, scope: Scope): Promise<number> {
    if (selection.of === 'classrooms') return 0;
    const isAsked = this.#asked(selection);
    const classrooms = this.#open(scope).map(({ id }) => id);
    const placed = new Set(this.#studentsOf(classrooms).map(({ id }) => id));
    const all = classroomsIn(this.tables, { ...emptyScope, own: scope.own });
    const own = new Set(this.#studentsOf(all.map(({ id }) => id)).map(({ id }) => id));
    const byOrganization = scope.everything || scope.organizations.length > 0;
    const isListed = ({ id, fields }: RosterRow): boolean => {
      const { organization = null } = fields;
      return byOrganization ? isInScope(scope, { relation: 'none', organization }) : own.has(id);
    };
    return this.#roster.where(
      (row) =>
        isActiveStudent(row) &&
        isAsked(row.id) &&
        isWithin(selection, row.fields['organization']) &&
        isListed(row) &&
        !placed.has(row.id),
    ).length;
  }

  async hasAll(classroomIds: readonly string[], scope: Scope): Promise<boolean> {
    return classroomIds.every((id) => classroomIn(this.tables, id, scope) !== null);
  }

  async save(made: NewLoginFile): Promise<void> {
    if (this.tables.of(accountTable).get(made.accountId) !== null) this.#rows.save(made);
  }

  async list(accountId: string, now: number): Promise<readonly StoredLoginFile[]> {
    return this.#of(accountId, now).map(({ id, as, cards, classrooms, madeAt, endsAt }) => ({
      id,
      as,
      cards,
      classrooms: classrooms.length,
      madeAt,
      endsAt,
    }));
  }

  async file(
    accountId: string,
    id: string,
    { now, scope }: { readonly now: number; readonly scope: Scope },
  ): Promise<HeldLoginFile | null> {
    const found = this.#of(accountId, now).find((made) => made.id === id);
    if (found === undefined || !(await this.hasAll(found.classrooms, scope))) return null;
    const { as, sealed, students } = found;
    return { id, as, sealed, students };
  }

  async remove(accountId: string, id: string, now: number): Promise<readonly string[] | null> {
    const found = this.#of(accountId, now).find((made) => made.id === id);
    if (found === undefined) return null;
    this.#rows.delete(id);
    return found.students;
  }

  async removeEnded(now: number): Promise<number> {
    return this.#rows.deleteWhere(({ endsAt }) => endsAt <= now);
  }

  #of(accountId: string, now: number): readonly NewLoginFile[] {
    if (this.tables.of(accountTable).get(accountId) === null) return [];
    return this.#rows
      .where((made) => made.accountId === accountId && made.endsAt > now)
      .filter(({ students }) => students.every((id) => studentRow(this.tables, id) !== null))
      .toSorted((one, other) => other.madeAt - one.madeAt || compareCodePoints(other.id, one.id));
  }

  #open(scope: Scope): readonly Room[] {
    return classroomsIn(this.tables, scope).filter(({ archivedAt }) => archivedAt === null);
  }

  #studentsOf(classroomIds: readonly string[]): readonly RosterRow[] {
    const stays = staysOn(this.tables).filter(({ fields }) =>
      classroomIds.includes(fields['classroom'] ?? ''),
    );
    const ids = studentsOf(stays);
    return this.#roster.where((row) => isActiveStudent(row) && ids.has(row.id));
  }

  #asked(selection: PlacesOf): (id: string) => boolean {
    if (selection.of === 'students') return (id) => selection.ids.includes(id);
    if (selection.of !== 'change set') return () => true;
    const changes = this.tables.of(changeSetTable).get(selection.id)?.changes ?? [];
    const added = changes.filter(
      ({ kind, field, from }) => kind === 'student' && field === 'state' && from === null,
    );
    return (id) => added.some((change) => change.id === id);
  }
}
