import * as z from 'zod/mini';
import { list } from '../list.ts';
import { richText } from '../platform/rich-text.ts';
import { text } from '../fields.ts';

/** The answers of a class to the exit questions of a lesson, with the types of `src/domain/lessons/lessons/exit-quiz.ts` (CLS-4). */

export const exitAnswers = z.object({
  questions: list(
    z.object({
      id: text,
      text: richText,
      choices: list(z.object({ says: text, tells: z.nullable(text) })),
    }),
  ),
  answers: list(z.object({ studentId: text, questionId: text, choice: text, at: z.number() })),
});
