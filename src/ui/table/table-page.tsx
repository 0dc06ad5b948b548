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
  readonly clear: () => void;
}) => ReactNode;

/** Tables with up to this many rows have no filters and no selection, unless they have past days. */
const atAGlance = 10;

const hasMany = <R, C extends string>(
  spec: TableSpec<R, C>,
  { query, shown }: TableState<C>,
  total: number,
): boolean =>
  total > atAGlance || query.filter.rules.length > 0 || shown.length !== initialState(spec).shown.length;

const ToolRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    '& > output': { order: '1' },
    '& > fieldset': { flex: '1 1 auto' },
    '& > .skeleton': { flex: '0 1 24rem' },
    '& > .skeleton-rules': { minHeight: 'target' },
    '& > :not(output, fieldset, .skeleton)': { order: '2', width: '100%' },
  },
});

function NoRows<C extends string>({
  address,
  isGone,
}: {
  readonly address: TableAddress<C>;
  readonly isGone: boolean;
}) {
  const { query, shown } = address.state;
  const start = address.hrefOf({ query: { ...query, start: null }, shown });
  const unfiltered = address.hrefOf({
    query: { ...query, filter: { match: 'all', rules: [] }, start: null },
    shown,
  });
  return isGone ? (
    <EmptyState
      scene="crane-at-rest"
      title={words.pageGone}
      action={<LinkButton to={start}>{words.toFirstPage}</LinkButton>}
    />
  ) : (
    <EmptyState
      scene="crane-at-rest"
      title={words.noMatch}
      action={<LinkButton to={unfiltered}>{words.clearFilters}</LinkButton>}
    >
      {words.noMatchAdvice}
    </EmptyState>
  );
}

const hasTools = <R extends object, C extends string>({
  spec,
  day,
}: Pick<TablePageProps<R, C>, 'day' | 'spec'>): boolean => spec.alwaysTools === true || day !== undefined;

type TablePageProps<R extends object, C extends string> = {
  readonly spec: TableSpec<R, C>;
  readonly label: string;
  readonly address: TableAddress<C>;
  readonly page: Page<R>;
  readonly read: ReadPage<R, C>;
  readonly day?: IsoDate | null;
  readonly empty: ReactNode;
  readonly renderBulk?: BulkActions<C>;
};

function Rows<R extends object, C extends string>({
  spec,
  label,
  address,
  page,
  renderBulk,
  many,
}: TablePageProps<R, C> & { readonly many: boolean }) {
  const { query } = address.state;
  const selecting = useSelection(query.filter);
  const busy = useNavigation().state === 'loading';
  return (
    <>
      {renderBulk === undefined ? null : (
        <SelectionBar selecting={selecting} total={page.total} all={spec.count(page.total)}>
          {renderBulk({
            selection: selecting.selection,
            query,
            count: selecting.countOf(page.total),
            clear: selecting.clear,
          })}
        </SelectionBar>
      )}
      <Grid
        spec={spec}
        label={label}
        rows={page.rows}
        address={address}
        busy={busy}
        selecting={renderBulk === undefined || !many ? null : selecting}
      />
      <Pager page={page} address={address} />
    </>
  );
}

export function TablePage<R extends object, C extends string>(props: TablePageProps<R, C>) {
  const { spec, address, page, day } = props;
  const { rows, total } = page;
  const isEmpty = total === 0 && address.state.query.filter.rules.length === 0;
  const isPast = day !== undefined && day !== null;
  // If a past day has no rows, the tools stay visible, so that the user can select a different day.
  if (isEmpty && !isPast) return props.empty;
  const many = hasMany(spec, address.state, total);
  return (
    <>
      <ToolRow>
        <output className={many ? 'quiet' : 'visually-hidden'}>{spec.count(total)}</output>
        {many || hasTools(props) ? (
          <FetchedTools hasRules={address.state.query.filter.rules.length > 0}>
            {(Tools) => <Tools {...props} total={total} />}
          </FetchedTools>
        ) : null}
      </ToolRow>
      {isEmpty ? props.empty : null}
      {rows.length === 0 && !isEmpty ? <NoRows address={address} isGone={total > 0} /> : null}
      {rows.length === 0 ? null : <Rows {...props} many={many} />}
    </>
  );
}
