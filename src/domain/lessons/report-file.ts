import { writeCsv } from '../tables/csv.ts';
import type { ReportedLesson } from './lesson-report.ts';

/** The columns of the file of reports; `npm run lesson -- check --reports FILE` reads the first and the third. */
const columns = ['lesson', 'version', 'minutes', 'outcome', 'understood', 'note'] as const;

/** Reports as CSV, one a row; minutes are empty where the class did not finish. */
export const reportFile = (lessons: readonly ReportedLesson[]): string =>
  writeCsv(
    columns,
    lessons.flatMap(({ slug, reports }) =>
      reports.map(({ version, minutes, outcome, understood, note }) => [
        slug,
        `${version}`,
        minutes === null ? '' : `${minutes}`,
        outcome,
        understood,
        note,
      ]),
    ),
  );
