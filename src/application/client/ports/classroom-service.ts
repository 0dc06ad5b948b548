import type { LessonNotFound } from '#domain/lessons/lesson-not-found.ts';
import type { FormInvalid } from '#domain/account/field-problem.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type {
  AssignmentInvalid,
  ClassroomInvalid,
  ProgressInvalid,
} from '#domain/classrooms/classroom-forms.ts';
import type { EditConflict, Refused } from '#domain/classrooms/classroom-refusals.ts';
import type {
  ActivityProgress,
  Assignment,
  AssignmentEdit,
  Classroom,
  ClassroomBoard,
  ClassroomCard,
  ClassroomEdit,
  ProgressEdit,
} from '#domain/classrooms/classroom.ts';
import type { ClassroomQuery } from '#domain/classrooms/classroom-table.ts';
import type { Page } from '#domain/tables/page.ts';
import type { Slug } from '#domain/lessons/lesson.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** What an edit is based on: the version that was shown. One that is not the present one is an `EditConflict`. */
export type Version = number;

/** The classrooms of the signed-in user: their own, and those they co-teach. */
export interface ClassroomService {
  /** All of them, archived ones too, by name. */
  list(options?: ReadOptions): Promise<Result<readonly ClassroomCard[], ServiceFailure>>;
  /** A page of those that are archived, or of the others. */
  page(query: ClassroomQuery, options?: ReadOptions): Promise<Result<Page<ClassroomCard>, ServiceFailure>>;
  byId(id: string, options?: ReadOptions): Promise<Result<ClassroomBoard, Refused<'byId'> | ServiceFailure>>;
  create(
    edit: ClassroomEdit,
  ): Promise<Result<Classroom, ClassroomInvalid | Refused<'create'> | ServiceFailure>>;
  change(
    id: string,
    version: Version,
    edit: ClassroomEdit,
  ): Promise<
    Result<Classroom, ClassroomInvalid | Refused<'change'> | EditConflict<Classroom> | ServiceFailure>
  >;
  /** Archives a classroom, or brings it back; the owner's alone. Also after a license has ended. */
  setArchived(
    id: string,
    archived: boolean,
  ): Promise<Result<Classroom, Refused<'setArchived'> | ServiceFailure>>;
  /** The owner's alone. A mail tells them; the answer is alike whether the address has an account. A repeat changes nothing. */
  addCoTeacher(
    id: string,
    email: EmailAddress,
  ): Promise<Result<Classroom, FormInvalid<'email'> | Refused<'addCoTeacher'> | ServiceFailure>>;
  /** Owners remove any co-teacher, co-teachers themselves: they leave, and the answer is null. */
  removeTeacher(
    id: string,
    teacherId: string,
  ): Promise<Result<Classroom | null, Refused<'removeTeacher'> | ServiceFailure>>;
  /**
   * Assigns the published version of a lesson. One that was removed from this classroom comes back, with its progress, and
   * with what is given here.
   */
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
  /** Takes a lesson from a classroom; `restoreAssignment` brings it back with its progress. Also after a license has ended. */
  removeAssignment(id: string): Promise<Result<Assignment, Refused<'removeAssignment'> | ServiceFailure>>;
  restoreAssignment(id: string): Promise<Result<Assignment, Refused<'restoreAssignment'> | ServiceFailure>>;
  /** Takes the version of the lesson that is published now; what was recorded of activities stays with them. */
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
  /** `version` is the activity's own, 0 where nothing was recorded: marking two activities at once is no conflict. */
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
