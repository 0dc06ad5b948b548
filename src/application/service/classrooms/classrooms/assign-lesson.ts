import type { LessonNotFound } from '#domain/lessons/lessons/lesson-not-found.ts';
import { classroomRefusals, type Refused } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import {
  type Assignment,
  type AssignmentEdit,
  classroomLimits,
} from '#domain/classrooms/classrooms/classroom.ts';
import { isSlug } from '#domain/platform/text/slug.ts';
import type { Slug } from '#domain/lessons/lessons/lesson.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { changeableClassroom } from './classroom-of.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { presentAssignment } from './present-assignment.ts';

type NotAssigned = Refused<'assign'> | LessonNotFound;

/** Assigns the published version of a lesson (LES-7); a lesson that was removed is restored with its progress. */
export type AssignLesson = (
  caller: Caller,
  classroomId: string,
  lessonSlug: Slug,
  edit: AssignmentEdit,
) => Promise<Result<Assignment, NotAssigned>>;

export function assignLesson({
  classrooms,
  transaction,
  clock,
  ids,
}: Pick<ClassroomPorts, 'classrooms' | 'transaction' | 'clock' | 'ids'>): AssignLesson {
  const limit = classroomLimits.assignmentsPerClassroom;

  return async (caller, classroomId, lessonSlug, edit) => {
    const wanted = { id: classroomId, action: 'classroom.edit', kinds: classroomRefusals.assign } as const;
    const classroom = await changeableClassroom(classrooms, caller, wanted);
    if (!classroom.ok) return classroom;
    if (!isSlug(lessonSlug)) return err({ kind: 'lesson/not-found', slug: lessonSlug });
    const assignment = { ...edit, id: ids.next(), classroomId, lessonSlug, at: clock.now() };
    const outcome = await transaction.run(async (stores) => {
      const assigned = await stores.classrooms.assign(assignment, limit);
      if (typeof assigned !== 'string')
        await stores.audit.record({
          action: 'classroom/lesson-assigned',
          by: caller.account.id,
          subject: classroomId,
          organization: classroom.value.organization,
          before: null,
          after: { lesson: lessonSlug },
        });
      return assigned;
    });
    if (outcome === 'unpublished') return err({ kind: 'lesson/not-found', slug: lessonSlug });
    if (outcome === 'full') return err({ kind: 'classroom/assignment-limit' });
    if (outcome === 'there') return err({ kind: 'classroom/lesson-assigned' });
    return ok(presentAssignment(outcome));
  };
}
