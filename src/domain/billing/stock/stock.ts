import type { HardwareItem } from '../prices/hardware.ts';
import type { Product } from '../prices/prices.ts';

/** The stock of a product; `reserved` of `onHand` are reserved for orders. */
export type StockLevel = {
  readonly product: Product;
  readonly onHand: number;
  readonly reserved: number;
};

export type OrderItem = HardwareItem & { readonly reserved: number; readonly shipped: number };

export type Shipment = {
  readonly id: string;
  readonly items: readonly HardwareItem[];
  readonly carrier: string;
  readonly tracking: string;
  /** Epoch milliseconds. */
  readonly at: number;
};

export type Delivery = { readonly items: readonly OrderItem[]; readonly shipments: readonly Shipment[] };

/** The hardware of an order; `placedAt` is in epoch milliseconds. */
export type OrderDocks = { readonly order: string; readonly placedAt: number; readonly delivery: Delivery };

export const availableOf = ({ onHand, reserved }: Pick<StockLevel, 'onHand' | 'reserved'>): number =>
  Math.max(0, onHand - reserved);

/** Returns the quantity that is neither reserved nor shipped. */
export const backOrdered = ({ quantity, reserved, shipped }: OrderItem): number =>
  Math.max(0, quantity - reserved - shipped);

/** Returns how many of the `available` items are reserved for an order item: at most its back-ordered quantity. */
export const allotment = (item: OrderItem, available: number): number =>
  Math.max(0, Math.min(backOrdered(item), available));

export const deliveryStates = ['none', 'back-ordered', 'preparing', 'partly-shipped', 'shipped'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Returns the delivery state of items: `partly-shipped` once a part was sent, `preparing` while all unsent items are reserved. */
export function deliveryState(items: readonly OrderItem[]): DeliveryState {
  const sum = (of: (item: OrderItem) => number): number => items.reduce((total, item) => total + of(item), 0);
  if (items.length === 0) return 'none';
  const [shipped, quantity] = [sum((item) => item.shipped), sum((item) => item.quantity)];
  if (shipped === quantity) return 'shipped';
  if (shipped > 0) return 'partly-shipped';
  return sum(backOrdered) > 0 ? 'back-ordered' : 'preparing';
}
