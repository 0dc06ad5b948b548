import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLoaderData, useLocation } from 'react-router';
import { err, ok, type Result } from '#domain/result.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { type Page, queryRows, type TableQuery } from '#domain/platform/tables/page.ts';
import { serverApp } from '#composition/client/server-app.ts';
import { AppProvider } from '#ui/app-context.tsx';
import { Toaster } from '#ui/components/notices/toaster.tsx';
import { useLoadedQuery } from '#ui/data/use-loaded-query.ts';
import type { ClientFailure } from '#ui/messages/client-failure.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import type { ReadPage } from '#ui/table/read-matching.ts';
import { selectedIds } from '#ui/table/selected-ids.ts';
import type { TableSpec } from '#ui/table/table-spec.ts';
import { initialState, readTableState } from '#ui/table/table-state.ts';
import { useTableAddress } from '#ui/table/use-table-address.ts';
// Tables with many rows load this on demand. The import compiles it before the tests run.
import '#ui/table/tools/table-tools.tsx';

export type Crate = {
  readonly id: string;
  readonly name: string;
  readonly weight: number | null;
  readonly landed: number | null;
  readonly deck: 'upper' | 'lower' | null;
};
type CrateColumn = 'name' | 'weight' | 'landed' | 'deck';

const timeZone = 'America/New_York';
const dayOf = dayInZone(timeZone);
const decks = { upper: 'Upper deck', lower: 'Lower deck' };

const crateTable: TableSpec<Crate, CrateColumn> = {
  kinds: { name: 'text', weight: 'number', landed: 'date', deck: 'text' },
  defaults: { sort: { column: 'name', direction: 'asc' }, size: 25 },
  search: { column: 'name', label: 'Search by name' },
  idOf: ({ id }) => id,
  count: (rows) => `${rows.toLocaleString('en-US')} ${rows === 1 ? 'crate' : 'crates'}`,
  fileName: 'crates',
  columns: [
    { name: 'name', label: 'Name', cell: ({ name }) => <a href="#name">{name}</a>, text: ({ name }) => name },
    {
      name: 'weight',
      label: 'Weight',
      cell: ({ weight }) => weight,
      text: ({ weight }) => `${weight ?? ''}`,
    },
    {
      name: 'landed',
      label: 'Landed',
      cell: ({ landed }) => (landed === null ? null : dayOf(landed)),
      text: ({ landed }) => (landed === null ? '' : dayOf(landed)),
    },
    {
      name: 'deck',
      label: 'Deck',
      optional: true,
      options: [
        { value: 'upper', label: decks.upper },
        { value: 'lower', label: decks.lower },
      ],
      cell: ({ deck }) => (deck === null ? null : decks[deck]),
      text: ({ deck }) => (deck === null ? '' : decks[deck]),
    },
  ],
};

/** Creates crates `Crate 001`, … with the weights 1, …. Each lands a day after the previous one, and every third has no deck. */
export const crates = (count: number): readonly Crate[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `c${at + 1}`,
    name: `Crate ${String(at + 1).padStart(3, '0')}`,
    weight: at + 1,
    landed: Date.parse('2026-01-01T12:00:00Z') + at * 86_400_000,
    deck: at % 3 === 2 ? null : at % 3 === 1 ? 'lower' : 'upper',
  }));

type Answer = (query: TableQuery<CrateColumn>) => Page<Crate>;

export const of =
  (rows: readonly Crate[]): Answer =>
  (query) =>
    queryRows(rows, { idOf: crateTable.idOf, cellOf: (row, column) => row[column] }, query, dayOf);

export async function openTable(answer: Answer, search = '', service = { online: true }) {
  const moved: string[] = [];
  const read: ReadPage<Crate, CrateColumn> = async (query) =>
    service.online ? ok(answer(query)) : err({ kind: 'service/unreachable' });
  const Yard = () => {
    const address = useTableAddress(crateTable);
    return (
      <DataTable
        spec={crateTable}
        label="Crates"
        address={address}
        page={useLoadedQuery(useLoaderData<Result<Page<Crate>, ClientFailure>>(), useLocation().search)}
        read={read}
        empty={<p>The yard is empty.</p>}
        renderBulk={({ selection, query, clear }) => (
          <button
            type="button"
            onClick={async () => {
              const ids = await selectedIds(selection, read, query, crateTable.idOf);
              if (ids.ok) moved.push(...ids.value);
              clear();
            }}
          >
            Move
          </button>
        )}
      />
    );
  };
  const router = createMemoryRouter(
    [
      {
        path: '/yard',
        loader: ({ request }) => {
          const state = readTableState([...new URL(request.url).searchParams], crateTable);
          return read((state.ok ? state.value : initialState(crateTable)).query);
        },
        HydrateFallback: () => null,
        element: (
          <>
            <Yard />
            <Toaster />
          </>
        ),
      },
    ],
    { initialEntries: [`/yard${search}`] },
  );
  const never = (): never => {
    throw new Error('A table asks for no lessons.');
  };
  render(
    <AppProvider app={serverApp({ list: never, year: never, bySlug: never })}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  await waitFor(() => {
    if (!router.state.initialized) throw new Error('The page is not there yet.');
  });
  const address = (): string => decodeURIComponent(router.state.location.search);
  return { person: userEvent.setup(), router, address, service, moved };
}
