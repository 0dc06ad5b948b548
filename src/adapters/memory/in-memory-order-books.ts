import type { BillingDocuments } from '#application/service/ports/billing-documents.ts';
import type { Ledger } from '#application/service/ports/ledger.ts';
import type { OrderBooks } from '#application/service/ports/order-books.ts';
import type { Stock } from '#application/service/ports/stock.ts';
import type { Orders } from '#application/service/ports/orders.ts';
import { everywhere } from '#domain/access/scope.ts';
import { type LedgerEntry, type LedgerEvent } from '#domain/billing/ledger.ts';
import { usd } from '#domain/billing/money.ts';
import { taxNoteIn } from '#domain/billing/quote.ts';
import { type BillingDocument, documentName } from '#domain/documents/billing-document.ts';
import {
  type BookedEvent,
  type BookedOrder,
  daysLate,
  type OrderRecord,
} from '#domain/orders/booked-order.ts';
import { bookedOrderCell, type BookedOrderQuery, dayOfBooks } from '#domain/orders/booked-order-table.ts';
import { balanceOf } from '#domain/orders/on-invoice.ts';
import type { Order } from '#domain/orders/order.ts';
import { deliveryState } from '#domain/stock/stock.ts';
import { type Page, queryRows } from '#domain/tables/page.ts';

type Stores = {
  readonly orders: Pick<Orders, 'byId' | 'inScope'>;
  readonly ledger: Pick<Ledger, 'entriesOf'>;
  readonly documents: Pick<BillingDocuments, 'inScope'>;
  readonly stock: Pick<Stock, 'deliveryOf'>;
};

const kinds: readonly LedgerEvent['kind'][] = ['ordered', 'invoiced', 'credited', 'paid', 'refunded'];

export class InMemoryOrderBooks implements OrderBooks {
  readonly #stores: Stores;

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  async page(query: BookedOrderQuery, now: number): Promise<Page<BookedOrder>> {
    const files = await Promise.all(
      (await this.#stores.orders.inScope(everywhere)).map((order) => this.#fileOf(order, now)),
    );
    const rows = files.flatMap((file) => (file === null ? [] : [file.order]));
    const reader = { idOf: ({ id }: BookedOrder) => id, cellOf: bookedOrderCell };
    return queryRows(rows, reader, query, dayOfBooks);
  }

  async read(id: string, now: number): Promise<OrderRecord | null> {
    const order = await this.#stores.orders.byId(id, everywhere);
    return order === null ? null : this.#fileOf(order, now);
  }

  async #fileOf(order: Order, now: number): Promise<OrderRecord | null> {
    const entries = await this.#stores.ledger.entriesOf(order.id);
    if (entries.length === 0) return null;
    const papers = new Map(
      (await this.#stores.documents.inScope(everywhere)).map((document) => [document.event, document]),
    );
    const invoice = papers.get(`invoiced/${order.id}`);
    const { open, paid, credited } = balanceOf(entries);
    const { items } = await this.#stores.stock.deliveryOf(order.id);
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
