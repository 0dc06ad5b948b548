import type { BookedOrder, OrderRecord } from '#domain/billing/orders/booked-order.ts';
import type { BookedOrderQuery } from '#domain/billing/orders/booked-order-table.ts';
import type { Page } from '#domain/platform/tables/page.ts';

/** Reads booked orders, for our staff (LIC-10). */
export interface OrderBooks {
  /** A page of booked orders with their overdue state at a time (epoch milliseconds). */
  page(query: BookedOrderQuery, now: number): Promise<Page<BookedOrder>>;
  /** A booked order with its history, at a time; null if nothing was booked. */
  read(id: string, now: number): Promise<OrderRecord | null>;
}
