import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { Page, TableQuery } from '#domain/platform/tables/page.ts';
import type { Selection } from '#domain/platform/tables/selection.ts';
import { LinkButton } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { tableWords as words } from '../messages/en/table.ts';
import { FetchedTools } from './fetched-tools.tsx';
import { Grid } from './grid.tsx';
import { Pager } from './pager.tsx';
import type { ReadPage } from './read-matching.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { TableSpec } from './table-spec.ts';
import { initialState, type TableState } from './table-state.ts';
import { useSelection } from './use-selection.ts';
import type { TableAddress } from './use-table-address.ts';

/** Renders the bulk actions for the selected rows, in the order of `query`. */
export type BulkActions<C extends string> = (chosen: {
  readonly selection: Selection<C>;
  readonly query: TableQuery<C>;
  readonly count: number;
  /** Clears the selection, once the action is done. */
  readonly clear: () => void;
}) => ReactNode;

/** Tables of up to this many rows need no filters and no selection. */
const atAGlance = 10;

/** Whether the table shows its tools: it has many rows, or its address has filters or columns to reset. */
const hasTools = <R, C extends string>(
  spec: TableSpec<R, C>,
  { query, shown }: TableState<C>,
  total: number,
): boolean =>
  total > atAGlance || query.filter.rules.length > 0 || shown.length !== initialState(spec).shown.length;

/** A loaded page of a table, with its tools, selection bar and pager. */
export function TablePage<R extends object, C extends string>(props: {
  readonly spec: TableSpec<R, C>;
  readonly label: string;
  readonly address: TableAddress<C>;
  readonly page: Page<R>;
  readonly read: ReadPage<R, C>;
  readonly empty: ReactNode;
  readonly renderBulk?: BulkActions<C>;
}) {
  const { spec, address, page, renderBulk } = props;
  const { rows, total } = page;
  const { query, shown } = address.state;
  const selecting = useSelection(query.filter);
  const busy = useNavigation().state === 'loading';
  const isFiltered = query.filter.rules.length > 0;
  if (total === 0 && !isFiltered) return props.empty;
  const tools = hasTools(spec, address.state, total);
  const start = address.hrefOf({ query: { ...query, start: null }, shown });
  const unfiltered = address.hrefOf({
    query: { ...query, filter: { match: 'all', rules: [] }, start: null },
    shown,
  });
  return (
    <>
      {tools ? (
        <FetchedTools>
          {(Tools) => <Tools spec={spec} address={address} total={total} read={props.read} />}
        </FetchedTools>
      ) : null}
      <output className={tools ? 'quiet' : 'visually-hidden'}>{spec.count(total)}</output>
      {renderBulk === undefined || rows.length === 0 ? null : (
        <SelectionBar selecting={selecting} total={total} all={spec.count(total)}>
          {renderBulk({
            selection: selecting.selection,
            query,
            count: selecting.countOf(total),
            clear: selecting.clear,
          })}
        </SelectionBar>
      )}
      {rows.length > 0 ? (
        <Grid
          spec={spec}
          label={props.label}
          rows={rows}
          address={address}
          busy={busy}
          selecting={renderBulk === undefined || !tools ? null : selecting}
        />
      ) : total === 0 ? (
        <EmptyState
          scene="crane-at-rest"
          title={words.noMatch}
          action={<LinkButton to={unfiltered}>{words.clearFilters}</LinkButton>}
        >
          {words.noMatchAdvice}
        </EmptyState>
      ) : (
        <EmptyState
          scene="crane-at-rest"
          title={words.pageGone}
          action={<LinkButton to={start}>{words.toFirstPage}</LinkButton>}
        />
      )}
      {rows.length > 0 ? <Pager page={page} address={address} /> : null}
    </>
  );
}
