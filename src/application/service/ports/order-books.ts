import type { BookedOrder, OrderRecord } from '#domain/orders/booked-order.ts';
import type { BookedOrderQuery } from '#domain/orders/booked-order-table.ts';
import type { Page } from '#domain/tables/page.ts';

/** Reads orders as our books have them, for our own staff: those that something was booked of (LIC-10). */
export interface OrderBooks {
  /** One page of all of them at a moment (epoch milliseconds), which says what is late. */
  page(query: BookedOrderQuery, now: number): Promise<Page<BookedOrder>>;
  /** One of them with its history, at a moment; null where nothing was booked of it. */
  read(id: string, now: number): Promise<OrderRecord | null>;
}
