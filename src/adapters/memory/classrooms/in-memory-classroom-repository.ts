import type {
  AddOutcome,
  AssignmentInClassroom,
  AssignOutcome,
  ClassroomRepository,
  ClassroomInPage,
  ListedClassroom,
  StoredAssignment,
  StoredClassroom,
  NewAssignment,
  NewClassroom,
  NewProgress,
  NewTeacher,
  PendingTeacher,
} from '#application/service/classrooms/ports/classroom-repository.ts';
import type { LessonPin } from '#application/service/lessons/ports/lesson-repository.ts';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import { isWithin, type Scope } from '#domain/organizations/access/scope.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import { classroomCell, type ClassroomQuery } from '#domain/classrooms/classrooms/classroom-table.ts';
import type {
  AssignmentEdit,
  ClassroomEdit,
  MarkedActivities,
} from '#domain/classrooms/classrooms/classroom.ts';
import { studentsInLesson } from '#domain/classrooms/students/latest-lesson.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { type Page, queryRows } from '#domain/platform/tables/page.ts';
import { accountTable } from '../identity/in-memory-account-repository.ts';
import {
  assignedVersion,
  storedAssignmentOf,
  type InMemoryAssignment,
  assignmentsOf,
  assignmentTable,
  classroomIn,
  classroomsIn,
  classroomTable,
  deleteClassroomRows,
  everAssigned,
  isOwner,
  nowAssigned,
  progressKey,
  progressTable,
  teachersOf,
  teacherTable,
} from './in-memory-classroom-rows.ts';
import { publishedLesson } from '../lessons/in-memory-lesson-repository.ts';
import { InMemoryStore } from '../in-memory-tables.ts';
import { organizationAt } from '../organizations/organization-rows.ts';
import { classProgressOf } from './in-memory-student-progress.ts';
import { countStudents } from './roster-rows.ts';

/** Classrooms in memory. The names of teachers are those of their accounts. */
export class InMemoryClassroomRepository extends InMemoryStore implements ClassroomRepository {
  readonly #classrooms = this.tables.of(classroomTable);
  readonly #teachers = this.tables.of(teacherTable);
  readonly #assignments = this.tables.of(assignmentTable);
  readonly #progress = this.tables.of(progressTable);

  async claimCoTeaching(accountId: string, email: EmailAddress): Promise<void> {
    for (const teacher of this.#teachers.where((row) => row.accountId === null && row.email === email)) {
      const others = teachersOf(this.tables, teacher.classroomId);
      if (others.some((other) => other.accountId === accountId)) this.#teachers.delete(teacher.id);
      else this.#teachers.save({ ...teacher, accountId });
    }
  }

  async list(scope: Scope, on?: IsoDate): Promise<readonly ListedClassroom[]> {
    return classroomsIn(this.tables, scope).map((classroom) => {
      const { id, organization } = classroom;
      const assigned = nowAssigned(this.tables, id);
      const school = organization === null ? null : organizationAt(this.tables, organization);
      return {
        ...classroom,
        school: school?.name ?? null,
        students: countStudents(this.tables, id, on),
        assignedLessons: assigned.map(({ lessonSlug }) => lessonSlug),
        marked: this.#markedIn(assigned),
      };
    });
  }

  async page(
    { archived, timeZone, on, ...query }: ClassroomQuery,
    scope: Scope,
    today: IsoDate,
  ): Promise<Page<ClassroomInPage>> {
    const dayOf = dayInZone(timeZone);
    const wasThere = ({ id, archivedAt, students }: ListedClassroom, day: IsoDate): boolean =>
      (archivedAt === null || dayOf(archivedAt) > day) &&
      (students > 0 || dayOf(this.#classrooms.get(id)?.openedAt ?? 0) <= day);
    const shown = (await this.list(scope, on)).filter((classroom) =>
      on === undefined ? (classroom.archivedAt !== null) === archived : wasThere(classroom, on),
    );
    const page = queryRows(shown, { idOf: ({ id }) => id, cellOf: classroomCell }, query, dayOf);
    return {
      ...page,
      rows: page.rows.map((row) => ({ ...row, latestLesson: this.#latestLesson(row, today) })),
    };
  }

  async byId(id: string, scope: Scope): Promise<StoredClassroom | null> {
    return classroomIn(this.tables, id, scope);
  }

  async open({ owner, at, ...edit }: NewClassroom, limit: number): Promise<boolean> {
    const { teacherId, accountId } = owner;
    const owned = this.#teachers.where((teacher) => isOwner(teacher) && teacher.accountId === accountId);
    if (owned.length >= limit) return false;
    this.#classrooms.save({ ...edit, openedAt: at, source: null, archivedAt: null, version: 1 });
    this.#teachers.save({ id: teacherId, classroomId: edit.id, email: null, accountId, role: 'owner' });
    return true;
  }

  async change(id: string, version: number, edit: ClassroomEdit): Promise<boolean> {
    const changed = { ...edit, version: version + 1 };
    return this.#classrooms.change(id, changed, (row) => row.version === version) !== null;
  }

  async setArchived(id: string, at: number | null): Promise<void> {
    this.#classrooms.changeWhere(
      (row) => row.id === id && (row.archivedAt === null) !== (at === null),
      ({ version }) => ({ archivedAt: at, version: version + 1 }),
    );
  }

  async addTeacher(classroomId: string, { id, email, by }: NewTeacher, limit: number): Promise<AddOutcome> {
    const teachers = teachersOf(this.tables, classroomId);
    const addresses = teachers.map(({ accountId, email: pending }) =>
      accountId === null ? pending : this.tables.of(accountTable).get(accountId)?.email?.toLowerCase(),
    );
    if (addresses.includes(email)) return 'there';
    if (teachers.length >= limit) return 'full';
    const addedBy = by === undefined ? {} : { addedBy: by };
    this.#teachers.save({ id, classroomId, email, accountId: null, role: 'co-teacher', ...addedBy });
    return 'added';
  }

  async pendingTeachersAddedBy(
    accountId: string,
    organization: OrganizationPath,
  ): Promise<readonly PendingTeacher[]> {
    const isBelow = (classroomId: string): boolean => {
      const path = this.#classrooms.get(classroomId)?.organization ?? null;
      return path !== null && isWithin(path, organization);
    };
    return this.#teachers
      .where((row) => row.addedBy === accountId && row.accountId === null && isBelow(row.classroomId))
      .map(({ id, classroomId }) => ({ id, classroomId }))
      .toSorted((one, other) => compareCodePoints(one.id, other.id));
  }

  async transfer(classroomId: string, accountId: string): Promise<void> {
    const teachers = teachersOf(this.tables, classroomId);
    for (const teacher of teachers) {
      if (isOwner(teacher)) this.#teachers.save({ ...teacher, accountId });
      else if (teacher.accountId === accountId) this.#teachers.delete(teacher.id);
    }
  }

  async moveAll(from: OrganizationPath, to: OrganizationPath): Promise<readonly string[]> {
    const moved = this.#classrooms.where(({ organization }) => organization === from);
    for (const classroom of moved) this.#classrooms.save({ ...classroom, organization: to });
    return moved.map(({ id }) => id).toSorted();
  }

  async removeTeacher(classroomId: string, teacherId: string): Promise<void> {
    this.#teachers.deleteWhere(
      (row) => row.id === teacherId && row.classroomId === classroomId && !isOwner(row),
    );
  }

  async assignments(classroomId: string, scope: Scope): Promise<readonly StoredAssignment[]> {
    const classroom = classroomIn(this.tables, classroomId, scope);
    return classroom === null ? [] : assignmentsOf(this.tables, classroomId);
  }

  async assignment(id: string, scope: Scope): Promise<AssignmentInClassroom | null> {
    const row = this.#assignments.get(id);
    const classroom = row === null ? null : classroomIn(this.tables, row.classroomId, scope);
    if (row === null || classroom === null) return null;
    return { assignment: storedAssignmentOf(this.tables, row), classroom };
  }

  async assign({ at, ...assignment }: NewAssignment, limit: number): Promise<AssignOutcome> {
    const { classroomId, lessonSlug } = assignment;
    const lesson = publishedLesson(this.tables, lessonSlug);
    if (lesson === null) return 'unpublished';
    const known = everAssigned(this.tables, classroomId).find((row) => row.lessonSlug === lessonSlug);
    if (known?.removed === false) return 'there';
    if (nowAssigned(this.tables, classroomId).length >= limit) return 'full';
    const { id, version } = known ?? { id: assignment.id, version: 0 };
    const pin = { lessonVersion: lesson.version, version: version + 1 };
    const row = { ...assignment, ...pin, id, removed: false, assignedAt: at };
    this.#assignments.save(row);
    return storedAssignmentOf(this.tables, row);
  }

  async changeAssignment(
    id: string,
    version: number,
    edit: Partial<AssignmentEdit & { readonly lessonVersion: number }>,
  ): Promise<boolean> {
    const isCurrent = (row: InMemoryAssignment): boolean => row.version === version && !row.removed;
    return this.#assignments.change(id, { ...edit, version: version + 1 }, isCurrent) !== null;
  }

  async removeAssignment(id: string): Promise<void> {
    this.#setRemoved(id, true);
  }

  async restoreAssignment(id: string, limit: number): Promise<StoredAssignment | 'full' | null> {
    const row = this.#assignments.get(id);
    if (row?.removed === true && nowAssigned(this.tables, row.classroomId).length >= limit) return 'full';
    this.#setRemoved(id, false);
    const restored = this.#assignments.get(id);
    return restored && storedAssignmentOf(this.tables, restored);
  }

  async recordProgress(progress: NewProgress, version: number): Promise<boolean> {
    if ((this.#progress.get(progressKey(progress))?.version ?? 0) !== version) return false;
    this.#progress.save({ ...progress, version: version + 1 });
    return true;
  }

  async isAssigned({ slug, version }: LessonPin, scope: Scope): Promise<boolean> {
    const classrooms = this.#assignments
      .where((row) => row.lessonSlug === slug && row.lessonVersion === version && !row.removed)
      .map(({ classroomId }) => classroomIn(this.tables, classroomId, scope));
    return classrooms.some((classroom) => classroom !== null);
  }

  async forget(accountId: string, email: EmailAddress | null): Promise<void> {
    const own = this.#teachers.where((row) => row.accountId === accountId);
    this.#teachers.deleteWhere(
      (row) =>
        row.accountId === accountId || (row.accountId === null && email !== null && row.email === email),
    );
    for (const { classroomId } of own.filter(isOwner)) {
      const heir = teachersOf(this.tables, classroomId).find((row) => row.accountId !== null);
      if (heir === undefined) deleteClassroomRows(this.tables, classroomId);
      else this.#teachers.save({ ...heir, role: 'owner' });
    }
  }

  #setRemoved(id: string, removed: boolean): void {
    this.#assignments.changeWhere(
      (row) => row.id === id && row.removed !== removed,
      ({ version }) => ({ removed, version: version + 1 }),
    );
  }

  #latestLesson({ id }: ListedClassroom, today: IsoDate): ClassroomInPage['latestLesson'] {
    const progress = classProgressOf(this.tables, id, today);
    const [latest] = progress.lessons;
    return latest === undefined ? null : studentsInLesson(progress, latest.id);
  }

  /** Returns the class's progress in the activities of its assigned lesson versions. */
  #markedIn(assigned: readonly InMemoryAssignment[]): MarkedActivities {
    const recorded = assigned.flatMap((assignment) => {
      const { activities } = assignedVersion(this.tables, assignment);
      return this.#progress.where(
        ({ assignmentId, activityId }) =>
          assignmentId === assignment.id && activities.some(({ id }) => id === activityId),
      );
    });
    return {
      done: recorded.filter(({ state }) => state === 'done').length,
      needHelp: recorded.filter(({ state }) => state === 'needs_help').length,
    };
  }
}
