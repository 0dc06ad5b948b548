import type { OrderBooks } from '#application/service/billing/ports/order-books.ts';
import { type LedgerEntry, type LedgerEvent } from '#domain/billing/prices/ledger.ts';
import { usd } from '#domain/billing/prices/money.ts';
import { taxNoteIn } from '#domain/billing/prices/quote.ts';
import { type BillingDocument, documentName } from '#domain/billing/documents/billing-document.ts';
import {
  type BookedEvent,
  type BookedOrder,
  daysLate,
  type OrderRecord,
} from '#domain/billing/orders/booked-order.ts';
import { bookedOrderCell, type BookedOrderQuery } from '#domain/billing/orders/booked-order-table.ts';
import { dayOfBooks } from '#domain/billing/prices/payment-terms.ts';
import { balanceOf } from '#domain/billing/orders/on-invoice.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import { deliveryState } from '#domain/billing/stock/stock.ts';
import { type Page, queryRows } from '#domain/platform/tables/page.ts';
import { documentTable } from './in-memory-billing-documents.ts';
import { InMemoryLedger } from './in-memory-ledger.ts';
import { orderTable } from './in-memory-orders.ts';
import { InMemoryStock } from './in-memory-stock.ts';
import { InMemoryStore } from '../in-memory-tables.ts';

const kinds: readonly LedgerEvent['kind'][] = ['ordered', 'invoiced', 'credited', 'paid', 'refunded'];

export class InMemoryOrderBooks extends InMemoryStore implements OrderBooks {
  async page(query: BookedOrderQuery, now: number): Promise<Page<BookedOrder>> {
    const files = await Promise.all(
      this.tables
        .of(orderTable)
        .all()
        .map((order) => this.#fileOf(order, now)),
    );
    const rows = files.flatMap((file) => (file === null ? [] : [file.order]));
    const reader = { idOf: ({ id }: BookedOrder) => id, cellOf: bookedOrderCell };
    return queryRows(rows, reader, query, dayOfBooks);
  }

  async read(id: string, now: number): Promise<OrderRecord | null> {
    const order = this.tables.of(orderTable).get(id);
    return order === null ? null : this.#fileOf(order, now);
  }

  async #fileOf(order: Order, now: number): Promise<OrderRecord | null> {
    const entries = await new InMemoryLedger(this.tables).entriesOf(order.id);
    if (entries.length === 0) return null;
    const documents = this.tables.of(documentTable).all();
    const papers = new Map(documents.map((document) => [document.event, document]));
    const invoice = papers.get(`invoiced/${order.id}`);
    const { open, paid, credited } = balanceOf(entries);
    const { items } = await new InMemoryStock(this.tables).deliveryOf(order.id);
    const {
      orderedBy: _by,
      lines,
      quote: _quote,
      session,
      startsAt: _startsAt,
      endsAt: _endsAt,
      ...rest
    } = order;
    return {
      order: {
        ...rest,
        trust: rest.trust ?? null,
        payment: session === null || rest.state === 'pending-po' ? 'invoice' : 'card',
        invoice: invoice === undefined ? null : documentName(invoice),
        dueOn: invoice?.dueOn ?? null,
        paid: usd(paid),
        credited: usd(credited),
        open: usd(open),
        tax: taxNoteIn(lines) ?? null,
        docks: deliveryState(items),
        toSend: items.reduce((sum, { reserved }) => sum + reserved, 0),
        late: daysLate({ dueOn: invoice?.dueOn ?? null, open: usd(open) }, dayOfBooks(now)),
      },
      history: entries
        .filter(({ account }) => account === 'receivable')
        .map((entry) => eventOf(entry, papers.get(entry.event))),
    };
  }
}

const eventOf = ({ event, at, amount }: LedgerEntry, paper: BillingDocument | undefined): BookedEvent => ({
  id: event,
  kind: kinds.find((kind) => event.startsWith(`${kind}/`)) ?? 'ordered',
  at,
  amount: usd(Math.abs(amount.cents)),
  document: paper === undefined ? null : documentName(paper),
  note: paper?.note ?? null,
});
