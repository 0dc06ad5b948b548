import * as z from 'zod/mini';
import { list } from './list.ts';
import { richText } from './rich-text.ts';

/** The answers of a class to the exit questions of a lesson: the types of `src/domain/lessons/exit-quiz.ts` (CLS-4). */

const text = z.string();

/** `GET /v1/app/assignments/{id}/answers`: `tells` is the plan's note for a wrong answer, null of the right one. */
export const exitAnswersResponse = z.object({
  data: z.object({
    questions: list(
      z.object({
        id: text,
        text: richText,
        choices: list(z.object({ says: text, tells: z.nullable(text) })),
      }),
    ),
    answers: list(z.object({ studentId: text, questionId: text, choice: text, at: z.number() })),
  }),
});
