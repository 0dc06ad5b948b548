import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { ClassroomContents } from '#domain/classrooms/classrooms/classroom-contents.ts';
import type { ClassroomDraft, ClassroomInvalid } from '#domain/classrooms/classrooms/classroom-forms.ts';
import type { Refused } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import type { Classroom } from '#domain/classrooms/classrooms/classroom.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

/** Operations on a whole classroom of the signed-in user (ROS-1). */
export interface ClassroomLifeService {
  /** Creates a copy of a classroom, optionally with its lessons, but without students, days and progress. */
  duplicate(
    id: string,
    draft: ClassroomDraft,
    withLessons: boolean,
  ): Promise<Result<Classroom, ClassroomInvalid | Refused<'duplicate'> | ServiceFailure>>;
  /** Makes a co-teacher the owner. Returns null if the user no longer has access. */
  transfer(
    id: string,
    to: { readonly teacherId: string; readonly stays: boolean },
  ): Promise<Result<Classroom | null, Refused<'transfer'> | ServiceFailure>>;
  /** Unlinks the classroom from its roster source, to manage it by hand (R17). Returns the change set's id, or null if there was no source. */
  release(
    id: string,
  ): Promise<Result<{ readonly changeSetId: string | null }, Refused<'release'> | ServiceFailure>>;
  previewDeletion(
    id: string,
    options?: ReadOptions,
  ): Promise<Result<ClassroomContents, Refused<'previewDeletion'> | ServiceFailure>>;
  /** Permanently deletes a classroom that is archived or empty; its name must be typed. */
  delete(
    id: string,
    typedName: string,
  ): Promise<Result<void, FormInvalid<'typedName'> | Refused<'delete'> | ServiceFailure>>;
}
