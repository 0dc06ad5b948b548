import type { PassRefused } from '#domain/classrooms/passes/pass-refusals.ts';
import type { PassBoard, ShownLesson } from '#domain/classrooms/passes/pass-views.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { presentAssignment } from '../classrooms/present-assignment.ts';
import type { StoredAssignment } from '../ports/classroom-repository.ts';
import type { PassHolder } from './pass-holder.ts';
import type { PassPorts } from './pass-ports.ts';

/** Returns the substitute's view: the lessons that are open to the class, with the teachers' notes and progress. */
export type ReadByPass = (holder: PassHolder) => Promise<Result<PassBoard, PassRefused<'read'>>>;

function shown(stored: StoredAssignment): ShownLesson {
  const { id, lessonSlug, opensOn, dueOn, note, lesson, progress } = presentAssignment(stored);
  return {
    id,
    lessonSlug,
    opensOn,
    dueOn,
    note,
    lesson: { title: lesson.title, activities: lesson.activities },
    progress: progress.map(({ activityId, state, minutes }) => ({ activityId, state, minutes })),
  };
}

/** If the creator of the pass may no longer read the classroom, the pass cannot be used to read it, either. */
export function readByPass({ classrooms }: Pick<PassPorts, 'classrooms'>): ReadByPass {
  return async ({ pass, scope }) => {
    const { classroomId, day, timeZone } = pass;
    const classroom = await classrooms.byId(classroomId, scope);
    if (classroom === null) return err({ kind: 'pass/revoked' });
    const assignments = await classrooms.assignments(classroomId, scope);
    const { name, gradeBand } = classroom;
    const lessons = assignments.filter(({ visible, removed }) => visible && !removed).map(shown);
    return ok({ day, timeZone, classroom: { name, gradeBand }, lessons });
  };
}
