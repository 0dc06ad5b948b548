import { startOfDay } from '../../organizations/grants/term.ts';
import type { Cell, Columns } from '../../platform/tables/columns.ts';
import type { TableQuery } from '../../platform/tables/page.ts';
import type { TableDefaults } from '../../platform/tables/table-address.ts';
import { booksTimeZone } from '../prices/payment-terms.ts';
import type { BookedOrder } from './booked-order.ts';

/** Columns for filters and sorting. Sums are in dollars. `order` combines number, buyer and purchase order, for search. */
export const bookedOrderColumns = {
  number: 'text',
  organization: 'text',
  purchaseOrder: 'text',
  order: 'text',
  payment: 'text',
  state: 'text',
  total: 'number',
  paid: 'number',
  open: 'number',
  due: 'date',
  late: 'number',
  placed: 'date',
  docks: 'text',
  toSend: 'number',
} as const satisfies Columns;
export type BookedOrderColumn = keyof typeof bookedOrderColumns;

export const bookedOrderDefaults: TableDefaults<BookedOrderColumn> = {
  sort: { column: 'placed', direction: 'desc' },
  size: 50,
};

/** Days are in our office's time zone: `booksTimeZone`. */
export type BookedOrderQuery = TableQuery<BookedOrderColumn>;

export function bookedOrderCell(order: BookedOrder, column: BookedOrderColumn): Cell {
  const { invoice, billTo, purchaseOrder, dueOn, late } = order;
  const cells: Readonly<Record<BookedOrderColumn, Cell>> = {
    number: invoice,
    organization: billTo,
    purchaseOrder,
    order: [invoice, billTo, purchaseOrder].filter((text) => text !== null).join(' '),
    payment: order.payment,
    state: order.state,
    total: order.total.cents / 100,
    paid: order.paid.cents / 100,
    open: order.open.cents / 100,
    due: dueOn === null ? null : startOfDay(dueOn, booksTimeZone),
    late: late === 0 ? null : late,
    placed: order.placedAt,
    docks: order.docks === 'none' ? null : order.docks,
    toSend: order.toSend === 0 ? null : order.toSend,
  };
  return cells[column];
}
