import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import type { ImportIssue, IssueSeverity } from '#domain/rosters/files/import-issue.ts';
import type { ImportRefused } from '#domain/rosters/imports/import-refusals.ts';
import { inventedTwin } from '#domain/rosters/plan/invented-names.ts';
import { isLeftOut } from '#domain/rosters/files/kept-cells.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { writeCsv } from '#domain/platform/tables/csv.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { ListedRow, NamedImport, Placed, PlannedQuery } from '../ports/import-store.ts';
import type { Stores } from '../../ports/transaction.ts';
import type { ImportDetail, ImportPage } from '#domain/rosters/imports/import-view.ts';
import { nameRowsNotUndone } from '../../classrooms/students/name-rows-not-undone.ts';
import type { ImportPorts } from './act-on-import.ts';
import { inventedNamesOf } from './rehearsal.ts';
import { roomForImport } from './room-for-import.ts';

const maxListed = 200;
const pageLength = 100;
const issuesPerBatch = 1_000;

/** An issue with its row's cells by column; the cells are null for an issue of a file or a column. */
type ListedIssue = Placed<ImportIssue> & {
  readonly cells: readonly { readonly column: string; readonly value: string }[] | null;
};

type OpenedImport = Omit<NamedImport, 'undo'> & Pick<ImportDetail, 'beyond' | 'undo'>;

export type ReadImports = {
  readonly list: (caller: Caller) => Promise<readonly NamedImport[]>;
  /** Returns an import with the numbers of rows that exceed the trial or license, and the names of rows that were not undone. */
  readonly byId: (caller: Caller, id: string) => Promise<Result<OpenedImport, ImportRefused<'read'>>>;
  readonly rows: (
    caller: Caller,
    id: string,
    query: PlannedQuery,
  ) => Promise<Result<ImportPage<ListedRow>, ImportRefused<'rows'>>>;
  readonly issues: (
    caller: Caller,
    id: string,
    query: { readonly severity: IssueSeverity | null; readonly after: number },
  ) => Promise<Result<ImportPage<ListedIssue>, ImportRefused<'issues'>>>;
  /** Returns every issue with its row as a CSV file: the problem, the place, the expected value, and the cells (R21). */
  readonly errors: (caller: Caller, id: string) => Promise<Result<string, ImportRefused<'errors'>>>;
};

const pageOf = <T extends { readonly seq: number }>(found: readonly T[]): ImportPage<T> => {
  const rows = found.slice(0, pageLength);
  return { rows, next: found.length > pageLength ? (rows.at(-1)?.seq ?? null) : null };
};

/** Redacted addresses are not shown. */
const shown = (cell: string): string => (isLeftOut(cell) ? '@' : cell);

async function issuesOf(
  { imports }: Pick<Stores, 'imports'>,
  { id, files, isRehearsal }: NamedImport,
  query: { readonly severity: IssueSeverity | null; readonly after: number; readonly limit: number },
): Promise<readonly ListedIssue[]> {
  const headers = new Map(files.map(({ name, header }) => [name, header]));
  const found = await imports.issues(id, query, query.limit);
  return found.map(({ cells, ...issue }) => ({
    ...issue,
    // Missing values of a row are empty. Values beyond the header have no column.
    cells:
      // The values of a rehearsal contain real names, so they are never shown.
      isRehearsal || cells === null
        ? null
        : (headers.get(issue.file) ?? []).map((column, at) => ({ column, value: shown(cells[at] ?? '') })),
  }));
}

async function undoOf(
  { roster }: Pick<Stores, 'roster'>,
  { undo }: NamedImport,
): Promise<ImportDetail['undo']> {
  if (undo === null) return null;
  const { reversed, keptCount, impossibleCount } = undo;
  return { reversed, keptCount, impossibleCount, ...(await nameRowsNotUndone(roster, undo)) };
}

const errorLabels = ['file', 'line', 'severity', 'problem', 'column', 'value', 'would be right'];

export function readImports({
  transaction,
  clock,
  vault,
}: Pick<ImportPorts, 'clock' | 'transaction' | 'vault'>): ReadImports {
  const within = <T>(
    { actor }: Caller,
    id: string,
    work: (stores: Stores, found: NamedImport) => Promise<T>,
  ): Promise<Result<T, { readonly kind: 'import/not-found' }>> =>
    transaction.run(async (stores) => {
      const found = await stores.imports.byId(id, scopeOf(actor, 'roster.look-back'));
      return found === null ? err({ kind: 'import/not-found' }) : ok(await work(stores, found));
    });
  return {
    list: ({ actor }) =>
      transaction.run(({ imports }) => imports.list(scopeOf(actor, 'roster.look-back'), maxListed)),
    byId: (caller, id) =>
      within(caller, id, async (stores, found) => {
        const access = { owner: caller.account.id, now: clock.now(), forUpdate: false };
        const planned = found.state === 'ready' ? found : { ...found, report: null };
        const { beyond } = await roomForImport(stores, planned, access);
        return { ...found, beyond, undo: await undoOf(stores, found) };
      }),
    rows: (caller, id, query) =>
      within(caller, id, async ({ imports }, found) => {
        const listed = await imports.planned(id, query, pageLength + 1);
        return pageOf(
          found.isRehearsal ? listed.map((row) => inventedTwin(inventedNamesOf(vault, found), row)) : listed,
        );
      }),
    issues: (caller, id, query) =>
      within(caller, id, async (stores, found) =>
        pageOf(await issuesOf(stores, found, { ...query, limit: pageLength + 1 })),
      ),
    errors: (caller, id) =>
      within(caller, id, async (stores, found) => {
        const rows: string[][] = [];
        let after = 0;
        for (;;) {
          const some = await issuesOf(stores, found, { severity: null, after, limit: issuesPerBatch });
          rows.push(
            ...some.map(({ file, line, severity, code, column, value, expected, cells }) => [
              file,
              `${line ?? ''}`,
              severity,
              code,
              column ?? '',
              value ?? '',
              expected ?? '',
              ...(cells ?? []).map((cell) => cell.value),
            ]),
          );
          const last = some.at(-1);
          if (last === undefined) break;
          after = last.seq;
        }
        // If all files have the same header, the columns have its names. Otherwise, each row contains the columns of its own file.
        const [only, ...others] = found.files.filter(({ header }) => header.length > 0);
        const columns = only === undefined || others.length > 0 ? [] : only.header;
        return writeCsv([...errorLabels, ...columns], rows);
      }),
  };
}
