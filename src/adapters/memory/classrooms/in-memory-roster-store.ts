import type {
  ClassroomStudents,
  DoneChanges,
  RosterStore,
} from '#application/service/classrooms/ports/roster-store.ts';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import { emptyScope, isInScope, type Scope } from '#domain/organizations/access/scope.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { applyChanges } from '#domain/classrooms/change-sets/apply-changes.ts';
import type { ChangeSet } from '#domain/classrooms/change-sets/change-set.ts';
import type { AppliedChange, Change } from '#domain/classrooms/change-sets/change.ts';
import {
  keyOf,
  type Roster,
  type RosterRow,
  rosterOf,
  type RowKey,
} from '#domain/classrooms/change-sets/roster.ts';
import { teachersIn, withOwners } from '#domain/classrooms/change-sets/with-owners.ts';
import { hasEnded } from '#domain/classrooms/change-sets/stay.ts';
import { schoolsOfNames, withInitials } from '#domain/classrooms/students/last-names.ts';
import { accountTable } from '../identity/in-memory-account-repository.ts';
import { namedRooms, putRoom } from './in-memory-classroom-roster.ts';
import { classroomIn, classroomsIn, classroomTable } from './in-memory-classroom-rows.ts';
import { InMemoryOrganizationSettingsStore } from '../organizations/in-memory-organization-settings-store.ts';
import { InMemoryStore, type InMemoryTables } from '../in-memory-tables.ts';
import { longNamed, shortenLastNames } from './last-name-rows.ts';
import { rosterHeld, studentRowsInScope } from './student-rows-in-scope.ts';
import {
  changeSetTable,
  byLastName,
  enrolledIn,
  isStay,
  mergeTarget,
  rosterTable,
  rosterTimeTable,
  staysIn,
  studentRow,
  studentsOf,
} from './roster-rows.ts';
import { rowNames } from './row-names.ts';

/** Stores with students' data that is erased or moved together with the students. */
export type StudentRows = {
  readonly forgetStudents: (ids: ReadonlySet<string>) => void;
  readonly moveAll: (from: OrganizationPath, to: OrganizationPath) => void;
};

export class InMemoryRosterStore extends InMemoryStore implements RosterStore {
  readonly #rows = this.tables.of(rosterTable);
  readonly #sets = this.tables.of(changeSetTable);
  readonly #time = this.tables.of(rosterTimeTable);
  readonly #others: readonly StudentRows[];

  constructor(tables: InMemoryTables, others: readonly StudentRows[]) {
    super(tables);
    this.#others = others;
  }

  async students(classroomId: string, on: IsoDate, scope: Scope): Promise<ClassroomStudents | null> {
    const classroom = classroomIn(this.tables, classroomId, scope);
    return (
      classroom && {
        organization: classroom.organization,
        students: enrolledIn(this.tables, classroomId, on).toSorted(byLastName),
      }
    );
  }

  async classroomsOf(organizations: readonly OrganizationPath[], on: IsoDate) {
    return classroomsIn(this.tables, { ...emptyScope, organizations }).flatMap(
      ({ id, name, archivedAt, organization }) =>
        organization !== null && organizations.includes(organization)
          ? [{ id, name, archivedAt, organization, students: enrolledIn(this.tables, id, on).length }]
          : [],
    );
  }

  async held(organization: OrganizationPath): Promise<Roster> {
    return rosterHeld(this.tables, organization);
  }

  async rows(studentIds: readonly string[], scope: Scope, formerOf: string | null = null): Promise<Roster> {
    return studentRowsInScope(this.tables, { ids: new Set(studentIds), scope, formerOf });
  }

  async erase(studentIds: readonly string[]): Promise<void> {
    const gone = this.#rows.where(
      ({ kind, id }) =>
        kind === 'student' && (studentIds.includes(id) || studentIds.includes(mergeTarget(this.tables, id))),
    );
    this.#erase(new Set([...studentIds, ...gone.map(({ id }) => id)]));
  }

  async enrolled(classroomIds: readonly string[], on: IsoDate): Promise<ReadonlyMap<string, number>> {
    const isThere = (stay: RosterRow): boolean =>
      !hasEnded(stay, on) &&
      studentRow(this.tables, stay.fields['student'] ?? '')?.fields['state'] === 'active';
    return new Map(
      classroomIds
        .filter((id) => this.tables.of(classroomTable).get(id) !== null)
        .map((id) => [id, staysIn(this.tables, id).filter(isThere).length]),
    );
  }

  async renewStays(now: number): Promise<number> {
    const current = () => this.#rows.all().map((row) => isStay(this.tables, row));
    const before = current();
    this.#time.save({ at: now });
    return current().filter((is, at) => is !== before[at]).length;
  }

  async apply(set: ChangeSet, requested: readonly Change[]): Promise<readonly AppliedChange[]> {
    this.#time.save({ at: Math.max(this.#time.get('')?.at ?? 0, set.at) });
    const current = rosterOf([...namedRooms(this.tables, requested), ...this.#rows.all()]);
    const schools = [...new Set(schoolsOfNames(requested, current).values())];
    const settings = new InMemoryOrganizationSettingsStore(this.tables);
    const changes = withInitials(requested, current, await settings.withoutLastNames(schools));
    const owned = withOwners(current, changes, set.by);
    const known = teachersIn(changes).filter((id) => this.tables.of(accountTable).get(id) !== null);
    const applied = applyChanges(owned, changes, new Set(known));
    for (const key of new Set(changes.map(keyOf))) {
      const row = applied.roster.get(key);
      if (key.startsWith('classroom/') || key.startsWith('teaching/'))
        putRoom(this.tables, key, row ?? null, set);
      else if (row === undefined) this.#rows.delete(key);
      else this.#rows.save(row);
    }
    const before = this.#sets.get(set.id);
    this.#sets.save({ ...(before ?? set), changes: [...(before?.changes ?? []), ...applied.changes] });
    return applied.changes;
  }

  async changeSet(id: string, scope: Scope): Promise<ChangeSet | null> {
    const found = this.#sets.get(id);
    if (found === null) return null;
    const { changes: _changes, ...set } = found;
    const relation = scope.own !== null && set.by === scope.own.accountId ? 'owner' : 'none';
    return isInScope(scope, { relation, organization: set.organization }) ? set : null;
  }

  async moveAll(from: OrganizationPath, to: OrganizationPath): Promise<void> {
    this.#rename([from], to);
    for (const other of this.#others) other.moveAll(from, to);
  }

  async longNames(organization: OrganizationPath): Promise<number> {
    return longNamed(this.tables, organization).length;
  }

  async shortenNames(organization: OrganizationPath, after: string | null, limit: number) {
    return shortenLastNames(this.tables, organization, { after, limit });
  }

  async forget(workspaces: readonly OrganizationPath[]): Promise<void> {
    this.#rows.deleteWhere(
      ({ fields: { classroom } }) =>
        classroom !== undefined && this.tables.of(classroomTable).get(classroom) === null,
    );
    const enrolled = studentsOf(this.#rows.all());
    const gone = this.#rows.where(
      ({ id, fields }) => workspaces.includes(fields['organization'] ?? '') && !enrolled.has(id),
    );
    this.#erase(new Set(gone.map(({ id }) => id)));
    this.#rename(workspaces, null);
  }

  async changesBefore(changeSetId: string, before: number | null, limit: number) {
    const placed = (this.#sets.get(changeSetId)?.changes ?? []).map((change, seq) => ({ ...change, seq }));
    return placed
      .filter(({ seq }) => before === null || seq < before)
      .toReversed()
      .slice(0, limit);
  }

  async namesOf(rows: Parameters<RosterStore['namesOf']>[0]): Promise<ReadonlyMap<RowKey, string>> {
    return rowNames(this.tables, rows);
  }

  async changes(changeSetId: string): Promise<DoneChanges> {
    const later = this.#sets.find(({ undoes }) => undoes === changeSetId);
    return { undoneBy: later?.id ?? null, changes: this.#sets.get(changeSetId)?.changes ?? [] };
  }

  #erase(students: ReadonlySet<string>): void {
    const theirs = this.#rows.where(
      ({ id, fields }) => students.has(id) || students.has(fields['student'] ?? ''),
    );
    for (const row of theirs) this.#rows.delete(keyOf(row));
    const ids = new Set(theirs.map(({ id }) => id));
    for (const other of this.#others) other.forgetStudents(ids);
    this.#sets.changeWhere(
      ({ changes }) => changes.some(({ id }) => students.has(id)),
      ({ changes }) => ({ changes: changes.filter(({ id }) => !students.has(id)) }),
    );
  }

  #rename(from: readonly OrganizationPath[], to: OrganizationPath | null): void {
    this.#rows.changeWhere(
      ({ fields }) => from.includes(fields['organization'] ?? ''),
      ({ fields: { organization: _from, ...others } }) => ({
        fields: { ...others, ...(to !== null && { organization: to }) },
      }),
    );
    this.#sets.changeWhere(
      ({ organization }) => organization !== null && from.includes(organization),
      () => ({ organization: to }),
    );
  }
}
