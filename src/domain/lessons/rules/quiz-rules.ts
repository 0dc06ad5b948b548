import type { Assessment, QuizAnswer, QuizQuestion } from '../lessons/lesson.ts';

export type QuizProblem =
  | { readonly kind: 'lesson/unknown-question'; readonly field: string; readonly value: string }
  | { readonly kind: 'lesson/answer-missing'; readonly field: string }
  | { readonly kind: 'lesson/unknown-choice'; readonly field: string; readonly value: string }
  | { readonly kind: 'lesson/wrong-answer-missing'; readonly field: string };

/** A question with choices needs a note for each wrong choice. A question without choices needs at least one note. */
function wrongProblems(
  { choices }: QuizQuestion,
  { wrong }: QuizAnswer,
  field: string,
): readonly QuizProblem[] {
  const unknown = wrong.flatMap(({ says }): readonly QuizProblem[] =>
    choices === undefined || choices.includes(says)
      ? []
      : [{ kind: 'lesson/unknown-choice', field: `${field}.wrong`, value: says }],
  );
  const needed = choices === undefined ? 1 : choices.length - 1;
  return wrong.length < needed
    ? [...unknown, { kind: 'lesson/wrong-answer-missing', field: `${field}.wrong` }]
    : unknown;
}

/** Returns every rule that the quizzes break: each question needs an answer that explains wrong answers, and each answer needs a question. */
export function quizProblems({ starterQuestions, exitQuestions, answers }: Assessment) {
  const ids = new Set([...starterQuestions, ...exitQuestions].map(({ id }) => id));
  const problemsOf = (name: string, questions: readonly QuizQuestion[]) =>
    questions.flatMap((question, at): readonly QuizProblem[] => {
      const field = `assessment.${name}[${at}]`;
      const answer = answers.find(({ questionId }) => questionId === question.id);
      return answer === undefined
        ? [{ kind: 'lesson/answer-missing', field }]
        : wrongProblems(question, answer, field);
    });
  return [
    ...problemsOf('starterQuestions', starterQuestions),
    ...problemsOf('exitQuestions', exitQuestions),
    ...answers.flatMap(({ questionId }, at): readonly QuizProblem[] =>
      ids.has(questionId)
        ? []
        : [{ kind: 'lesson/unknown-question', field: `assessment.answers[${at}]`, value: questionId }],
    ),
  ];
}
