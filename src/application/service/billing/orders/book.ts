import type { LedgerEvent } from '#domain/billing/prices/ledger.ts';
import { paperOf } from '#domain/billing/documents/papers.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import type { Stores } from '../../ports/transaction.ts';
import { mailReceipt } from './mail-receipt.ts';
import type { OrderPorts } from './order-ports.ts';

export type Booking = {
  readonly order: Order;
  readonly events: readonly LedgerEvent[];
  readonly notes: Readonly<Record<string, string>>;
};

/**
 * Books events, each with its document, and emails receipts. An event that is already booked also has its document, because both are written in one
 * transaction.
 */
export function book({ ids, clock }: Pick<OrderPorts, 'ids' | 'clock'>) {
  return async (stores: Stores, { order, events, notes }: Booking): Promise<void> => {
    for (const event of events) {
      if (!(await stores.ledger.record(event))) continue;
      const about = { id: ids.next(), now: clock.now(), note: notes[event.id] ?? null };
      const paper = paperOf(order, event, about);
      if (paper === null) continue;
      await stores.documents.issue(paper);
      if (paper.kind === 'receipt') await mailReceipt(stores, order, paper.amount);
    }
  };
}

export type Book = ReturnType<typeof book>;
