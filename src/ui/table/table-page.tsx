import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
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

/** Tables of up to this many rows need no filters and no selection, unless they have past days. */
const atAGlance = 10;

/** Whether rows can be selected: there are many, or the address has filters or columns to reset. */
const hasMany = <R, C extends string>(
  spec: TableSpec<R, C>,
  { query, shown }: TableState<C>,
  total: number,
): boolean =>
  total > atAGlance || query.filter.rules.length > 0 || shown.length !== initialState(spec).shown.length;

/** The tools with the number of rows at the end of their line; what they show goes below. */
const ToolRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    '& > output': { order: '1' },
    '& > fieldset': { flex: '1 1 auto' },
    '& > .skeleton': { flex: '0 1 24rem' },
    '& > :not(output, fieldset, .skeleton)': { order: '2', width: '100%' },
  },
});

/** A loaded page of a table, with its tools, selection bar and pager. */
export function TablePage<R extends object, C extends string>(props: {
  readonly spec: TableSpec<R, C>;
  readonly label: string;
  readonly address: TableAddress<C>;
  readonly page: Page<R>;
  readonly read: ReadPage<R, C>;
  readonly day?: IsoDate | null;
  readonly empty: ReactNode;
  readonly renderBulk?: BulkActions<C>;
}) {
  const { spec, address, page, renderBulk } = props;
  const { rows, total } = page;
  const { query, shown } = address.state;
  const selecting = useSelection(query.filter);
  const busy = useNavigation().state === 'loading';
  const isFiltered = query.filter.rules.length > 0;
  const isEmpty = total === 0 && !isFiltered;
  if (isEmpty && (props.day ?? null) === null) return props.empty;
  const many = hasMany(spec, address.state, total);
  const tools = many || spec.alwaysTools === true || props.day !== undefined;
  const start = address.hrefOf({ query: { ...query, start: null }, shown });
  const unfiltered = address.hrefOf({
    query: { ...query, filter: { match: 'all', rules: [] }, start: null },
    shown,
  });
  return (
    <>
      <ToolRow>
        <output className={many ? 'quiet' : 'visually-hidden'}>{spec.count(total)}</output>
        {tools ? <FetchedTools>{(Tools) => <Tools {...props} total={total} />}</FetchedTools> : null}
      </ToolRow>
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
          selecting={renderBulk === undefined || !many ? null : selecting}
        />
      ) : isEmpty ? (
        props.empty
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
