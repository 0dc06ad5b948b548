import { writeCsv } from '#domain/platform/tables/csv.ts';
import { saveFile } from '../../components/save-file.ts';
import { toast } from '../../components/notices/toast.ts';
import { type AsyncAction, useAsyncAction } from '../../forms/use-async-action.ts';
import { tableWords as words } from '../../messages/en/table.ts';
import { type ReadPage, readMatching } from '../read-matching.ts';
import type { FactColumn, TableSpec } from '../table-spec.ts';
import type { TableState } from '../table-state.ts';

/** The maximum number of rows to download. A browser can read this many page by page in a reasonable time, within a user's rate limit. */
const maxRows = 20_000;

export function useCsvDownload<R, C extends string>(
  spec: TableSpec<R, C>,
  read: ReadPage<R, C>,
): AsyncAction & { readonly start: (state: TableState<C>, total: number) => void } {
  const act = useAsyncAction();
  return {
    ...act,
    start: ({ query, shown }, total) => {
      if (total > maxRows) return toast(words.tooMany(maxRows));
      act.run(
        () => readMatching(read, query),
        (rows) => {
          const columns: readonly FactColumn<R>[] = [
            ...spec.columns.filter(({ name }) => shown.includes(name)),
            ...(spec.facts ?? []),
          ];
          const cells = rows.map((row) => columns.map(({ text }) => text(row)));
          const file = new TextEncoder().encode(
            writeCsv(
              columns.map(({ label }) => label),
              cells,
            ),
          );
          saveFile(`${spec.fileName}.csv`, file, 'text/csv;charset=utf-8');
          toast(words.downloaded(rows.length));
        },
      );
    },
  };
}
