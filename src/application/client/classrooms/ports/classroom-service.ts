import type { LessonNotFound } from '#domain/lessons/lessons/lesson-not-found.ts';
import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type {
  AssignmentInvalid,
  ClassroomInvalid,
  ProgressInvalid,
  ClassroomDraft,
} from '#domain/classrooms/classrooms/classroom-forms.ts';
import type { EditConflict, Refused } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import type {
  ActivityProgress,
  Assignment,
  AssignmentEdit,
  Classroom,
  ClassroomBoard,
  ClassroomCard,
  ClassroomInTable,
  ProgressEdit,
} from '#domain/classrooms/classrooms/classroom.ts';
import type { ClassroomQuery } from '#domain/classrooms/classrooms/classroom-table.ts';
import type { Page } from '#domain/platform/tables/page.ts';
import type { Slug } from '#domain/lessons/lessons/lesson.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

/** The version that an edit is based on. If it is not current, the result is an `EditConflict`. */
export type Version = number;

export interface ClassroomService {
  /** All classrooms, including archived ones, sorted by name. */
  list(options?: ReadOptions): Promise<Result<readonly ClassroomCard[], ServiceFailure>>;
  page(query: ClassroomQuery, options?: ReadOptions): Promise<Result<Page<ClassroomInTable>, ServiceFailure>>;
  byId(id: string, options?: ReadOptions): Promise<Result<ClassroomBoard, Refused<'byId'> | ServiceFailure>>;
  create(
    draft: ClassroomDraft,
  ): Promise<Result<Classroom, ClassroomInvalid | Refused<'create'> | ServiceFailure>>;
  change(
    id: string,
    version: Version,
    draft: ClassroomDraft,
  ): Promise<
    Result<Classroom, ClassroomInvalid | Refused<'change'> | EditConflict<Classroom> | ServiceFailure>
  >;
  /** Archives or restores a classroom. Only for owners. Works even after a license has ended. */
  archive(id: string, archived: boolean): Promise<Result<Classroom, Refused<'archive'> | ServiceFailure>>;
  /** Only for owners. Emails the co-teacher; the response does not reveal whether the address has an account. Idempotent. */
  addCoTeacher(
    id: string,
    email: EmailAddress,
  ): Promise<Result<Classroom, FormInvalid<'email'> | Refused<'addCoTeacher'> | ServiceFailure>>;
  /** Removes a teacher. Owners can remove any co-teacher. Co-teachers can remove only themselves; the result is then null. */
  removeTeacher(
    id: string,
    teacherId: string,
  ): Promise<Result<Classroom | null, Refused<'removeTeacher'> | ServiceFailure>>;
  /** Assigns the published version of a lesson. If the lesson was removed before, it is restored with its progress and the given options. */
  assign(
    classroomId: string,
    lessonSlug: Slug,
    edit: AssignmentEdit,
  ): Promise<Result<Assignment, AssignmentInvalid | LessonNotFound | Refused<'assign'> | ServiceFailure>>;
  changeAssignment(
    id: string,
    version: Version,
    edit: AssignmentEdit,
  ): Promise<
    Result<
      Assignment,
      AssignmentInvalid | Refused<'changeAssignment'> | EditConflict<Assignment> | ServiceFailure
    >
  >;
  /** Removes a lesson from a classroom, even after a license has ended; `restoreAssignment` restores it with its progress. */
  removeAssignment(id: string): Promise<Result<Assignment, Refused<'removeAssignment'> | ServiceFailure>>;
  restoreAssignment(id: string): Promise<Result<Assignment, Refused<'restoreAssignment'> | ServiceFailure>>;
  /** Updates the assignment to the published version of the lesson; recorded progress does not change. */
  takeLessonVersion(
    id: string,
    version: Version,
    lessonVersion: number,
  ): Promise<
    Result<
      Assignment,
      FormInvalid<'version'> | Refused<'takeLessonVersion'> | EditConflict<Assignment> | ServiceFailure
    >
  >;
  /** `version` is the version of the activity's progress, or 0 if there is none yet. Progress in two different activities never conflicts. */
  recordProgress(
    assignmentId: string,
    activityId: string,
    version: Version,
    edit: ProgressEdit,
  ): Promise<
    Result<
      ActivityProgress,
      ProgressInvalid | Refused<'recordProgress'> | EditConflict<ActivityProgress> | ServiceFailure
    >
  >;
}
