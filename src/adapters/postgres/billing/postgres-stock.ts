import { type Kysely, type Selectable, sql } from 'kysely';
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
import { instant, type Schema } from '../schema.ts';
import type { OrderItemsTable } from './stock-tables.ts';

type ItemRow = Selectable<OrderItemsTable>;

const itemOf = ({ product, quantity, reserved, shipped }: ItemRow): OrderItem => ({
  product,
  quantity,
  reserved,
  shipped,
});

export class PostgresStock implements Stock {
  readonly #db: Kysely<Schema>;

  /** `db` must be a transaction, because locks are kept until it ends. */
  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async levels(): Promise<readonly StockLevel[]> {
    const rows = await this.#db
      .selectFrom('stock')
      .select(['product', 'on_hand as onHand', 'reserved'])
      .execute();
    return products.flatMap((product) => rows.find((row) => row.product === product) ?? []);
  }

  async count(
    product: Product,
    counted: Pick<StockCount, 'onHand' | 'seen'>,
  ): Promise<Result<void, StockCountRefused>> {
    await this.#lockRows([product]);
    const taken = countedOn(await this.#level(product), counted);
    if (!taken.ok) return taken;
    await this.#db
      .updateTable('stock')
      .set({ on_hand: counted.onHand })
      .where('product', '=', product)
      .execute();
    await this.#serve(product);
    return taken;
  }

  async reserve(order: string, items: readonly HardwareItem[], at: number): Promise<void> {
    if (items.length === 0) return;
    await this.#lockRows(items.map(({ product }) => product));
    for (const { product, quantity } of items) {
      const row = await this.#db
        .insertInto('order_items')
        .values({ order_id: order, product, quantity, reserved: 0, shipped: 0, ordered_at: instant(at) })
        .onConflict((conflict) => conflict.columns(['order_id', 'product']).doUpdateSet({ quantity }))
        .returningAll()
        .executeTakeFirstOrThrow();
      await this.#take(row);
    }
  }

  async release(order: string): Promise<void> {
    const held = await this.#itemsOf(order);
    await this.#lockRows(held.map(({ product }) => product));
    // Reads the items again, because the previous owner of the lock may have shipped them.
    for (const item of await this.#itemsOf(order)) {
      await this.#count(item.product, { reserved: -item.reserved });
      if (item.shipped === 0) await this.#item(item).delete.execute();
      else await this.#item(item).update({ reserved: 0, quantity: item.shipped });
      await this.#serve(item.product);
    }
  }

  async deliveryOf(order: string): Promise<Delivery> {
    return (await this.deliveriesOf([order])).get(order) ?? { items: [], shipments: [] };
  }

  async deliveriesOf(orders: readonly string[]): Promise<ReadonlyMap<string, Delivery>> {
    if (orders.length === 0) return new Map();
    const items = await this.#db
      .selectFrom('order_items')
      .selectAll()
      .where('order_id', 'in', orders)
      .orderBy('product')
      .execute();
    const parcels = await this.#db
      .selectFrom('shipments')
      .select(['order_id', 'id', 'items', 'carrier', 'tracking', 'sent_at as at'])
      .where('order_id', 'in', orders)
      .orderBy('sent_at')
      .orderBy(sql`id collate "C"`)
      .execute();
    const withDocks = orders.filter((order) => items.some(({ order_id: id }) => id === order));
    return new Map(
      withDocks.map((order) => [
        order,
        {
          items: items.filter(({ order_id: id }) => id === order).map(itemOf),
          shipments: parcels.flatMap(({ order_id: id, ...parcel }) => (id === order ? [parcel] : [])),
        },
      ]),
    );
  }

  async ship(order: string, parcel: Omit<Shipment, 'items'>): Promise<Shipment | null> {
    await this.#lockRows((await this.#itemsOf(order)).map(({ product }) => product));
    const ready = (await this.#itemsOf(order)).filter(({ reserved }) => reserved > 0);
    if (ready.length === 0) return null;
    for (const item of ready) {
      await this.#item(item).update({ reserved: 0, shipped: item.shipped + item.reserved });
      await this.#count(item.product, { reserved: -item.reserved, onHand: -item.reserved });
    }
    const items = ready.map(({ product, reserved: quantity }) => ({ product, quantity }));
    const { id, carrier, tracking, at } = parcel;
    await this.#db
      .insertInto('shipments')
      .values({ id, order_id: order, items: JSON.stringify(items), carrier, tracking, sent_at: instant(at) })
      .execute();
    return { ...parcel, items };
  }

  /** Locks the stock of products until the transaction ends. Always locks in the same order, which avoids deadlocks. */
  async #lockRows(held: readonly Product[]): Promise<void> {
    if (held.length === 0) return;
    await this.#db
      .selectFrom('stock')
      .select('product')
      .where('product', 'in', held)
      .orderBy('product')
      .forUpdate()
      .execute();
  }

  #level(product: Product): Promise<Omit<StockLevel, 'product'>> {
    return this.#db
      .selectFrom('stock')
      .select(['on_hand as onHand', 'reserved'])
      .where('product', '=', product)
      .executeTakeFirstOrThrow();
  }

  async #take(row: ItemRow): Promise<void> {
    const { product } = row;
    const more = allotment(itemOf(row), availableOf(await this.#level(product)));
    if (more === 0) return;
    await this.#item(row).update({ reserved: row.reserved + more });
    await this.#count(product, { reserved: more });
  }

  /** Assigns the stock to waiting orders, oldest first. */
  async #serve(product: Product): Promise<void> {
    const waiting = await this.#db
      .selectFrom('order_items')
      .selectAll()
      .where('product', '=', product)
      .where(sql<boolean>`reserved + shipped < quantity`)
      .orderBy('ordered_at')
      .orderBy(sql`order_id collate "C"`)
      .execute();
    for (const row of waiting.filter((each) => backOrdered(itemOf(each)) > 0)) await this.#take(row);
  }

  async #count(
    product: Product,
    { reserved, onHand = 0 }: { readonly reserved: number; readonly onHand?: number },
  ): Promise<void> {
    await this.#db
      .updateTable('stock')
      .set((row) => ({ on_hand: row('on_hand', '+', onHand), reserved: row('reserved', '+', reserved) }))
      .where('product', '=', product)
      .execute();
  }

  #item({ order_id: order, product }: Pick<ItemRow, 'order_id' | 'product'>) {
    return {
      update: (set: Partial<Pick<ItemRow, 'quantity' | 'reserved' | 'shipped'>>) =>
        this.#db
          .updateTable('order_items')
          .set(set)
          .where('order_id', '=', order)
          .where('product', '=', product)
          .execute(),
      delete: this.#db.deleteFrom('order_items').where('order_id', '=', order).where('product', '=', product),
    };
  }

  #itemsOf(order: string): Promise<readonly ItemRow[]> {
    return this.#db
      .selectFrom('order_items')
      .selectAll()
      .where('order_id', '=', order)
      .orderBy('product')
      .execute();
  }
}
