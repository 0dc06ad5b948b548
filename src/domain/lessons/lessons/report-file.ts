import { writeCsv } from '../../platform/tables/csv.ts';
import type { ReportedLesson } from './lesson-report.ts';

/** Columns of the reports file; `npm run lesson -- check --reports FILE` reads the first and the third. */
const columns = ['lesson', 'version', 'minutes', 'outcome', 'understood', 'note'] as const;

/** Returns reports as CSV, one report per row; minutes are empty if the class did not finish. */
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
