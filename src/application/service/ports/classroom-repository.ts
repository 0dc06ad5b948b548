import type { OrganizationPath, Scope } from '#domain/access/scope.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import type { ClassroomQuery } from '#domain/classrooms/classroom-table.ts';
import type { RosterProvider } from '#domain/imports/roster-source.ts';
import type { Page } from '#domain/tables/page.ts';
import type {
  ActivityProgress,
  Assignment,
  AssignmentEdit,
  ClassroomCard,
  ClassroomEdit,
  ClassroomTeacher,
  ProgressEdit,
} from '#domain/classrooms/classroom.ts';
import type { LessonPin } from './lesson-repository.ts';

/** A teacher of a classroom; `accountId` is null until somebody who proved the address has opened it. */
export type TeacherRecord = ClassroomTeacher & { readonly accountId: string | null };

/** A classroom as it is stored. Times are epoch milliseconds. The owner is the first of `teachers`. */
export type StoredClassroom = ClassroomEdit & {
  readonly id: string;
  /** Null for what belongs to no organization. */
  readonly organization: OrganizationPath | null;
  readonly archivedAt: number | null;
  /** The provider that it is from (R17); null for one that is managed by hand. */
  readonly source: RosterProvider | null;
  readonly version: number;
  readonly teachers: readonly TeacherRecord[];
};

/** A classroom with what a list shows of its lessons. */
export type ListedClassroom = StoredClassroom &
  Pick<ClassroomCard, 'assignedLessons' | 'marked' | 'school' | 'students'>;

export type NewClassroom = ClassroomEdit & {
  readonly id: string;
  readonly organization: OrganizationPath | null;
  readonly owner: { readonly teacherId: string; readonly accountId: string };
  readonly at: number;
};

/** An assigned lesson as it is stored; `recorded` is of activities of any version of the lesson, in no order. */
export type StoredAssignment = Omit<Assignment, 'progress'> & {
  readonly recorded: readonly ActivityProgress[];
};

/** What of a classroom decides who may do what in it. */
export type ClassroomAccess = Pick<StoredClassroom, 'organization' | 'archivedAt' | 'teachers'>;

/** An assignment and the classroom that it is of. */
export type AssignmentInClassroom = {
  readonly assignment: StoredAssignment;
  readonly classroom: ClassroomAccess;
};

export type NewAssignment = AssignmentEdit &
  Pick<Assignment, 'id' | 'classroomId' | 'lessonSlug'> & { readonly at: number };

/** What was recorded of one activity, by which account. */
export type NewProgress = ProgressEdit & {
  readonly assignmentId: string;
  readonly activityId: string;
  readonly by: string;
  readonly at: number;
};

/** A co-teacher to add; `by` is the account that adds them. */
export type NewTeacher = { readonly id: string; readonly email: EmailAddress; readonly by?: string };

/** A pending co-teacher of a classroom. */
export type PendingTeacher = { readonly id: string; readonly classroomId: string };

/** What happened to something that there may be only so many of, and only once. */
export type AddOutcome = 'added' | 'there' | 'full';

/** What happened to a lesson that was assigned; `unpublished` where none of this slug is published. */
export type AssignOutcome = StoredAssignment | Exclude<AddOutcome, 'added'> | 'unpublished';

/**
 * Keeps classrooms, who teaches them and what is assigned to them. What takes a scope answers nothing outside of it (ORG-3).
 * What takes a version writes only where it is the present one, and says whether it was; what takes a limit holds it under
 * any concurrency, within a transaction.
 */
export interface ClassroomRepository {
  /** The pending teachers of this address become the account's. */
  claimCoTeaching(accountId: string, email: EmailAddress): Promise<void>;
  /**
   * Every classroom in the scope, by name, with its lessons, newest first, and how far it got with them: what
   * was recorded of activities that a lesson has in the version of the class.
   */
  list(scope: Scope): Promise<readonly ListedClassroom[]>;
  /**
   * A page of those that are archived, or of the others. As of a day, those that were made by its end or had students then, and were not
   * archived yet; with how many students each had, and everything else as it is now.
   */
  page(query: ClassroomQuery, scope: Scope): Promise<Page<ListedClassroom>>;
  /** Null where there is none, or none in the scope. */
  byId(id: string, scope: Scope): Promise<StoredClassroom | null>;
  /** False where the account owns as many already. */
  open(classroom: NewClassroom, limit: number): Promise<boolean>;
  change(id: string, version: number, edit: ClassroomEdit): Promise<boolean>;
  /** Archives at this moment, or brings back with null; what is so already stays as it is. */
  setArchived(id: string, at: number | null): Promise<void>;
  /** Adds a co-teacher, pending until the account of the address opens the classroom. */
  addTeacher(classroomId: string, teacher: NewTeacher, limit: number): Promise<AddOutcome>;
  /** The pending teachers that an account added in classrooms of an organization and of the ones below it, by ID. */
  pendingTeachersAddedBy(
    accountId: string,
    organization: OrganizationPath,
  ): Promise<readonly PendingTeacher[]>;
  /** Removes a teacher, but never the owner. */
  removeTeacher(classroomId: string, teacherId: string): Promise<void>;
  /** Makes an account the owner, whether it co-taught or not; who owned it is no teacher of it any more. */
  transfer(classroomId: string, accountId: string): Promise<void>;
  /** Makes all classrooms of one organization, archived ones too, those of another; answers their ids, in order. */
  moveAll(from: OrganizationPath, to: OrganizationPath): Promise<readonly string[]>;
  /** What is assigned to a classroom, newest first; what was removed stands among it. Nothing of one out of the scope. */
  assignments(classroomId: string, scope: Scope): Promise<readonly StoredAssignment[]>;
  /** An assignment, removed or not, of a classroom in the scope; else null. */
  assignment(id: string, scope: Scope): Promise<AssignmentInClassroom | null>;
  /**
   * Assigns the version of a lesson that is published. A removed assignment of the same lesson comes back under its own id,
   * with its progress and what is given here.
   */
  assign(assignment: NewAssignment, limit: number): Promise<AssignOutcome>;
  changeAssignment(
    id: string,
    version: number,
    edit: Partial<AssignmentEdit & { readonly lessonVersion: number }>,
  ): Promise<boolean>;
  /** What is removed already stays as it is. */
  removeAssignment(id: string): Promise<void>;
  /** What is not removed stays as it is; null where there is none, `full` where the classroom has as many already. */
  restoreAssignment(id: string, limit: number): Promise<StoredAssignment | 'full' | null>;
  /** `version` is 0 for an activity of which nothing was recorded. */
  recordProgress(progress: NewProgress, version: number): Promise<boolean>;
  /** Whether a classroom in the scope has this version of the lesson. */
  isAssigned(pin: LessonPin, scope: Scope): Promise<boolean>;
  /**
   * Takes an account out of every classroom, and out of those where its address is pending. Owned ones go to the first
   * co-teacher who has opened them; those without are deleted.
   */
  forget(accountId: string, email: EmailAddress | null): Promise<void>;
}
