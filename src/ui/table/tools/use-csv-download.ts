import { saveFile } from '../../components/save-file.ts';
import { toast } from '../../components/toast.ts';
import { type AsyncAction, useAsyncAction } from '../../forms/use-async-action.ts';
import { tableWords as words } from '../../messages/en/table.ts';
import { type ReadPage, readMatching } from '../read-matching.ts';
import type { TableSpec } from '../table-spec.ts';
import type { TableState } from '../table-state.ts';
import { csvOf } from './csv.ts';

/** What a browser reads page by page in a reasonable time, and within a person's budget of calls. */
const mostRows = 20_000;

/** Saves the matching rows, on all pages, as a CSV file of the columns that are shown. */
export function useCsvDownload<R, C extends string>(
  spec: TableSpec<R, C>,
  read: ReadPage<R, C>,
): AsyncAction & { readonly start: (state: TableState<C>, total: number) => void } {
  const act = useAsyncAction();
  return {
    ...act,
    start: ({ query, shown }, total) => {
      if (total > mostRows) return toast(words.tooMany(mostRows));
      act.run(
        () => readMatching(read, query),
        (rows) => {
          const columns = spec.columns.filter(({ name }) => shown.includes(name));
          const file = new TextEncoder().encode(csvOf(columns, rows));
          saveFile(`${spec.fileName}.csv`, file, 'text/csv;charset=utf-8');
          toast(words.downloaded(rows.length));
        },
      );
    },
  };
}
