import type { ImportIssue } from '#domain/imports/import-issue.ts';
import type { ReadRoster } from '#domain/imports/roster-reading.ts';
import { ok } from '#domain/result.ts';
import type { LocalCli } from '../cli.ts';
import { exitCodes } from '../exit-codes.ts';
import { table } from '../output/table.ts';
import type { Reported } from '../report.ts';

/** What each file was taken for, and how many of its rows are taken. */
export function filesTable({ files, format }: ReadRoster): string {
  const rows = files.map(({ file, takenFor, rows, outcomes }) => [
    file,
    takenFor === null ? 'nothing that a roster has' : `${takenFor.family} ${takenFor.file}`,
    ...[rows, outcomes.taken, outcomes.left, outcomes.review, outcomes.error].map(String),
  ]);
  const head = ['File', 'Taken for', 'Rows', 'Taken', 'Left', 'To review', 'Wrong'];
  return `Format: ${format ?? 'none that is known'}\n${table(head, rows)}`;
}

/** Whether something of the files would not be imported. */
export const isWrong = ({ stopped, format, issueCounts }: ReadRoster): boolean =>
  stopped || format === null || issueCounts.error > 0;

const issueRow = ({
  severity,
  file,
  line,
  column,
  value,
  code,
  expected,
}: ImportIssue): readonly string[] => [
  severity,
  file,
  line?.toString() ?? '',
  column ?? '',
  value ?? '',
  code,
  expected ?? '',
];

/** Says what files are, and file, line, column, value, and what would be right, of whatever is wrong in them (R21). */
export async function checkRoster({ readRoster }: LocalCli, paths: readonly string[]): Reported {
  const read = await readRoster(paths);
  const { format, stopped, files, issues, issueCounts } = read;
  const listed = table(
    ['Severity', 'File', 'Line', 'Column', 'Value', 'Problem', 'Would be right'],
    issues.map(issueRow),
  );
  const { error, review, warning } = issueCounts;
  const sums = `${error} errors, ${review} to review, ${warning} warnings`;
  return ok({
    json: { format, stopped, files, issueCounts, issues },
    text: [filesTable(read), ...(issues.length > 0 ? [listed] : []), sums].join('\n\n'),
    exitCode: isWrong(read) ? exitCodes.failed : exitCodes.done,
  });
}
