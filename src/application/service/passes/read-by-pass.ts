import type { PassRefused } from '#domain/passes/pass-refusals.ts';
import type { PassBoard, ShownLesson } from '#domain/passes/pass-views.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { presentAssignment } from '../classrooms/present-assignment.ts';
import type { StoredAssignment } from '../ports/classroom-repository.ts';
import type { PassHolder } from './pass-holder.ts';
import type { PassPorts } from './pass-ports.ts';

/** What a substitute sees: the lessons that are open to the class, with the notes of its teachers and how far it got. */
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

/** A classroom that the maker of the pass may not read any more is not read by the pass either. */
export function readByPass({ classrooms }: Pick<PassPorts, 'classrooms'>): ReadByPass {
  return async ({ pass, scope }) => {
    const { classroomId, day, timeZone } = pass;
    const room = await classrooms.byId(classroomId, scope);
    if (room === null) return err({ kind: 'pass/revoked' });
    const assignments = await classrooms.assignments(classroomId, scope);
    const { name, gradeBand } = room;
    const lessons = assignments.filter(({ visible, removed }) => visible && !removed).map(shown);
    return ok({ day, timeZone, classroom: { name, gradeBand }, lessons });
  };
}
