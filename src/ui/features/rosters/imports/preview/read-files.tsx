import { formatCount } from '#domain/platform/text/counted.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { rowOutcomes } from '#domain/rosters/files/row-ledger.ts';
import type { ImportDetail } from '#domain/rosters/imports/import-view.ts';
import { PlainTable } from '../plain-table.tsx';
import { fileWords as words } from '../messages/en/import-wizard.ts';

/** The results of the rows of each file. Each row is counted in exactly one column. */
export const ReadFiles = ({ read }: Pick<ImportDetail, 'read'>) => {
  const used = rowOutcomes.filter(
    (outcome) => outcome === 'taken' || read.some(({ outcomes }) => outcomes[outcome] > 0),
  );
  const columns = [
    { label: words.file },
    { label: words.takenFor },
    ...used.map((each) => ({ label: words.outcome[each], number: true })),
    { label: words.rows, number: true },
  ];
  const rows = read.map(({ file, takenFor, rows: count, outcomes }) => ({
    key: file,
    cells: [
      bidiIsolate(file),
      takenFor ?? words.notKnown,
      ...used.map((each) => formatCount(outcomes[each])),
      <strong key="rows">{formatCount(count)}</strong>,
    ],
  }));
  return <PlainTable label={words.list} columns={columns} rows={rows} />;
};
