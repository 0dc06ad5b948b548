import type { Orders } from '#application/service/billing/ports/orders.ts';
import { isInScope, type Scope } from '#domain/organizations/access/scope.ts';
import { collectedIn } from '#domain/billing/orders/collected-seats.ts';
import type { Order, OrderBuyer } from '#domain/billing/orders/order.ts';
import type { OrderState } from '#domain/billing/orders/order-state.ts';
import type { OrderTrust } from '#domain/billing/orders/order-trust.ts';
import type { BuyerRecord } from '#domain/billing/orders/purchase-order-trust.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';

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

export const orderTable: TableDefinition<Order> = { name: 'orders', key: byId };
const buyerKeyTable: TableDefinition<{ readonly id: string; readonly key: string }> = {
  name: 'keys of buyers',
  key: byId,
};

const isOf =
  ({ kind, id }: Pick<OrderBuyer, 'kind' | 'id'>) =>
  ({ buyer }: Order): boolean =>
    buyer.kind === kind && buyer.id === id;

/** Whether the buyer of an order is in a scope: an organization in it, or the account itself. */
export const isBuyerInScope = ({ buyer }: Pick<Order, 'buyer'>, scope: Scope): boolean => {
  const isOwn = buyer.kind === 'account' && scope.own?.accountId === buyer.id;
  return isInScope(scope, { relation: isOwn ? 'owner' : 'none', organization: buyer.path });
};

export class InMemoryOrders extends InMemoryStore implements Orders {
  readonly #rows = this.tables.of(orderTable);
  readonly #keys = this.tables.of(buyerKeyTable);

  async byId(id: string, scope: Scope): Promise<Order | null> {
    const order = this.#rows.get(id);
    return order !== null && isBuyerInScope(order, scope) ? order : null;
  }

  async inScope(scope: Scope): Promise<readonly Order[]> {
    return this.#rows.where((order) => isBuyerInScope(order, scope)).toSorted(newestFirst);
  }

  async openOf(buyer: Pick<OrderBuyer, 'kind' | 'id'>): Promise<Order | null> {
    return this.#openOf(buyer);
  }

  async newestOf(buyer: Pick<OrderBuyer, 'kind' | 'id'>): Promise<Order | null> {
    return this.#rows.where(isOf(buyer)).toSorted(newestFirst)[0] ?? null;
  }

  async byQuote(quote: string): Promise<readonly Order[]> {
    return this.#rows
      .where((order) => order.quote === quote && order.state !== 'canceled')
      .toSorted(newestFirst);
  }

  async bySession(session: string): Promise<Order | null> {
    return this.#rows.find((order) => order.session === session);
  }

  async place(order: Order): Promise<boolean> {
    if (order.state === 'pending-payment' && this.#openOf(order.buyer) !== null) return false;
    if (this.#isOnInvoice(order)) return false;
    if (order.state === 'collecting' && this.#openOf(order.buyer, 'collecting') !== null) return false;
    this.#rows.save(order);
    return true;
  }

  async orderQuote(order: Order): Promise<boolean> {
    if (this.#rows.get(order.id)?.state !== 'quoted' || this.#isOnInvoice(order)) return false;
    this.#rows.save(order);
    return true;
  }

  async claim(order: Order): Promise<boolean> {
    if (this.#rows.get(order.id)?.buyer.kind !== 'guest' || this.#isOnInvoice(order)) return false;
    this.#rows.save(order);
    return true;
  }

  async findForUpdate(id: string): Promise<Order | null> {
    return this.#rows.get(id);
  }

  async collectingOf(buyer: Pick<OrderBuyer, 'kind' | 'id'>): Promise<Order | null> {
    return this.#openOf(buyer, 'collecting');
  }

  async collecting(limit: number, after: string | null): Promise<readonly Order[]> {
    return this.#rows
      .where(({ id, state }) => state === 'collecting' && compareCodePoints(id, after ?? '') > 0)
      .toSorted((one, other) => compareCodePoints(one.id, other.id))
      .slice(0, limit);
  }

  async change(order: Order): Promise<boolean> {
    return this.#rows.change(order.id, order, ({ state }) => state === 'collecting') !== null;
  }

  async setState(id: string, state: OrderState): Promise<void> {
    this.#rows.change(id, { state });
  }

  async setSession(id: string, session: string | null): Promise<void> {
    this.#rows.change(id, { session });
  }

  async setTrust(id: string, trust: OrderTrust): Promise<void> {
    this.#rows.change(id, { trust });
  }

  async recordBuyer(id: string, key: string): Promise<void> {
    this.#keys.save({ id, key });
  }

  async buyerRecord(
    keys: readonly [string, ...string[]],
    { id, buyer }: Pick<Order, 'id' | 'buyer'>,
  ): Promise<Pick<BuyerRecord, 'hasPaid' | 'hadLimited'>> {
    const isTheirs = (order: Order): boolean =>
      keys.includes(this.#keys.get(order.id)?.key ?? '') || isOf(buyer)(order);
    const theirs = this.#rows.where((order) => order.id !== id && isTheirs(order));
    return {
      hasPaid: theirs.some(({ state }) => state === 'paid'),
      hadLimited: theirs.some(({ trust }) => trust === 'limited'),
    };
  }

  #isOnInvoice(order: Order): boolean {
    if (order.state !== 'pending-po' || collectedIn(order).length > 0) return false;
    return this.#rows.find((other) => isSameOnInvoice(other, order)) !== null;
  }

  #openOf(buyer: Pick<OrderBuyer, 'kind' | 'id'>, state: OrderState = 'pending-payment'): Order | null {
    return this.#rows.find((order) => order.state === state && isOf(buyer)(order));
  }
}
