import type { HardwareItem } from '#domain/billing/prices/hardware.ts';
import type { Product } from '#domain/billing/prices/prices.ts';
import type { Result } from '#domain/result.ts';
import type { StockCount, StockCountRefused } from '#domain/billing/stock/stock-count.ts';
import type { Delivery, Shipment, StockLevel } from '#domain/billing/stock/stock.ts';

/**
 * Counts Docks in stock and reserved for orders. Never reserves more Docks than there are, even in concurrent calls, because each change locks the counts of
 * its products until the transaction ends.
 */
export interface Stock {
  levels(): Promise<readonly StockLevel[]>;
  /** Sets the counted stock. An increase is allotted to waiting orders, oldest first. Reservations do not change. */
  count(
    product: Product,
    counted: Pick<StockCount, 'onHand' | 'seen'>,
  ): Promise<Result<void, StockCountRefused>>;
  /**
   * Reserves the available Docks for an order; the rest waits for new stock. Repeated calls reserve only what is missing. `at` is the time of the order (epoch
   * milliseconds), because new stock is allotted to the oldest order first.
   */
  reserve(order: string, items: readonly HardwareItem[], at: number): Promise<void>;
  /** Moves the unsent reservation of an order to waiting orders. Docks that were sent stay assigned to it. */
  release(order: string): Promise<void>;
  deliveryOf(order: string): Promise<Delivery>;
  deliveriesOf(orders: readonly string[]): Promise<ReadonlyMap<string, Delivery>>;
  /** Ships all Docks reserved for an order; null if there are none. */
  ship(order: string, parcel: Omit<Shipment, 'items'>): Promise<Shipment | null>;
}
