import type { FormInvalid } from '#domain/account/field-problem.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { ClassroomContents } from '#domain/classrooms/classroom-contents.ts';
import type { ClassroomDraft, ClassroomInvalid } from '#domain/classrooms/classroom-forms.ts';
import type { Refused } from '#domain/classrooms/classroom-refusals.ts';
import type { Classroom } from '#domain/classrooms/classroom.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** What happens to a classroom of the signed-in user as a whole (ROS-1). */
export interface ClassroomLifeService {
  /** Opens another one like it, with its lessons if wanted; without students, days and progress. */
  duplicate(
    id: string,
    draft: ClassroomDraft,
    withLessons: boolean,
  ): Promise<Result<Classroom, ClassroomInvalid | Refused<'duplicate'> | ServiceFailure>>;
  /** Makes a co-teacher who has joined its owner; null where the user sees it no more, as they do not stay. */
  transfer(
    id: string,
    to: { readonly teacherId: string; readonly stays: boolean },
  ): Promise<Result<Classroom | null, Refused<'transfer'> | ServiceFailure>>;
  /** Takes it from the source that it is from, to manage it by hand (R17); answers the change set, null where it is from none. */
  release(
    id: string,
  ): Promise<Result<{ readonly changeSetId: string | null }, Refused<'release'> | ServiceFailure>>;
  /** What deleting it would lose. */
  previewDeletion(
    id: string,
    options?: ReadOptions,
  ): Promise<Result<ClassroomContents, Refused<'previewDeletion'> | ServiceFailure>>;
  /** Deletes it for good, where it is archived or empty and its name is typed. */
  delete(
    id: string,
    typedName: string,
  ): Promise<Result<void, FormInvalid<'typedName'> | Refused<'delete'> | ServiceFailure>>;
}
