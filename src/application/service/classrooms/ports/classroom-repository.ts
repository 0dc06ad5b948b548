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

/** A teacher of a classroom; `accountId` is null until a user with this verified address opens the classroom. */
export type TeacherRecord = ClassroomTeacher & { readonly accountId: string | null };

/** A stored classroom. Times are epoch milliseconds. The owner is the first of `teachers`. */
export type StoredClassroom = ClassroomEdit & {
  readonly id: string;
  readonly organization: OrganizationPath | null;
  readonly archivedAt: number | null;
  /** The provider from which it is synced (R17); null if it is managed by hand. */
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

/** A stored assignment; `recorded` contains the progress of activities in any lesson version, in any order. */
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

/** A new co-teacher. `by` is the id of the account that adds the teacher. */
export type NewTeacher = { readonly id: string; readonly email: EmailAddress; readonly by?: string };

export type PendingTeacher = { readonly id: string; readonly classroomId: string };

/** The result of adding a unique item up to a limit. */
export type AddOutcome = 'added' | 'there' | 'full';

/** The result of assigning a lesson; `unpublished` if there is no published lesson with this slug. */
export type AssignOutcome = StoredAssignment | Exclude<AddOutcome, 'added'> | 'unpublished';

/**
 * Stores classrooms, their teachers and assignments. Methods with a scope return only data in the scope (ORG-3). Methods with a version write only if the
 * version is current, and return whether it was. Methods with a limit must be called in a transaction and enforce the limit even in concurrent calls.
 */
export interface ClassroomRepository {
  claimCoTeaching(accountId: string, email: EmailAddress): Promise<void>;
  /** Classrooms in the scope, sorted by name, with their lessons (newest first) and the progress of activities in the class's version of each lesson. */
  list(scope: Scope): Promise<readonly ListedClassroom[]>;
  /**
   * A page of archived or active classrooms. With a day, returns the classrooms that existed by the end of the day or had students on it, and were not
   * archived yet. Student counts are as of the day; all other data is current.
   */
  page(query: ClassroomQuery, scope: Scope, today: IsoDate): Promise<Page<ClassroomInPage>>;
  /** Null if the classroom does not exist or is not in the scope. */
  byId(id: string, scope: Scope): Promise<StoredClassroom | null>;
  /** Creates a classroom; false if the account has reached the limit. */
  open(classroom: NewClassroom, limit: number): Promise<boolean>;
  change(id: string, version: number, edit: ClassroomEdit): Promise<boolean>;
  /** Archives a classroom from this time, or restores it if `at` is null. Idempotent. */
  setArchived(id: string, at: number | null): Promise<void>;
  /** Adds a co-teacher, who is pending until an account with the address opens the classroom. */
  addTeacher(classroomId: string, teacher: NewTeacher, limit: number): Promise<AddOutcome>;
  /** Pending teachers whom an account added in classrooms of an organization and those below it, sorted by id. */
  pendingTeachersAddedBy(
    accountId: string,
    organization: OrganizationPath,
  ): Promise<readonly PendingTeacher[]>;
  removeTeacher(classroomId: string, teacherId: string): Promise<void>;
  /** Makes an account the owner, whether it is a co-teacher or not. The former owner is removed. */
  transfer(classroomId: string, accountId: string): Promise<void>;
  /** Moves all classrooms of an organization, including archived ones, to a different organization; returns their ids, sorted. */
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
  /** Restores an assignment. Idempotent; null if there is none, `full` if the limit is reached. */
  restoreAssignment(id: string, limit: number): Promise<StoredAssignment | 'full' | null>;
  /** `version` is 0 for an activity without recorded progress. */
  recordProgress(progress: NewProgress, version: number): Promise<boolean>;
  isAssigned(pin: LessonPin, scope: Scope): Promise<boolean>;
  /**
   * Removes an account and its pending address from every classroom. In classrooms that it owns, the first active co-teacher becomes the owner. Classrooms
   * without an active co-teacher are deleted.
   */
  forget(accountId: string, email: EmailAddress | null): Promise<void>;
}
