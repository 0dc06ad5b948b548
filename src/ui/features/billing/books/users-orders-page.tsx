import { useLoaderData, useLocation } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import type { BookedOrder } from '#domain/billing/orders/booked-order.ts';
import type { BookedOrderColumn } from '#domain/billing/orders/booked-order-table.ts';
import { useApp } from '../../../app-context.tsx';
import { ChakraForms } from '../../../chakra/chakra-forms.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { DataTable } from '../../../table/data-table.tsx';
import type { ReadPage } from '../../../table/read-matching.ts';
import { initialState, readTableState } from '../../../table/table-state.ts';
import { useTableAddress } from '../../../table/use-table-address.ts';
import { ordersPage as words } from './messages/en/books.ts';
import { DiscountsSection } from './discounts-section.tsx';
import { bookedOrderTable } from './order-table.tsx';
import { ReconciliationSection } from './reconciliation-section.tsx';
import { StockSection } from './stock-section.tsx';

const reader =
  ({ books }: ClientApp): ReadPage<BookedOrder, BookedOrderColumn> =>
  (query, options) =>
    books.page(query, options);

export const loader = (app: ClientApp, { url, signal }: PageVisit) => {
  const state = readTableState([...url.searchParams], bookedOrderTable);
  const { query } = state.ok ? state.value : initialState(bookedOrderTable);
  return reader(app)(query, { signal });
};

const views = [
  [words.all, paths.bookedOrders],
  [words.open, `${paths.bookedOrders}?filter=open.gt:0`],
  [words.late, `${paths.bookedOrders}?filter=late.gt:0`],
  [words.toSend, `${paths.bookedOrders}?filter=toSend.gt:0`],
  [words.disputed, `${paths.bookedOrders}?filter=state.equals:disputed`],
] as const;

/** `/users/orders`: for our staff, all orders and those that are open or overdue (LIC-7, LIC-10). */
export function Component() {
  const app = useApp();
  const { search } = useLocation();
  const page = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>(), search);
  const address = useTableAddress(bookedOrderTable);
  return (
    <ChakraForms>
      <PageTitle lead={words.lead}>{words.heading}</PageTitle>
      <nav aria-label={words.views} className="row">
        {views.map(([label, to]) => (
          <TextLink key={to} alone to={to}>
            {label}
          </TextLink>
        ))}
      </nav>
      <DataTable
        spec={bookedOrderTable}
        label={words.list}
        address={address}
        page={page}
        read={reader(app)}
        empty={<EmptyState title={words.empty.title}>{words.empty.advice}</EmptyState>}
      />
      <div className="settings-sections below">
        <StockSection />
        <DiscountsSection />
        <ReconciliationSection />
      </div>
    </ChakraForms>
  );
}
