import type { HardwareItem } from '#domain/billing/hardware.ts';
import type { Product } from '#domain/billing/prices.ts';
import type { Result } from '#domain/result.ts';
import type { StockCount, StockCountRefused } from '#domain/stock/stock-count.ts';
import type { Delivery, Shipment, StockLevel } from '#domain/stock/stock.ts';

/**
 * Counts Docks, and what of them belongs to which order. Never more is set aside than there is, whoever orders at the same moment: each
 * change holds the counts of its products until the transaction ends.
 */
export interface Stock {
  /** Of every product. */
  levels(): Promise<readonly StockLevel[]>;
  /** So many were counted. Orders that wait get theirs of what is more, the oldest before the others. Nothing that is set aside is taken away. */
  count(
    product: Product,
    counted: Pick<StockCount, 'onHand' | 'seen'>,
  ): Promise<Result<void, StockCountRefused>>;
  /**
   * Sets aside what an order needs, as far as there is any; the rest waits until more comes in. Asked again it takes only what is still
   * missing. `at` is when it was ordered (epoch milliseconds): who waits longest comes first.
   */
  reserve(order: string, items: readonly HardwareItem[], at: number): Promise<void>;
  /** Gives back what is set aside for an order and not sent, to those who wait; what was sent stays with it. */
  release(order: string): Promise<void>;
  /** What an order has, and what was sent of it, the oldest first. */
  deliveryOf(order: string): Promise<Delivery>;
  /** The same of many orders, by their ids; those without Docks are left out. */
  deliveriesOf(orders: readonly string[]): Promise<ReadonlyMap<string, Delivery>>;
  /** Sends all that is set aside for an order; null where nothing is. */
  ship(order: string, parcel: Omit<Shipment, 'items'>): Promise<Shipment | null>;
}
