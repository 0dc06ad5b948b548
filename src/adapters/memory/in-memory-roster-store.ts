import type { ClassroomStudents, DoneChanges, RosterStore } from '#application/service/ports/roster-store.ts';
import type { OrganizationPath } from '#domain/organizations/organization.ts';
import { emptyScope, everywhere, isInScope, type Scope } from '#domain/access/scope.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import { applyChanges } from '#domain/roster/apply-changes.ts';
import type { PlannedTwin } from '#domain/imports/planned-row.ts';
import type { ChangeSet } from '#domain/roster/change-set.ts';
import type { AppliedChange, Change } from '#domain/roster/change.ts';
import { editedFields } from './edited-fields.ts';
import type { FieldKey } from '#domain/roster/hold-back.ts';
import { keyOf, type Roster, type RosterRow, rosterOf, type RowKey } from '#domain/roster/roster.ts';
import { teachersIn, withOwners } from '#domain/roster/with-owners.ts';
import { coversDay, hasEnded } from '#domain/roster/stay.ts';
import { schoolsOfNames, withInitials } from '#domain/students/last-names.ts';
import { studentOf } from '#domain/students/student-row.ts';
import type { EnrolledStudent } from '#domain/students/student.ts';
import { dayInZone } from '#domain/tables/day-in-zone.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import type { BesideRosters, SchoolsOfRosters } from './beside-rosters.ts';
import type { InMemoryClassroomRepository } from './in-memory-classroom-repository.ts';
import { type Undo, undoOf } from './in-memory-calls.ts';
import { rowNames, twinOf } from './row-names.ts';
import { studentRowsInScope } from './student-rows-in-scope.ts';
import {
  forgetChanges,
  type KeptSet,
  longNamed,
  noRosters,
  renameIn,
  type RosterRows,
  shortenNamesIn,
} from './kept-rosters.ts';
import { byName, isListedOn } from './students-of-a-day.ts';

export class InMemoryRosterStore implements RosterStore {
  readonly #classrooms: InMemoryClassroomRepository;
  readonly #kept: RosterRows;
  #beside: readonly BesideRosters[] = [];
  #schools: SchoolsOfRosters = { withoutLastNames: () => Promise.resolve(new Set()) };

  constructor(classrooms: InMemoryClassroomRepository, kept: RosterRows = noRosters()) {
    this.#classrooms = classrooms;
    this.#kept = kept;
  }

  async students(classroomId: string, on: IsoDate, scope: Scope): Promise<ClassroomStudents | null> {
    const classroom = await this.#classrooms.byId(classroomId, scope);
    return classroom && { organization: classroom.organization, students: this.#enrolled(classroomId, on) };
  }

  async classroomsOf(organizations: readonly OrganizationPath[], on: IsoDate) {
    const listed = await this.#classrooms.list({ ...emptyScope, organizations });
    return listed.flatMap(({ id, name, archivedAt, organization }) =>
      organization !== null && organizations.includes(organization)
        ? [{ id, name, archivedAt, organization, students: this.#enrolled(id, on).length }]
        : [],
    );
  }

  async held(organization: OrganizationPath): Promise<Roster> {
    const within = await this.#classrooms.list({ ...emptyScope, organizations: [organization] });
    const rooms = within.flatMap(({ id }) => this.#classrooms.roster().row(id) ?? []);
    const isHeld = ({ kind, fields }: RosterRow): boolean =>
      kind === 'enrollment'
        ? within.some(({ id }) => id === fields['classroom'])
        : fields['organization']?.startsWith(organization) === true && fields['mergedInto'] === undefined;
    return rosterOf([...rooms, ...this.all().filter(isHeld)]);
  }

  rows(studentIds: readonly string[], scope: Scope, formerOf: string | null = null): Promise<Roster> {
    return studentRowsInScope(this, this.#classrooms, { ids: new Set(studentIds), scope, formerOf });
  }

  erase(studentIds: readonly string[]): Promise<void> {
    const { rows, sets } = this.#kept;
    const gone = new Set(studentIds);
    const merged = ({ id, fields }: RosterRow): boolean =>
      gone.has(fields['mergedInto'] ?? '') && !gone.has(id);
    for (let next = this.all().filter(merged); next.length > 0; next = this.all().filter(merged))
      next.forEach(({ id }) => gone.add(id));
    const theirs = this.all().filter(({ id, fields }) => gone.has(id) || gone.has(fields['student'] ?? ''));
    for (const row of theirs) rows.delete(keyOf(row));
    const ids = new Set(theirs.map(({ id }) => id));
    for (const one of this.#beside) one.forgetStudents(ids);
    forgetChanges(sets, gone);
    return Promise.resolve();
  }

  all(): readonly RosterRow[] {
    return this.#kept.rows.all();
  }

  async enrolled(classroomIds: readonly string[], on: IsoDate): Promise<ReadonlyMap<string, number>> {
    const found = await Promise.all(classroomIds.map((id) => this.#classrooms.byId(id, everywhere)));
    const isThere = (row: RosterRow): boolean =>
      row.kind === 'enrollment' &&
      !hasEnded(row, on) &&
      this.#kept.rows.get(`student/${row.fields['student'] ?? ''}`)?.fields['state'] === 'active';
    const there = this.#kept.rows.all().filter(isThere);
    return new Map(
      found.flatMap((room) => {
        if (room === null) return [];
        return [[room.id, there.filter(({ fields }) => fields['classroom'] === room.id).length] as const];
      }),
    );
  }

  isCurrent(row: RosterRow): boolean {
    return row.kind === 'enrollment' && coversDay(row, dayInZone('UTC')(this.#kept.seen.at));
  }

  renewStays(now: number): Promise<number> {
    const before = this.all().map((row) => this.isCurrent(row));
    this.#kept.seen.at = now;
    const changed = this.all().filter((row, at) => this.isCurrent(row) !== before[at]);
    return Promise.resolve(changed.length);
  }

  /** The number of students in a classroom on a day before it was archived; by default now. */
  studentsIn(classroomId: string, on?: IsoDate): number {
    const isStay = (row: RosterRow): boolean => (on === undefined ? this.isCurrent(row) : coversDay(row, on));
    const isHere = ({ fields: { student: id = '' } }: RosterRow): boolean => {
      const { state, archivedOn = '' } = this.#kept.rows.get(keyOf({ kind: 'student', id }))?.fields ?? {};
      return state === 'active' || (on !== undefined && archivedOn > on);
    };
    return this.#enrollmentsOf(classroomId).filter((stay) => isStay(stay) && isHere(stay)).length;
  }

  async apply(set: ChangeSet, asked: readonly Change[]): Promise<readonly AppliedChange[]> {
    this.#kept.seen.at = Math.max(this.#kept.seen.at, set.at);
    const rooms = this.#classrooms.roster();
    const current = this.#rosterOf(asked);
    const schools = [...new Set(schoolsOfNames(asked, current).values())];
    const changes = withInitials(asked, current, await this.#schools.withoutLastNames(schools));
    const owned = withOwners(current, changes, set.by);
    const applied = applyChanges(owned, changes, await rooms.knownAccounts(teachersIn(changes)));
    for (const key of new Set(changes.map(keyOf))) {
      const row = applied.roster.get(key);
      if (key.startsWith('classroom/') || key.startsWith('teaching/')) rooms.put(key, row ?? null, set);
      else if (row === undefined) this.#kept.rows.delete(key);
      else this.#kept.rows.set(key, row);
    }
    const before = this.#kept.sets.get(set.id);
    const all = [...(before?.changes ?? []), ...applied.changes];
    this.#kept.sets.set(set.id, { ...(before ?? set), changes: all });
    return applied.changes;
  }

  changeSet(id: string, scope: Scope): Promise<ChangeSet | null> {
    const kept = this.#kept.sets.get(id);
    if (kept === null) return Promise.resolve(null);
    const { changes: _changes, ...set } = kept;
    const relation = scope.own !== null && set.by === scope.own.accountId ? 'owner' : 'none';
    return Promise.resolve(isInScope(scope, { relation, organization: set.organization }) ? set : null);
  }

  async moveAll(from: OrganizationPath, to: OrganizationPath): Promise<void> {
    renameIn(this.#kept, [from], to);
    for (const one of this.#beside) one.moveAll(from, to);
  }

  longNames(organization: OrganizationPath): Promise<number> {
    return Promise.resolve(longNamed(this.all(), organization).length);
  }

  shortenNames(organization: OrganizationPath, after: string | null, limit: number) {
    return Promise.resolve(shortenNamesIn(this.#kept, organization, { after, limit }));
  }

  async forget(workspaces: readonly OrganizationPath[]): Promise<void> {
    const { rows, sets } = this.#kept;
    await this.#dropEnrollmentsOfDeletedClassrooms();
    const enrolled = new Set(rows.all().map(({ fields }) => fields['student']));
    const gone = rows
      .all()
      .filter(({ id, fields }) => workspaces.includes(fields['organization'] ?? '') && !enrolled.has(id));
    for (const row of gone) rows.delete(keyOf(row));
    forgetChanges(sets, new Set(gone.map(({ id }) => id)));
    renameIn(this.#kept, workspaces, null);
  }

  async changesBefore(changeSetId: string, before: number | null, limit: number) {
    const changes = this.#kept.sets.get(changeSetId)?.changes ?? [];
    const placed = changes.map((change, seq) => ({ ...change, seq }));
    return placed
      .filter(({ seq }) => before === null || seq < before)
      .toReversed()
      .slice(0, limit);
  }

  namesOf(rows: Parameters<RosterStore['namesOf']>[0]): Promise<ReadonlyMap<RowKey, string>> {
    const rooms = this.#classrooms.roster();
    return Promise.resolve(rowNames(rows, { row: (key) => this.#kept.rows.get(key), rooms }));
  }

  changes(changeSetId: string): Promise<DoneChanges> {
    const later = this.#kept.sets.all().find(({ undoes }) => undoes === changeSetId);
    const changes = this.#kept.sets.get(changeSetId)?.changes ?? [];
    return Promise.resolve({ undoneBy: later?.id ?? null, changes });
  }

  setsOf(ids: ReadonlySet<string>): readonly KeptSet[] {
    const isMeant = ({ id, outcome }: AppliedChange): boolean => ids.has(id) && outcome.of === 'done';
    return this.#kept.sets
      .all()
      .map((set) => ({ ...set, changes: set.changes.filter(isMeant) }))
      .filter(({ changes }) => changes.length > 0)
      .toSorted((one, other) => other.at - one.at || compareCodePoints(other.id, one.id));
  }

  allSets(): readonly KeptSet[] {
    return this.#kept.sets.all();
  }

  /** The fields that users changed after the last import that set them. */
  edited(): ReadonlySet<FieldKey> {
    return editedFields(this.#kept);
  }

  /** The data that distinguishes a student from others of the same name; null if they were deleted. */
  twin(id: string): PlannedTwin | null {
    const stays = this.all().filter((row) => row.fields['student'] === id && this.isCurrent(row));
    return twinOf(this.#kept.rows.get(keyOf({ kind: 'student', id })), stays, this.#classrooms.roster());
  }

  everIn(classroomId: string): readonly string[] {
    return this.#enrollmentsOf(classroomId).flatMap(({ fields }) => fields['student'] ?? []);
  }

  forgetClassroom(classroomId: string): void {
    for (const row of this.#enrollmentsOf(classroomId)) this.#kept.rows.delete(keyOf(row));
  }

  /** Sets the stores that a database would update by foreign keys when rows are deleted or moved. */
  tell(...beside: readonly BesideRosters[]): void {
    this.#beside = beside;
  }

  /** Sets the schools that store no last names; by default there are none. */
  heed(schools: SchoolsOfRosters): void {
    this.#schools = schools;
  }

  draft(classrooms: InMemoryClassroomRepository): {
    readonly roster: InMemoryRosterStore;
    readonly commit: () => Undo;
  } {
    const rows = this.#kept.rows.draft();
    const sets = this.#kept.sets.draft();
    const roster = new InMemoryRosterStore(classrooms, { rows, sets, seen: this.#kept.seen });
    return { roster, commit: () => undoOf(rows.commit(), sets.commit()) };
  }

  #enrolled(classroomId: string, on: IsoDate): readonly EnrolledStudent[] {
    return this.#enrollmentsOf(classroomId)
      .filter((row) => coversDay(row, on))
      .flatMap(({ fields: { student: id = '', from: since = '' } }) => {
        const student = this.#kept.rows.get(keyOf({ kind: 'student', id }));
        return student === null || !isListedOn(student, on) ? [] : [{ ...studentOf(student), since }];
      })
      .toSorted(byName);
  }

  #enrollmentsOf(classroomId: string): readonly RosterRow[] {
    return this.#kept.rows
      .all()
      .filter(({ kind, fields }) => kind === 'enrollment' && fields['classroom'] === classroomId);
  }

  async #dropEnrollmentsOfDeletedClassrooms(): Promise<void> {
    for (const row of this.#kept.rows.all()) {
      const { classroom } = row.fields;
      if (classroom !== undefined && (await this.#classrooms.byId(classroom, everywhere)) === null)
        this.#kept.rows.delete(keyOf(row));
    }
  }

  #rosterOf(changes: readonly Change[]): Roster {
    return rosterOf([...this.#classrooms.roster().named(changes), ...this.#kept.rows.all()]);
  }
}
