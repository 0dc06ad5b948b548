import { everywhere } from '#domain/organizations/access/scope.ts';
import { isOpenAssignment } from '#domain/classrooms/classrooms/classroom.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { OwnProgress, StudentBoard } from '#domain/classrooms/students/entry.ts';
import { shownToStudent } from '#domain/classrooms/students/student-mark.ts';
import type { StudentHolder } from '../ports/student-logins.ts';
import { recordWork } from '../class-changes/record-work.ts';
import { nameOfStudent } from './name-of-student.ts';
import { readLearning } from './read-learning.ts';
import type { StudentEntryPorts } from './student-entry-ports.ts';

type BoardPorts = Pick<StudentEntryPorts, 'classrooms' | 'clock' | 'transaction'>;

/** Returns a student's lessons and progress. Reads only the classroom of the token. There is no check of a scope. */
export type ReadStudentBoard = (holder: StudentHolder) => Promise<StudentBoard>;

export function readStudentBoard(ports: BoardPorts): ReadStudentBoard {
  const { classrooms, transaction } = ports;
  return async (holder) => {
    const { classroomId, classroom, studentId } = holder;
    const learning = await readLearning(ports, holder);
    const assignments = await classrooms.assignments(classroomId, everywhere);
    const { marks, earned, answers, name } = await transaction.run(
      async ({ logins, studentProgress, classWork }) => ({
        marks: await studentProgress.ofStudent(studentId, classroomId),
        earned: await classWork.earnedBy(studentId),
        answers: await studentProgress.answersOfStudent(studentId, classroomId),
        name: await nameOfStudent(logins, holder),
      }),
    );
    return {
      student: { id: studentId, name },
      classroom,
      learning,
      assignments: assignments
        .filter((assignment) => isOpenAssignment(assignment, holder.day))
        .map(({ id, lessonSlug, lessonVersion, dueOn, lesson }) => ({
          id,
          lessonSlug,
          lessonVersion,
          dueOn,
          title: lesson.title,
          activities: lesson.activities,
          progress: marks
            .filter(({ assignmentId }) => assignmentId === id)
            .map((mark) => ({ activityId: mark.activityId, state: shownToStudent(mark) })),
          goals: earned.flatMap(({ lessonSlug: of, ...goals }) => (of === lessonSlug ? [goals] : [])),
          answers: answers.flatMap(({ assignmentId, ...answer }) => (assignmentId === id ? [answer] : [])),
        })),
    };
  };
}

/** Saves a student's own mark, which replaces the earlier one. Does not save it if the class is read-only. */
export type RecordOwnProgress = (
  holder: StudentHolder,
  progress: OwnProgress & { readonly assignmentId: string },
) => Promise<
  Result<void, { readonly kind: 'assignment/no-such-activity' | 'assignment/not-found' | 'entry/view-only' }>
>;

export function recordOwnProgress(ports: BoardPorts): RecordOwnProgress {
  const { classrooms, transaction, clock } = ports;
  return async (holder, { assignmentId, activityId, state }) => {
    const found = (await classrooms.assignment(assignmentId, everywhere))?.assignment;
    if (found?.classroomId !== holder.classroomId || !isOpenAssignment(found, holder.day))
      return err({ kind: 'assignment/not-found' });
    if (!found.lesson.activities.some(({ id }) => id === activityId))
      return err({ kind: 'assignment/no-such-activity' });
    if ((await readLearning(ports, holder)).state === 'view-only') return err({ kind: 'entry/view-only' });
    const { studentId } = holder;
    const at = clock.now();
    await transaction.run(async (stores) => {
      const own = { studentId, assignmentId, activityId, state, at, source: 'student' } as const;
      const signal = { kind: 'said' } as const;
      await recordWork(stores, holder, { lessonSlug: found.lessonSlug, activityId, signal, at });
      await stores.studentProgress.record(own);
    });
    return ok(undefined);
  };
}
