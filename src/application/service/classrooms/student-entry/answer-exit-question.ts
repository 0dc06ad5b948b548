import { everywhere } from '#domain/organizations/access/scope.ts';
import { isOpenAssignment } from '#domain/classrooms/classrooms/classroom.ts';
import { exitQuiz } from '#domain/lessons/lessons/exit-quiz.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { StudentHolder } from '../ports/student-logins.ts';
import { readLearning } from './read-learning.ts';
import type { StudentEntryPorts } from './student-entry-ports.ts';

/** Saves a student's answer to an exit question of an open lesson. It replaces an earlier answer (CLS-4). */
export type AnswerExitQuestion = (
  holder: StudentHolder,
  answer: { readonly assignmentId: string; readonly questionId: string; readonly choice: string },
) => Promise<
  Result<void, { readonly kind: 'assignment/no-such-activity' | 'assignment/not-found' | 'entry/view-only' }>
>;

export function answerExitQuestion(
  ports: Pick<StudentEntryPorts, 'classrooms' | 'clock' | 'lessons' | 'transaction'>,
): AnswerExitQuestion {
  const { classrooms, lessons, transaction, clock } = ports;
  return async (holder, { assignmentId, questionId, choice }) => {
    const found = (await classrooms.assignment(assignmentId, everywhere))?.assignment;
    if (found?.classroomId !== holder.classroomId || !isOpenAssignment(found, holder.day))
      return err({ kind: 'assignment/not-found' });
    const lesson = await lessons.byVersion({ slug: found.lessonSlug, version: found.lessonVersion });
    const question =
      lesson === null ? undefined : exitQuiz(lesson.assessment).find(({ id }) => id === questionId);
    if (question === undefined || !question.choices.some(({ says }) => says === choice))
      return err({ kind: 'assignment/no-such-activity' });
    if ((await readLearning(ports, holder)).state === 'view-only') return err({ kind: 'entry/view-only' });
    const { studentId } = holder;
    await transaction.run(({ studentProgress }) =>
      studentProgress.answer({ studentId, assignmentId, questionId, choice, at: clock.now() }),
    );
    return ok(undefined);
  };
}
