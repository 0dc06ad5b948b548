import type { Stock } from '#application/service/ports/stock.ts';
import type { HardwareItem } from '#domain/billing/hardware.ts';
import { type Product, products } from '#domain/billing/prices.ts';
import type { Result } from '#domain/result.ts';
import { countedOn, type StockCount, type StockCountRefused } from '#domain/stock/stock-count.ts';
import {
  allotment,
  availableOf,
  backOrdered,
  type Delivery,
  type OrderItem,
  type Shipment,
  type StockLevel,
} from '#domain/stock/stock.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import { type Undo, undoOf } from './in-memory-calls.ts';
import { InMemoryRows } from './in-memory-rows.ts';

type ItemRow = OrderItem & { readonly order: string; readonly at: number };
type StockRows = {
  readonly onHand: InMemoryRows<number>;
  readonly items: InMemoryRows<ItemRow>;
  readonly shipments: InMemoryRows<Shipment & { readonly order: string }>;
};

const keyOf = (order: string, product: Product): string => `${order} ${product}`;

class InMemoryStock implements Stock {
  readonly #rows: StockRows;

  constructor(rows: StockRows) {
    this.#rows = rows;
  }

  async levels(): Promise<readonly StockLevel[]> {
    return products.map((product) => this.#levelOf(product));
  }

  async count(
    product: Product,
    counted: Pick<StockCount, 'onHand' | 'seen'>,
  ): Promise<Result<void, StockCountRefused>> {
    const taken = countedOn(this.#levelOf(product), counted);
    if (!taken.ok) return taken;
    this.#rows.onHand.set(product, counted.onHand);
    this.#serve(product);
    return taken;
  }

  async reserve(order: string, items: readonly HardwareItem[], at: number): Promise<void> {
    for (const { product, quantity } of items) {
      const held = this.#rows.items.get(keyOf(order, product));
      const item = held === null ? { order, at, product, quantity, reserved: 0, shipped: 0 } : held;
      this.#take({ ...item, quantity });
    }
  }

  async release(order: string): Promise<void> {
    for (const item of this.#itemsOf(order)) {
      const key = keyOf(order, item.product);
      if (item.shipped === 0) this.#rows.items.delete(key);
      else this.#rows.items.set(key, { ...item, quantity: item.shipped, reserved: 0 });
      this.#serve(item.product);
    }
  }

  async deliveryOf(order: string): Promise<Delivery> {
    const items = this.#itemsOf(order).map(({ order: _order, at: _at, ...item }): OrderItem => item);
    const shipments = this.#rows.shipments
      .all()
      .filter((shipment) => shipment.order === order)
      .map(({ order: _order, ...shipment }): Shipment => shipment);
    return { items, shipments };
  }

  async deliveriesOf(orders: readonly string[]): Promise<ReadonlyMap<string, Delivery>> {
    const found = await Promise.all(
      orders.map(async (order) => [order, await this.deliveryOf(order)] as const),
    );
    return new Map(found.filter(([, { items }]) => items.length > 0));
  }

  async ship(order: string, parcel: Omit<Shipment, 'items'>): Promise<Shipment | null> {
    const ready = this.#itemsOf(order).filter(({ reserved }) => reserved > 0);
    if (ready.length === 0) return null;
    for (const item of ready) {
      const { product, reserved, shipped } = item;
      this.#rows.onHand.set(product, this.#levelOf(product).onHand - reserved);
      this.#rows.items.set(keyOf(order, product), { ...item, reserved: 0, shipped: shipped + reserved });
    }
    const shipment = {
      ...parcel,
      items: ready.map(({ product, reserved: quantity }) => ({ product, quantity })),
    };
    this.#rows.shipments.set(parcel.id, { ...shipment, order });
    return shipment;
  }

  #take(item: ItemRow): void {
    const more = allotment(item, availableOf(this.#levelOf(item.product)));
    this.#rows.items.set(keyOf(item.order, item.product), { ...item, reserved: item.reserved + more });
  }

  #serve(product: Product): void {
    this.#rows.items
      .all()
      .filter((item) => item.product === product && backOrdered(item) > 0)
      .toSorted((one, other) => one.at - other.at || compareCodePoints(one.order, other.order))
      .forEach((item) => this.#take(item));
  }

  #levelOf(product: Product): StockLevel {
    const reserved = this.#rows.items
      .all()
      .filter((item) => item.product === product)
      .reduce((sum, item) => sum + item.reserved, 0);
    return { product, onHand: this.#rows.onHand.get(product) ?? 0, reserved };
  }

  #itemsOf(order: string): readonly ItemRow[] {
    return products.flatMap((product) => this.#rows.items.get(keyOf(order, product)) ?? []);
  }
}

export const emptyShelves = (): StockRows => ({
  onHand: new InMemoryRows(),
  items: new InMemoryRows(),
  shipments: new InMemoryRows(),
});

export function draftStock(shelves: StockRows): { readonly stock: Stock; readonly commit: () => Undo } {
  const rows = {
    onHand: shelves.onHand.draft(),
    items: shelves.items.draft(),
    shipments: shelves.shipments.draft(),
  };
  const commit = (): Undo => undoOf(rows.onHand.commit(), rows.items.commit(), rows.shipments.commit());
  return { stock: new InMemoryStock(rows), commit };
}
