import { type ExitAnswers, exitQuiz } from '#domain/lessons/lessons/exit-quiz.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { StudentRefused } from '#domain/classrooms/students/student-refusals.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { permittedAssignment } from '../classrooms/classroom-of.ts';
import { dayOfClassroom } from '../classrooms/time-zone-of.ts';
import type { ClassroomRepository } from '../ports/classroom-repository.ts';
import type { LessonRepository } from '../../lessons/ports/lesson-repository.ts';
import type { StudentPorts } from './student-ports.ts';

/** Returns the answers of today's students of a class. Not logged, because they have no names (CLS-4). */
export type ReadExitAnswers = (
  caller: Caller,
  assignmentId: string,
) => Promise<Result<ExitAnswers, StudentRefused<'exitAnswers'>>>;

export type ExitAnswerPorts = Omit<StudentPorts, 'classrooms' | 'ids' | 'vault'> & {
  readonly classrooms: Pick<ClassroomRepository, 'assignment' | 'byId'>;
  readonly lessons: Pick<LessonRepository, 'byVersion'>;
};

export function readExitAnswers(ports: ExitAnswerPorts): ReadExitAnswers {
  return async (caller, assignmentId) => {
    const request = { id: assignmentId, action: 'classroom.read', kinds: ['assignment/not-found'] } as const;
    const found = await permittedAssignment(ports.classrooms, caller, request);
    if (!found.ok) return found;
    const { assignment, classroom } = found.value;
    const lesson = await ports.lessons.byVersion({
      slug: assignment.lessonSlug,
      version: assignment.lessonVersion,
    });
    if (lesson === null || assignment.removed) return err({ kind: 'assignment/not-found' });
    const on = await dayOfClassroom(ports, classroom, caller);
    const answers = await ports.transaction.run(({ studentProgress }) =>
      studentProgress.answersOf(assignmentId, on),
    );
    return ok({ questions: exitQuiz(lesson.assessment), answers });
  };
}
