import type { Scope } from '#domain/organizations/access/scope.ts';
import type { Order, OrderBuyer } from '#domain/billing/orders/order.ts';
import type { OrderState } from '#domain/billing/orders/order-state.ts';
import type { OrderTrust } from '#domain/billing/orders/order-trust.ts';
import type { BuyerRecord } from '#domain/billing/orders/purchase-order-trust.ts';

/** Stores orders (LIC-5). An order is in a scope if its organization is in the scope, or if it belongs to the scope's account. */
export interface Orders {
  byId(id: string, scope: Scope): Promise<Order | null>;
  inScope(scope: Scope): Promise<readonly Order[]>;
  openOf(buyer: Pick<OrderBuyer, 'kind' | 'id'>): Promise<Order | null>;
  newestOf(buyer: Pick<OrderBuyer, 'kind' | 'id'>): Promise<Order | null>;
  /** Card orders that pay a quote, without canceled ones; newest first. */
  byQuote(quote: string): Promise<readonly Order[]>;
  bySession(session: string): Promise<Order | null>;
  /**
   * Saves an order. Returns false if the buyer is paying a different order by card, has the same order on invoice, or already collects seats. This prevents
   * paying twice from two tabs or devices. An order of collected seats never counts as the same as a different order on invoice.
   */
  place(order: Order): Promise<boolean>;
  /**
   * Converts a quote into an order with the same id and today's dates (LIC-7). False if it was already ordered, or the buyer has the same order on invoice. So
   * a quote becomes only one order, even from several tabs.
   */
  orderQuote(order: Order): Promise<boolean>;
  findForUpdate(id: string): Promise<Order | null>;
  /**
   * Makes an organization the buyer of a guest order, with the license's dates (LIC-7). False if it is no longer a guest order, or the organization has the
   * same order on invoice.
   */
  claim(order: Order): Promise<boolean>;
  /** The buyer's order that collects seats until the next invoice (R26); null if none. */
  collectingOf(buyer: Pick<OrderBuyer, 'kind' | 'id'>): Promise<Order | null>;
  /** Orders that collect seats, sorted by id: at most `limit`, after an id (null for the first page). */
  collecting(limit: number, after: string | null): Promise<readonly Order[]>;
  /** Replaces or issues an order that collects seats. False if it no longer collects seats. */
  change(order: Order): Promise<boolean>;
  setState(id: string, state: OrderState): Promise<void>;
  /** Sets the card payment session of an invoice. The session is null after the invoice was paid by other means. */
  setSession(id: string, session: string | null): Promise<void>;
  setTrust(id: string, trust: OrderTrust): Promise<void>;
  recordBuyer(id: string, key: string): Promise<void>;
  /** Returns facts from all other orders of this buyer or with one of these digests. Transactions with the same first digest run one after the other. */
  buyerRecord(
    keys: readonly [string, ...string[]],
    order: Pick<Order, 'id' | 'buyer'>,
  ): Promise<Pick<BuyerRecord, 'hasPaid' | 'hadLimited'>>;
}
