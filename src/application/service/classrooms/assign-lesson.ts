import type { LessonNotFound } from '#domain/lessons/lesson-not-found.ts';
import { classroomRefusals, type Refused } from '#domain/classrooms/classroom-refusals.ts';
import { type Assignment, type AssignmentEdit, classroomLimits } from '#domain/classrooms/classroom.ts';
import { isSlug } from '#domain/lessons/slug.ts';
import type { Slug } from '#domain/lessons/lesson.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { NewAssignment } from '../ports/classroom-repository.ts';
import type { Caller } from '../access/caller.ts';
import { changeableClassroom, readable } from './classroom-of.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { presentAssignment } from './present-assignment.ts';

type NotAssigned = Refused<'assign'> | LessonNotFound;

/** Assigns the published version of a lesson (LES-7); one that was removed comes back with its progress. */
export type AssignLesson = (
  caller: Caller,
  classroomId: string,
  lessonSlug: Slug,
  edit: AssignmentEdit,
) => Promise<Result<Assignment, NotAssigned>>;

export function assignLesson(
  ports: Pick<ClassroomPorts, 'classrooms' | 'lessons' | 'transaction' | 'clock' | 'ids'>,
): AssignLesson {
  const { classrooms, lessons, transaction, clock, ids } = ports;
  const limit = classroomLimits.assignmentsPerClassroom;

  const keep = (assignment: NewAssignment): Promise<Result<void, Refused<'assign'>>> =>
    transaction.run(async ({ classrooms: within }) => {
      const added = await within.assign(assignment, limit);
      if (added === 'full') return err({ kind: 'classroom/assignment-limit' });
      return added === 'there' ? err({ kind: 'classroom/lesson-assigned' }) : ok(undefined);
    });

  return async (caller, classroomId, lessonSlug, edit) => {
    const wanted = { id: classroomId, action: 'classroom.edit', kinds: classroomRefusals.assign } as const;
    const classroom = await changeableClassroom(classrooms, caller, wanted);
    if (!classroom.ok) return classroom;
    const lesson = isSlug(lessonSlug) ? await lessons.bySlug(lessonSlug) : null;
    if (lesson === null) return err({ kind: 'lesson/not-found', slug: lessonSlug });
    const assigned = await keep({
      ...edit,
      id: ids.next(),
      classroomId,
      lessonSlug,
      lessonVersion: lesson.version,
      at: clock.now(),
    });
    if (!assigned.ok) return assigned;
    const all = await classrooms.assignments(classroomId, readable(caller));
    const stored = all.find((candidate) => candidate.lessonSlug === lessonSlug);
    return stored === undefined ? err({ kind: 'classroom/not-found' }) : ok(presentAssignment(stored));
  };
}
