import { counted } from '#domain/platform/text/counted.ts';
import type { ImportIssue } from '#domain/rosters/files/import-issue.ts';
import type { ReadRoster } from '#domain/rosters/files/roster-reading.ts';
import { issueWords, severityWords } from '#domain/rosters/files/issue-words.ts';
import { ok } from '#domain/result.ts';
import type { LocalCli } from '../cli.ts';
import { exitCodes } from '../exit-codes.ts';
import { table } from '../output/table.ts';
import type { Reported } from '../report.ts';

/** Formats the kind of each file and the number of its rows that would be imported. */
export function filesTable({ files, format }: ReadRoster): string {
  const rows = files.map(({ file, takenFor, rows, outcomes }) => [
    file,
    takenFor === null ? 'not a roster file' : `${takenFor.family} ${takenFor.file}`,
    ...[rows, outcomes.taken, outcomes.left, outcomes.review, outcomes.error].map(String),
  ]);
  const head = ['File', 'Read as', 'Rows', 'Imported', 'Left', 'To review', 'Not imported'];
  return `Format: ${format ?? 'unknown'}\n${table(head, rows)}`;
}

/** Whether the files have errors, which prevent the import of rows. */
export const isWrong = ({ stopped, format, issueCounts }: ReadRoster): boolean =>
  stopped || format === null || issueCounts.error > 0;

const issueRow = (issue: ImportIssue): readonly string[] => [
  severityWords[issue.severity],
  issue.file,
  issue.line?.toString() ?? '',
  issue.column ?? '',
  issueWords(issue),
];

/** Formats the number of issues per severity: "1 error, 2 to review, 0 warnings". */
export const issueSums = ({ error, review, warning }: ReadRoster['issueCounts']): string =>
  [counted(error, 'error'), `${review} to review`, counted(warning, 'warning')].join(', ');

/** Reports the kind of each file, and each problem with its file, line, column and fix (R21). */
export async function checkRoster({ readRoster }: LocalCli, paths: readonly string[]): Reported {
  const answered = await readRoster(paths);
  if (!answered.ok) return answered;
  const read = answered.value;
  const { format, stopped, files, issues, issueCounts } = read;
  const listed = table(['', 'File', 'Line', 'Column', 'Problem'], issues.map(issueRow));
  return ok({
    json: { format, stopped, files, issueCounts, issues },
    text: [filesTable(read), ...(issues.length > 0 ? [listed] : []), issueSums(issueCounts)].join('\n\n'),
    exitCode: isWrong(read) ? exitCodes.failed : exitCodes.done,
  });
}
