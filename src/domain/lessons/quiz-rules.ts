import type { Assessment, QuizAnswer, QuizQuestion } from './lesson.ts';

/** What is wrong with the answers of a quiz. */
export type QuizProblem =
  | { readonly kind: 'lesson/unknown-question'; readonly field: string; readonly value: string }
  | { readonly kind: 'lesson/answer-missing'; readonly field: string }
  | { readonly kind: 'lesson/unknown-choice'; readonly field: string; readonly value: string }
  | { readonly kind: 'lesson/wrong-answer-missing'; readonly field: string };

/** Each wrong answer of a question with choices must be there, and at least one of a question without. */
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

/** Every rule that the quizzes break: each question has an answer that says what wrong answers tell, and no other has. */
export function quizProblems({ starterQuestions, exitQuestions, answers }: Assessment) {
  const asked = new Set([...starterQuestions, ...exitQuestions].map(({ id }) => id));
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
      asked.has(questionId)
        ? []
        : [{ kind: 'lesson/unknown-question', field: `assessment.answers[${at}]`, value: questionId }],
    ),
  ];
}
