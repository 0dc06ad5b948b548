import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { ClassroomQuery } from '#domain/classrooms/classrooms/classroom-table.ts';
import type { RosterProvider } from '#domain/classrooms/change-sets/roster-source.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { Page } from '#domain/platform/tables/page.ts';
import type {
  ActivityProgress,
  Assignment,
  AssignmentEdit,
  ClassroomCard,
  ClassroomEdit,
  ClassroomInTable,
  ClassroomTeacher,
  ProgressEdit,
} from '#domain/classrooms/classrooms/classroom.ts';
import type { LessonPin } from '../../lessons/ports/lesson-repository.ts';

/** A teacher of a classroom; `accountId` is null until the owner of the verified address opens it. */
export type TeacherRecord = ClassroomTeacher & { readonly accountId: string | null };

/** A stored classroom. Times are epoch milliseconds. The owner is the first of `teachers`. */
export type StoredClassroom = ClassroomEdit & {
  readonly id: string;
  readonly organization: OrganizationPath | null;
  readonly archivedAt: number | null;
  /** The provider it is synced from (R17); null if it is managed by hand. */
  readonly source: RosterProvider | null;
  readonly version: number;
  readonly teachers: readonly TeacherRecord[];
};

export type ListedClassroom = StoredClassroom &
  Pick<ClassroomCard, 'assignedLessons' | 'marked' | 'school' | 'students'>;

/** A classroom in the table of classes; `latestLesson` is null if no lesson is open. */
export type ClassroomInPage = ListedClassroom & Pick<ClassroomInTable, 'latestLesson'>;

export type NewClassroom = ClassroomEdit & {
  readonly id: string;
  readonly organization: OrganizationPath | null;
  readonly owner: { readonly teacherId: string; readonly accountId: string };
  readonly at: number;
};

/** A stored assignment; `recorded` has progress of activities of any lesson version, unordered. */
export type StoredAssignment = Omit<Assignment, 'progress'> & {
  readonly recorded: readonly ActivityProgress[];
};

export type ClassroomAccess = Pick<StoredClassroom, 'organization' | 'archivedAt' | 'teachers'>;

export type AssignmentInClassroom = {
  readonly assignment: StoredAssignment;
  readonly classroom: ClassroomAccess;
};

export type NewAssignment = AssignmentEdit &
  Pick<Assignment, 'id' | 'classroomId' | 'lessonSlug'> & { readonly at: number };

export type NewProgress = ProgressEdit & {
  readonly assignmentId: string;
  readonly activityId: string;
  readonly by: string;
  readonly at: number;
};

/** A new co-teacher. `by` is the id of the account that adds them. */
export type NewTeacher = { readonly id: string; readonly email: EmailAddress; readonly by?: string };

export type PendingTeacher = { readonly id: string; readonly classroomId: string };

/** The outcome of adding something unique with a limit. */
export type AddOutcome = 'added' | 'there' | 'full';

/** The outcome of an assignment; `unpublished` if no lesson of this slug is published. */
export type AssignOutcome = StoredAssignment | Exclude<AddOutcome, 'added'> | 'unpublished';

/**
 * Stores classrooms, their teachers and assignments. Methods with a scope return nothing outside it (ORG-3). Methods with a version write
 * only if it is current, and return whether it was. Methods with a limit enforce it under concurrency, within a transaction.
 */
export interface ClassroomRepository {
  claimCoTeaching(accountId: string, email: EmailAddress): Promise<void>;
  /**
   * Classrooms in the scope, by name, with their lessons, newest first, and the progress of activities in the class's version of each
   * lesson.
   */
  list(scope: Scope): Promise<readonly ListedClassroom[]>;
  /**
   * A page of archived or active classrooms. With a day: those that existed or had students by its end and were not archived yet, with
   * their number of students then and other data as of now.
   */
  page(query: ClassroomQuery, scope: Scope, today: IsoDate): Promise<Page<ClassroomInPage>>;
  /** Null if it does not exist or is not in the scope. */
  byId(id: string, scope: Scope): Promise<StoredClassroom | null>;
  /** Creates a classroom; false if the account has reached the limit. */
  open(classroom: NewClassroom, limit: number): Promise<boolean>;
  change(id: string, version: number, edit: ClassroomEdit): Promise<boolean>;
  /** Archives as of this time, or restores with null. Idempotent. */
  setArchived(id: string, at: number | null): Promise<void>;
  /** Adds a co-teacher, pending until the address's account opens the classroom. */
  addTeacher(classroomId: string, teacher: NewTeacher, limit: number): Promise<AddOutcome>;
  /** Pending teachers added by an account in classrooms of an organization and those below it, by id. */
  pendingTeachersAddedBy(
    accountId: string,
    organization: OrganizationPath,
  ): Promise<readonly PendingTeacher[]>;
  removeTeacher(classroomId: string, teacherId: string): Promise<void>;
  /** Makes an account the owner, co-teacher or not; the former owner is removed. */
  transfer(classroomId: string, accountId: string): Promise<void>;
  /** Moves all classrooms of an organization, including archived ones, to another; returns their ids in order. */
  moveAll(from: OrganizationPath, to: OrganizationPath): Promise<readonly string[]>;
  /** Assignments of a classroom, newest first, including removed ones; empty if it is not in the scope. */
  assignments(classroomId: string, scope: Scope): Promise<readonly StoredAssignment[]>;
  assignment(id: string, scope: Scope): Promise<AssignmentInClassroom | null>;
  /**
   * Assigns the published version of a lesson. A removed assignment of the same lesson is restored under its id, with its progress and the
   * new options.
   */
  assign(assignment: NewAssignment, limit: number): Promise<AssignOutcome>;
  changeAssignment(
    id: string,
    version: number,
    edit: Partial<AssignmentEdit & { readonly lessonVersion: number }>,
  ): Promise<boolean>;
  /** Idempotent. */
  removeAssignment(id: string): Promise<void>;
  /** Restores an assignment. Idempotent; null if there is none, `full` at the limit. */
  restoreAssignment(id: string, limit: number): Promise<StoredAssignment | 'full' | null>;
  /** `version` is 0 for an activity without recorded progress. */
  recordProgress(progress: NewProgress, version: number): Promise<boolean>;
  isAssigned(pin: LessonPin, scope: Scope): Promise<boolean>;
  /**
   * Removes an account, or its pending address, from every classroom. Its own classrooms go to their first active co-teacher; those without
   * one are deleted.
   */
  forget(accountId: string, email: EmailAddress | null): Promise<void>;
}
