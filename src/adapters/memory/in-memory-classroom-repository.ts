import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type {
  AddOutcome,
  AssignmentInClassroom,
  AssignOutcome,
  ClassroomRepository,
  ListedClassroom,
  StoredAssignment,
  StoredClassroom,
  NewAssignment,
  NewClassroom,
  NewProgress,
  NewTeacher,
  PendingTeacher,
  TeacherRecord,
} from '#application/service/ports/classroom-repository.ts';
import type { LessonPin } from '#application/service/ports/lesson-repository.ts';
import type { OrganizationPath } from '#domain/organizations/organization.ts';
import { isInScope, type Scope } from '#domain/access/scope.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import { classroomSubject } from '#domain/classrooms/classroom-access.ts';
import type { ClassroomQuery } from '#domain/classrooms/classroom-table.ts';
import type { AssignmentEdit, ClassroomEdit } from '#domain/classrooms/classroom.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { Page } from '#domain/tables/page.ts';
import { byNaturalName } from '#domain/tables/natural-order.ts';
import { type BesideClassrooms, nothingBeside } from './beside-classrooms.ts';
import { pendingTeachers, teacherRecords } from './in-memory-classroom-teachers.ts';
import { type Enrollments, InMemoryClassroomLife, type OwnProgress } from './in-memory-classroom-life.ts';
import { InMemoryClassroomRoster } from './in-memory-classroom-roster.ts';
import type { Undo } from './in-memory-calls.ts';
import {
  assignedLessonOf,
  type AssignmentRow,
  claimSeats,
  type ClassroomRow,
  type ClassroomRows,
  draftOf,
  everAssigned,
  isOwner,
  leaveClassroom,
  lessonOf,
  listedOf,
  type LessonReads,
  nameOf,
  noClassrooms,
  nowAssigned,
  objectivesOf,
  pageOfListed,
  placesOwnedBy,
  type TeacherRow,
  transferTo,
} from './in-memory-classroom-rows.ts';

/** Keeps classrooms in memory; names of teachers are those of their accounts. */
export class InMemoryClassroomRepository implements ClassroomRepository {
  readonly #accounts: Pick<AccountRepository, 'byId'>;
  readonly #lessons: LessonReads;
  readonly #rows: ClassroomRows;
  #beside: BesideClassrooms = nothingBeside;

  constructor(
    accounts: Pick<AccountRepository, 'byId'>,
    lessons: LessonReads,
    rows: ClassroomRows = noClassrooms(),
  ) {
    this.#accounts = accounts;
    this.#lessons = lessons;
    this.#rows = rows;
  }

  /** Sets the data of other stores that lists show; those stores need this one first. */
  standBeside(beside: BesideClassrooms): void {
    this.#beside = beside;
  }

  async claimCoTeaching(accountId: string, email: EmailAddress): Promise<void> {
    claimSeats(this.#rows, accountId, email);
  }

  async list(scope: Scope, on?: IsoDate): Promise<readonly ListedClassroom[]> {
    const visible = this.#rows.classrooms.all().filter(({ id }) => this.#isIn(scope, id));
    const classrooms = await Promise.all(visible.map((row) => this.#classroom(row)));
    const lessons = await Promise.all(
      this.#rows.assignments.all().map((row) => lessonOf(this.#lessons, row)),
    );
    return classrooms.toSorted(byNaturalName).map(listedOf(this.#rows, lessons, this.#beside, on));
  }

  async page(query: ClassroomQuery, scope: Scope): Promise<Page<ListedClassroom>> {
    return pageOfListed(await this.list(scope, query.on), query, this.#rows);
  }

  async byId(id: string, scope: Scope): Promise<StoredClassroom | null> {
    const row = this.#rows.classrooms.get(id);
    return row !== null && this.#isIn(scope, id) ? this.#classroom(row) : null;
  }

  async open({ owner, at, ...edit }: NewClassroom, limit: number): Promise<boolean> {
    const { teacherId, accountId } = owner;
    if (placesOwnedBy(this.#rows, accountId).length >= limit) return false;
    this.#rows.classrooms.set(edit.id, { ...edit, openedAt: at, source: null, archivedAt: null, version: 1 });
    const teacher = { classroomId: edit.id, email: null, accountId, role: 'owner' } as const;
    this.#rows.teachers.set(teacherId, { ...teacher, id: teacherId });
    return true;
  }

  async change(id: string, version: number, edit: ClassroomEdit): Promise<boolean> {
    const row = this.#rows.classrooms.get(id);
    if (row?.version !== version) return false;
    this.#rows.classrooms.set(id, { ...row, ...edit, version: version + 1 });
    return true;
  }

  async setArchived(id: string, at: number | null): Promise<void> {
    const row = this.#rows.classrooms.get(id);
    if (row === null || (row.archivedAt === null) === (at === null)) return;
    this.#rows.classrooms.set(id, { ...row, archivedAt: at, version: row.version + 1 });
  }

  async addTeacher(classroomId: string, { id, email, by }: NewTeacher, limit: number): Promise<AddOutcome> {
    const teachers = await this.#teachers(classroomId);
    if (teachers.some((teacher) => teacher.email?.toLowerCase() === email)) return 'there';
    if (teachers.length >= limit) return 'full';
    const addedBy = by === undefined ? {} : { addedBy: by };
    this.#rows.teachers.set(id, { id, classroomId, email, accountId: null, role: 'co-teacher', ...addedBy });
    return 'added';
  }

  async pendingTeachersAddedBy(
    accountId: string,
    organization: OrganizationPath,
  ): Promise<readonly PendingTeacher[]> {
    return pendingTeachers(this.#rows, accountId, organization);
  }

  async transfer(classroomId: string, accountId: string): Promise<void> {
    transferTo(accountId, this.#rows, classroomId);
  }

  async moveAll(from: OrganizationPath, to: OrganizationPath): Promise<readonly string[]> {
    const moved = this.#rows.classrooms.all().filter(({ organization }) => organization === from);
    for (const room of moved) this.#rows.classrooms.set(room.id, { ...room, organization: to });
    return moved.map(({ id }) => id).toSorted();
  }

  async removeTeacher(classroomId: string, teacherId: string): Promise<void> {
    const teacher = this.#rows.teachers.get(teacherId);
    if (teacher?.classroomId === classroomId && !isOwner(teacher)) this.#rows.teachers.delete(teacherId);
  }

  async assignments(classroomId: string, scope: Scope): Promise<readonly StoredAssignment[]> {
    if (!this.#isIn(scope, classroomId)) return [];
    return Promise.all(everAssigned(this.#rows, classroomId).map((row) => this.#assignment(row)));
  }

  async assignment(id: string, scope: Scope): Promise<AssignmentInClassroom | null> {
    const row = this.#rows.assignments.get(id);
    const classroom = row === null ? null : await this.byId(row.classroomId, scope);
    if (row === null || classroom === null) return null;
    return { assignment: await this.#assignment(row), classroom };
  }

  async assign({ at, ...assignment }: NewAssignment, limit: number): Promise<AssignOutcome> {
    const { classroomId, lessonSlug } = assignment;
    const lesson = await this.#lessons.bySlug(lessonSlug);
    if (lesson === null) return 'unpublished';
    const known = everAssigned(this.#rows, classroomId).find((row) => row.lessonSlug === lessonSlug);
    if (known?.removed === false) return 'there';
    if (nowAssigned(this.#rows, classroomId).length >= limit) return 'full';
    const { id, version } = known ?? { id: assignment.id, version: 0 };
    const pin = { lessonVersion: lesson.version, version: version + 1 };
    const row = { ...assignment, ...pin, id, removed: false, assignedAt: at };
    this.#rows.assignments.set(id, row);
    return this.#assignment(row);
  }

  async changeAssignment(
    id: string,
    version: number,
    edit: Partial<AssignmentEdit & { readonly lessonVersion: number }>,
  ): Promise<boolean> {
    const row = this.#rows.assignments.get(id);
    if (row?.version !== version || row.removed) return false;
    this.#rows.assignments.set(id, { ...row, ...edit, version: version + 1 });
    return true;
  }

  async removeAssignment(id: string): Promise<void> {
    const row = this.#rows.assignments.get(id);
    if (row?.removed === false)
      this.#rows.assignments.set(id, { ...row, removed: true, version: row.version + 1 });
  }

  async restoreAssignment(id: string, limit: number): Promise<StoredAssignment | 'full' | null> {
    const row = this.#rows.assignments.get(id);
    if (row?.removed !== true) return row && this.#assignment(row);
    if (nowAssigned(this.#rows, row.classroomId).length >= limit) return 'full';
    const restored = { ...row, removed: false, version: row.version + 1 };
    this.#rows.assignments.set(id, restored);
    return this.#assignment(restored);
  }

  async recordProgress(progress: NewProgress, version: number): Promise<boolean> {
    const key = `${progress.assignmentId} ${progress.activityId}`;
    if ((this.#rows.progress.get(key)?.version ?? 0) !== version) return false;
    this.#rows.progress.set(key, { ...progress, version: version + 1 });
    return true;
  }

  async isAssigned({ slug, version }: LessonPin, scope: Scope): Promise<boolean> {
    return this.#rows.assignments
      .all()
      .some(
        (row) =>
          row.lessonSlug === slug &&
          row.lessonVersion === version &&
          !row.removed &&
          this.#isIn(scope, row.classroomId),
      );
  }

  async forget(accountId: string, email: EmailAddress | null): Promise<void> {
    for (const teacher of this.#rows.teachers.all()) {
      if (teacher.accountId === accountId) leaveClassroom(this.#rows, teacher);
      else if (teacher.accountId === null && email !== null && teacher.email === email)
        this.#rows.teachers.delete(teacher.id);
    }
  }

  life(enrollments: Enrollments, own: OwnProgress): InMemoryClassroomLife {
    return new InMemoryClassroomLife(this.#rows, enrollments, own);
  }

  objectivesOf(assignmentIds: readonly string[]) {
    return objectivesOf(this.#lessons, this.#rows, assignmentIds);
  }

  roster(): InMemoryClassroomRoster {
    return new InMemoryClassroomRoster(this.#rows, this.#accounts);
  }

  draft(accounts: Pick<AccountRepository, 'byId'>): {
    readonly classrooms: InMemoryClassroomRepository;
    readonly commit: () => Undo;
  } {
    const { rows, commit } = draftOf(this.#rows);
    const classrooms = new InMemoryClassroomRepository(accounts, this.#lessons, rows);
    classrooms.standBeside(this.#beside);
    return { classrooms, commit };
  }

  #isIn(scope: Scope, classroomId: string): boolean {
    const room = this.#rows.classrooms.get(classroomId);
    if (room === null) return false;
    const teachers = this.#teacherRows(classroomId);
    return isInScope(scope, classroomSubject(scope.own, { ...room, teachers }));
  }

  #teacherRows(classroomId: string): readonly TeacherRow[] {
    return this.#rows.teachers.all().filter((teacher) => teacher.classroomId === classroomId);
  }

  async #teachers(classroomId: string): Promise<readonly TeacherRecord[]> {
    return teacherRecords(this.#teacherRows(classroomId), this.#accounts);
  }

  async #classroom({ openedAt: _openedAt, ...row }: ClassroomRow): Promise<StoredClassroom> {
    return { ...row, teachers: await this.#teachers(row.id) };
  }

  async #assignment(row: AssignmentRow): Promise<StoredAssignment> {
    const recorded = this.#rows.progress.all().filter(({ assignmentId }) => assignmentId === row.id);
    const progress = recorded.map(async ({ activityId, state, minutes, version, by, at }) => ({
      activityId,
      state,
      minutes,
      version,
      updatedAt: at,
      updatedBy: nameOf(await this.#accounts.byId(by)),
    }));
    const lesson = await assignedLessonOf(this.#lessons, row);
    return { ...row, lesson, recorded: await Promise.all(progress) };
  }
}
