import type { Assessment, QuizQuestion } from './lesson.ts';
import type { RichText } from '../../platform/text/rich-text.ts';

/** A choice of an exit question. `tells` is the lesson plan's note for a wrong answer; null for the correct one. */
export type ExitChoice = { readonly says: string; readonly tells: string | null };

export type ExitQuestion = {
  readonly id: string;
  readonly text: RichText;
  readonly choices: readonly ExitChoice[];
};

type Quiz = Pick<Assessment, 'answers' | 'exitQuestions'>;

/** Sorts choices by text, so that their order does not reveal the correct one. */
const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/**
 * Returns the exit questions that students answer on `/class` by tapping a choice: those with choices, and those with a short correct answer. The teacher asks
 * the others in class or on paper.
 */
export const exitQuiz = ({ exitQuestions, answers }: Quiz): readonly ExitQuestion[] =>
  exitQuestions.flatMap(({ id, text, choices }): readonly ExitQuestion[] => {
    const answer = answers.find(({ questionId }) => questionId === id);
    if (answer === undefined || answer.wrong.length === 0) return [];
    const { wrong, right } = answer;
    const all =
      choices ?? (right === undefined ? [] : [right, ...wrong.map(({ says }) => says)].toSorted(byText));
    if (all.length < 2) return [];
    const tells = new Map(wrong.map((each) => [each.says, each.tells]));
    return [{ id, text, choices: all.map((says) => ({ says, tells: tells.get(says) ?? null })) }];
  });

/** Returns the questions for students, without notes and correct answers. */
export const exitQuizForStudents = (quiz: Quiz): readonly QuizQuestion[] =>
  exitQuiz(quiz).map(({ id, text, choices }) => ({ id, text, choices: choices.map(({ says }) => says) }));

export type ExitAnswer = {
  readonly studentId: string;
  readonly questionId: string;
  readonly choice: string;
  /** Epoch milliseconds. */
  readonly at: number;
};

/** The exit questions of a lesson with the plan's notes, and the answers of students, by student id. */
export type ExitAnswers = {
  readonly questions: readonly ExitQuestion[];
  readonly answers: readonly ExitAnswer[];
};

export type CountedChoice = ExitChoice & { readonly students: readonly string[] };

/** The answers of a class. Lists contain student ids, in the order of `students`. */
export type ExitResult = {
  readonly questions: readonly {
    readonly id: string;
    readonly text: RichText;
    readonly choices: readonly CountedChoice[];
  }[];
  readonly finished: readonly string[];
  readonly unfinished: readonly string[];
  readonly again: readonly string[];
};

/** Counts the answers of these students. Ignores answers to questions or choices that the lesson does not have. */
export function exitResult(
  questions: readonly ExitQuestion[],
  answers: readonly Omit<ExitAnswer, 'at'>[],
  students: readonly string[],
): ExitResult {
  const chose = (student: string, question: string): string | undefined =>
    answers.find(({ studentId, questionId }) => studentId === student && questionId === question)?.choice;
  const counted = questions.map(({ choices, ...question }) => ({
    ...question,
    choices: choices.map((choice) => ({
      ...choice,
      students: students.filter((student) => chose(student, question.id) === choice.says),
    })),
  }));
  const countOf = (student: string): number =>
    counted.filter(({ choices }) => choices.some((choice) => choice.students.includes(student))).length;
  return {
    questions: counted,
    finished: students.filter((student) => questions.length > 0 && countOf(student) === questions.length),
    unfinished: students.filter((student) => countOf(student) > 0 && countOf(student) < questions.length),
    again: students.filter((student) =>
      counted.some(({ choices }) =>
        choices.some(({ tells, students: those }) => tells !== null && those.includes(student)),
      ),
    ),
  };
}
