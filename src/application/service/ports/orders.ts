import type { Scope } from '#domain/access/scope.ts';
import type { Order, OrderBuyer } from '#domain/orders/order.ts';
import type { OrderState } from '#domain/orders/order-state.ts';
import type { OrderTrust } from '#domain/orders/order-trust.ts';
import type { BuyerRecord } from '#domain/orders/purchase-order-trust.ts';

/** Keeps orders (LIC-5). An order in a scope is one of an organization in it, or of the account whose own scope it is. */
export interface Orders {
  byId(id: string, scope: Scope): Promise<Order | null>;
  /** Those in a scope, the newest first. */
  inScope(scope: Scope): Promise<readonly Order[]>;
  /** The one that a buyer is about to pay by card; null where there is none. */
  openOf(buyer: Pick<OrderBuyer, 'kind' | 'id'>): Promise<Order | null>;
  /** The one that a buyer placed or had quoted last; null for the first. */
  newestOf(buyer: Pick<OrderBuyer, 'kind' | 'id'>): Promise<Order | null>;
  /** Orders by card that pay for a quote, canceled ones left out; the newest first. */
  byQuote(quote: string): Promise<readonly Order[]>;
  /** The order of a checkout session; null where it is none of ours. */
  bySession(session: string): Promise<Order | null>;
  /**
   * False, and nothing is kept, where the buyer is about to pay another one by card, has the same one on invoice, or collects
   * already: nobody pays twice, from two tabs or two machines. What was collected is never the same as another order on invoice.
   */
  place(order: Order): Promise<boolean>;
  /**
   * Makes a quote the order that it was for, under its own id and with the days of now (LIC-7). False, and nothing changes, where it has
   * been ordered already, or the buyer has the same order on invoice: one quote is one order, from however many tabs.
   */
  orderQuote(order: Order): Promise<boolean>;
  /** The order as it is now, held until the transaction ends; null where there is none. */
  hold(id: string): Promise<Order | null>;
  /**
   * Makes an organization the buyer of a guest’s order, with the days on which its license runs (LIC-7). False, and nothing changes, where
   * it is a guest’s no more, or the organization has the same order on invoice.
   */
  claim(order: Order): Promise<boolean>;
  /** The one of a buyer that collects seats until the next invoice (R26); null where none does. */
  collectingOf(buyer: Pick<OrderBuyer, 'kind' | 'id'>): Promise<Order | null>;
  /** Those that collect, in the order of their ids: so many at most, after an id (null from the first one on). */
  collecting(limit: number, after: string | null): Promise<readonly Order[]>;
  /** Writes an order over the one that collects, or issues it. False, and nothing changes, where it collects no more. */
  change(order: Order): Promise<boolean>;
  setState(id: string, state: OrderState): Promise<void>;
  /** Sets the session where the invoice of an order is paid by card; null once it is paid otherwise. */
  setSession(id: string, session: string | null): Promise<void>;
  setTrust(id: string, trust: OrderTrust): Promise<void>;
  /** Stores the digest of the mail domain or address of the buyer of an order. */
  noteBuyer(id: string, key: string): Promise<void>;
  /**
   * What is known from every order but one: of this buyer, or with one of these digests. Until the transaction ends, other transactions
   * wait that ask for the same digest.
   */
  buyerRecord(
    keys: readonly [string, ...string[]],
    order: Pick<Order, 'id' | 'buyer'>,
  ): Promise<Pick<BuyerRecord, 'hasPaid' | 'hadLimited'>>;
}
