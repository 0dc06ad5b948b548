import type { Orders } from '#application/service/ports/orders.ts';
import type { Scope } from '#domain/access/scope.ts';
import { collectedIn } from '#domain/orders/collected-seats.ts';
import type { Order, OrderBuyer } from '#domain/orders/order.ts';
import type { OrderState } from '#domain/orders/order-state.ts';
import type { OrderTrust } from '#domain/orders/order-trust.ts';
import type { BuyerRecord } from '#domain/orders/purchase-order-trust.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import { isBuyerInScope } from './buyer-in-scope.ts';
import type { Undo } from './in-memory-calls.ts';
import { InMemoryRows } from './in-memory-rows.ts';

const isSameOnInvoice = (one: Order, other: Order): boolean =>
  one.state === 'pending-po' &&
  collectedIn(one).length === 0 &&
  one.buyer.kind === other.buyer.kind &&
  one.buyer.id === other.buyer.id &&
  one.plan === other.plan &&
  one.seats === other.seats &&
  one.startsOn === other.startsOn &&
  one.endsOn === other.endsOn;

const newestFirst = (one: Order, other: Order): number =>
  other.placedAt - one.placedAt || compareCodePoints(one.id, other.id);

export class InMemoryOrders implements Orders {
  readonly #rows: InMemoryRows<Order>;
  readonly #keys: InMemoryRows<string>;

  constructor(
    rows: InMemoryRows<Order> = new InMemoryRows(),
    keys: InMemoryRows<string> = new InMemoryRows(),
  ) {
    this.#rows = rows;
    this.#keys = keys;
  }

  async byId(id: string, scope: Scope): Promise<Order | null> {
    const order = this.#rows.get(id);
    return order !== null && isBuyerInScope(order, scope) ? order : null;
  }

  async inScope(scope: Scope): Promise<readonly Order[]> {
    return this.#rows
      .all()
      .filter((order) => isBuyerInScope(order, scope))
      .toSorted(newestFirst);
  }

  async openOf(buyer: Pick<OrderBuyer, 'kind' | 'id'>): Promise<Order | null> {
    return this.#openOf(buyer);
  }

  async newestOf({ kind, id }: Pick<OrderBuyer, 'kind' | 'id'>): Promise<Order | null> {
    const isTheirs = ({ buyer }: Order): boolean => buyer.kind === kind && buyer.id === id;
    return this.#rows.all().filter(isTheirs).toSorted(newestFirst)[0] ?? null;
  }

  async byQuote(quote: string): Promise<readonly Order[]> {
    return this.#rows
      .all()
      .filter((order) => order.quote === quote && order.state !== 'canceled')
      .toSorted(newestFirst);
  }

  async bySession(session: string): Promise<Order | null> {
    return this.#rows.all().find((order) => order.session === session) ?? null;
  }

  async place(order: Order): Promise<boolean> {
    if (order.state === 'pending-payment' && this.#openOf(order.buyer) !== null) return false;
    if (this.#isOnInvoice(order)) return false;
    if (order.state === 'collecting' && this.#openOf(order.buyer, 'collecting') !== null) return false;
    this.#rows.set(order.id, order);
    return true;
  }

  async orderQuote(order: Order): Promise<boolean> {
    if (this.#rows.get(order.id)?.state !== 'quoted' || this.#isOnInvoice(order)) return false;
    this.#rows.set(order.id, order);
    return true;
  }

  async claim(order: Order): Promise<boolean> {
    if (this.#rows.get(order.id)?.buyer.kind !== 'guest' || this.#isOnInvoice(order)) return false;
    this.#rows.set(order.id, order);
    return true;
  }

  async hold(id: string): Promise<Order | null> {
    return this.#rows.get(id);
  }

  async collectingOf(buyer: Pick<OrderBuyer, 'kind' | 'id'>): Promise<Order | null> {
    return this.#openOf(buyer, 'collecting');
  }

  async collecting(limit: number, after: string | null): Promise<readonly Order[]> {
    return this.#rows
      .all()
      .filter(
        ({ id, state }) => state === 'collecting' && (after === null || compareCodePoints(id, after) > 0),
      )
      .toSorted((one, other) => compareCodePoints(one.id, other.id))
      .slice(0, limit);
  }

  async change(order: Order): Promise<boolean> {
    if (this.#rows.get(order.id)?.state !== 'collecting') return false;
    this.#rows.set(order.id, order);
    return true;
  }

  async setState(id: string, state: OrderState): Promise<void> {
    const order = this.#rows.get(id);
    if (order !== null) this.#rows.set(id, { ...order, state });
  }

  async setSession(id: string, session: string | null): Promise<void> {
    const order = this.#rows.get(id);
    if (order !== null) this.#rows.set(id, { ...order, session });
  }

  async setTrust(id: string, trust: OrderTrust): Promise<void> {
    const order = this.#rows.get(id);
    if (order !== null) this.#rows.set(id, { ...order, trust });
  }

  async noteBuyer(id: string, key: string): Promise<void> {
    this.#keys.set(id, key);
  }

  async buyerRecord(
    keys: readonly [string, ...string[]],
    { id, buyer }: Pick<Order, 'id' | 'buyer'>,
  ): Promise<Pick<BuyerRecord, 'hasPaid' | 'hadLimited'>> {
    const isTheirs = (order: Order): boolean =>
      keys.includes(this.#keys.get(order.id) ?? '') ||
      (order.buyer.kind === buyer.kind && order.buyer.id === buyer.id);
    const theirs = this.#rows.all().filter((order) => order.id !== id && isTheirs(order));
    return {
      hasPaid: theirs.some(({ state }) => state === 'paid'),
      hadLimited: theirs.some(({ trust }) => trust === 'limited'),
    };
  }

  #isOnInvoice(order: Order): boolean {
    if (order.state !== 'pending-po' || collectedIn(order).length > 0) return false;
    return this.#rows.all().some((other) => isSameOnInvoice(other, order));
  }

  #openOf({ kind, id }: Pick<OrderBuyer, 'kind' | 'id'>, open: OrderState = 'pending-payment'): Order | null {
    const isOpen = ({ buyer, state }: Order): boolean =>
      state === open && buyer.kind === kind && buyer.id === id;
    return this.#rows.all().find(isOpen) ?? null;
  }

  draft(): { readonly orders: InMemoryOrders; readonly commit: () => Undo } {
    const [rows, keys] = [this.#rows.draft(), this.#keys.draft()];
    const commit = (): Undo => {
      const takeBack = [rows.commit(), keys.commit()];
      return () => takeBack.forEach((undo) => undo());
    };
    return { orders: new InMemoryOrders(rows, keys), commit };
  }
}
