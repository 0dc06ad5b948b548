import type { Stock } from '#application/service/billing/ports/stock.ts';
import type { HardwareItem } from '#domain/billing/prices/hardware.ts';
import { type Product, products } from '#domain/billing/prices/prices.ts';
import type { Result } from '#domain/result.ts';
import { countedOn, type StockCount, type StockCountRefused } from '#domain/billing/stock/stock-count.ts';
import {
  allotment,
  availableOf,
  backOrdered,
  type Delivery,
  type OrderItem,
  type Shipment,
  type StockLevel,
} from '#domain/billing/stock/stock.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';

type ItemRow = OrderItem & { readonly order: string; readonly at: number };
const keyOf = ({ order, product }: Pick<ItemRow, 'order' | 'product'>): string => `${order} ${product}`;

type OnHand = { readonly product: Product; readonly onHand: number };
const onHandTable: TableDefinition<OnHand> = { name: 'stock on hand', key: ({ product }) => product };
const itemTable: TableDefinition<ItemRow> = { name: 'items to ship', key: keyOf };
const shipmentTable: TableDefinition<Shipment & { readonly order: string }> = {
  name: 'shipments',
  key: byId,
};

export class InMemoryStock extends InMemoryStore implements Stock {
  readonly #onHand = this.tables.of(onHandTable);
  readonly #items = this.tables.of(itemTable);
  readonly #shipments = this.tables.of(shipmentTable);

  async levels(): Promise<readonly StockLevel[]> {
    return products.map((product) => this.#levelOf(product));
  }

  async count(
    product: Product,
    counted: Pick<StockCount, 'onHand' | 'seen'>,
  ): Promise<Result<void, StockCountRefused>> {
    const taken = countedOn(this.#levelOf(product), counted);
    if (!taken.ok) return taken;
    this.#onHand.save({ product, onHand: counted.onHand });
    this.#serve(product);
    return taken;
  }

  async reserve(order: string, items: readonly HardwareItem[], at: number): Promise<void> {
    for (const { product, quantity } of items) {
      const held = this.#items.get(keyOf({ order, product }));
      const item = held ?? { order, at, product, quantity, reserved: 0, shipped: 0 };
      this.#take({ ...item, quantity });
    }
  }

  async release(order: string): Promise<void> {
    for (const item of this.#itemsOf(order)) {
      if (item.shipped === 0) this.#items.delete(keyOf(item));
      else this.#items.save({ ...item, quantity: item.shipped, reserved: 0 });
      this.#serve(item.product);
    }
  }

  async deliveryOf(order: string): Promise<Delivery> {
    const items = this.#itemsOf(order).map(({ order: _order, at: _at, ...item }): OrderItem => item);
    const shipments = this.#shipments
      .where((shipment) => shipment.order === order)
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
      this.#onHand.save({ product, onHand: this.#levelOf(product).onHand - reserved });
      this.#items.save({ ...item, reserved: 0, shipped: shipped + reserved });
    }
    const shipment = {
      ...parcel,
      items: ready.map(({ product, reserved: quantity }) => ({ product, quantity })),
    };
    this.#shipments.save({ ...shipment, order });
    return shipment;
  }

  #take(item: ItemRow): void {
    const more = allotment(item, availableOf(this.#levelOf(item.product)));
    this.#items.save({ ...item, reserved: item.reserved + more });
  }

  #serve(product: Product): void {
    this.#items
      .where((item) => item.product === product && backOrdered(item) > 0)
      .toSorted((one, other) => one.at - other.at || compareCodePoints(one.order, other.order))
      .forEach((item) => this.#take(item));
  }

  #levelOf(product: Product): StockLevel {
    const reserved = this.#items
      .where((item) => item.product === product)
      .reduce((sum, item) => sum + item.reserved, 0);
    return { product, onHand: this.#onHand.get(product)?.onHand ?? 0, reserved };
  }

  #itemsOf(order: string): readonly ItemRow[] {
    return products.flatMap((product) => this.#items.get(keyOf({ order, product })) ?? []);
  }
}
