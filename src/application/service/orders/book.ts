import type { LedgerEvent } from '#domain/billing/ledger.ts';
import { paperOf } from '#domain/documents/papers.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Stores } from '../ports/transaction.ts';
import type { OrderPorts } from './order-ports.ts';

/** What is booked of an order; the note stands on the papers that are issued with it. */
export type Booking = {
  readonly order: Order;
  readonly events: readonly LedgerEvent[];
  readonly note: string | null;
};

/** Writes events into the books, each with its paper. One that is there already has had its paper: both came in one transaction. */
export function book({ ids, clock }: Pick<OrderPorts, 'ids' | 'clock'>) {
  return async (stores: Stores, { order, events, note }: Booking): Promise<void> => {
    for (const event of events) {
      if (!(await stores.ledger.record(event))) continue;
      const paper = paperOf(order, event, { id: ids.next(), now: clock.now(), note });
      if (paper !== null) await stores.documents.issue(paper);
    }
  };
}

export type Book = ReturnType<typeof book>;
