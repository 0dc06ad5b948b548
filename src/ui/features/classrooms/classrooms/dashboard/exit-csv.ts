import type { ExitResult } from '#domain/lessons/lessons/exit-quiz.ts';
import { plainText } from '#domain/platform/text/rich-text.ts';
import { writeCsv } from '#domain/platform/tables/csv.ts';
import { exitWords as words } from '../messages/en/exit-answers.ts';

/** The answers of a class as a CSV file with a row for each choice. No cell can run as a formula in a spreadsheet. */
export const exitCsv = (
  { questions }: Pick<ExitResult, 'questions'>,
  namesOf: (ids: readonly string[]) => string,
): string =>
  writeCsv(
    [words.questionColumn, words.answer, words.right, words.students, words.names, words.note],
    questions.flatMap(({ text, choices }) =>
      choices.map(({ says, tells, students }) => [
        plainText(text),
        says,
        tells === null ? words.yes : words.no,
        String(students.length),
        namesOf(students),
        tells ?? '',
      ]),
    ),
  );
