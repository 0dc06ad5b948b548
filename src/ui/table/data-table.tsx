import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { Page } from '#domain/platform/tables/page.ts';
import { ChakraIsland } from '../chakra/chakra-island.tsx';
import { Notice } from '../components/notices/notice.tsx';
import type { Query } from '../data/query.ts';
import { QueryBoundary } from '../data/query-boundary.tsx';
import { tableWords as words } from '../messages/en/table.ts';
import type { ReadPage } from './read-matching.ts';
import { type BulkActions, TablePage } from './table-page.tsx';
import type { TableSpec } from './table-spec.ts';
import type { TableAddress } from './use-table-address.ts';

const Parts = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
});

/**
 * A table that the service filters, sorts and pages, with its state in the URL (UI-9). `useTableAddress` reads the URL, and the route's loader or a query reads
 * `page` for it. The table renders one page, regardless of the number of rows.
 */
export function DataTable<R extends object, C extends string>(props: {
  readonly spec: TableSpec<R, C>;
  readonly label: string;
  readonly address: TableAddress<C>;
  readonly page: Query<Page<R>>;
  readonly read: ReadPage<R, C>;
  /** The day of the rows, or null for today. Omit it for a table without past days. A filter selects it (ROS-9). */
  readonly day?: IsoDate | null;
  readonly empty: ReactNode;
  /** The bulk actions. Without them, rows cannot be selected. */
  readonly renderBulk?: BulkActions<C>;
}) {
  const { address, page } = props;
  return (
    <ChakraIsland>
      <Parts>
        {address.invalid === null ? null : (
          <Notice tone="warning">{words.badAddress(address.invalid.parameter)}</Notice>
        )}
        <QueryBoundary query={page} waiting={words.loading}>
          {(rows) => <TablePage {...props} page={rows} />}
        </QueryBoundary>
      </Parts>
    </ChakraIsland>
  );
}
