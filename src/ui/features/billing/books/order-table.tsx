import { Link } from 'react-router';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import type { BookedOrder } from '#domain/billing/orders/booked-order.ts';
import {
  type BookedOrderColumn,
  bookedOrderColumns,
  bookedOrderDefaults,
} from '#domain/billing/orders/booked-order-table.ts';
import { dayOfBooks } from '#domain/billing/prices/payment-terms.ts';
import { deliveryStates } from '#domain/billing/stock/stock.ts';
import { docksWords } from '../../../messages/en/docks.ts';
import { dollars } from '../../../messages/en/money.ts';
import { paths } from '../../../routes/paths.ts';
import type { TableColumn, TableSpec } from '../../../table/table-spec.ts';
import {
  buyerName,
  columnWords,
  orderName,
  ordersPage as words,
  paymentWords,
  stateWords,
} from './messages/en/books.ts';

type Column = TableColumn<BookedOrder, BookedOrderColumn>;

export const officeDay = (timestamp: number): string => formatDate(dayOfBooks(timestamp));

const column = (
  name: BookedOrderColumn,
  text: (order: BookedOrder) => string,
  more: Partial<Column> = {},
): Column => ({ name, label: columnWords[name], cell: text, text, ...more });

const options = <T extends string>(labels: Readonly<Record<T, string>>, values: readonly T[]) =>
  values.map((value) => ({ value, label: labels[value] }));

export const bookedOrderTable: TableSpec<BookedOrder, BookedOrderColumn> = {
  kinds: bookedOrderColumns,
  defaults: bookedOrderDefaults,
  columns: [
    column('number', orderName, {
      cell: (order) => <Link to={paths.bookedOrder(order.id)}>{orderName(order)}</Link>,
    }),
    column('organization', buyerName),
    column('purchaseOrder', ({ purchaseOrder }) => purchaseOrder ?? ''),
    column('state', ({ state }) => stateWords[state], {
      options: options(stateWords, ['pending-po', 'paid', 'disputed', 'refunded', 'canceled']),
    }),
    column('total', ({ total }) => dollars(total)),
    column('paid', ({ paid }) => dollars(paid), { optional: true }),
    column('open', ({ open }) => dollars(open)),
    column('due', ({ dueOn }) => (dueOn === null ? '' : formatDate(dueOn))),
    column('late', ({ late }) => (late === 0 ? '' : String(late)), { optional: true }),
    column('placed', ({ placedAt }) => officeDay(placedAt), { optional: true }),
    column('payment', ({ payment }) => paymentWords[payment], {
      optional: true,
      options: options(paymentWords, ['card', 'invoice']),
    }),
    column('docks', ({ docks }) => (docks === 'none' ? '' : docksWords.state[docks]), {
      options: options(
        docksWords.state,
        deliveryStates.filter((state) => state !== 'none'),
      ),
    }),
    column('toSend', ({ toSend }) => (toSend === 0 ? '' : String(toSend)), { optional: true }),
    // The search box searches this column. Filters show its label, too.
    column('order', orderName, { sortable: false, optional: true }),
  ],
  idOf: ({ id }) => id,
  count: words.count,
  fileName: 'orders',
  search: { column: 'order', label: words.search },
  alwaysTools: true,
};
