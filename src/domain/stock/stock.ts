import type { HardwareItem } from '../billing/hardware.ts';
import type { Product } from '../billing/prices.ts';

/** So many of a product are on our shelves; `reserved` of them are set aside for orders. */
export type StockLevel = {
  readonly product: Product;
  readonly onHand: number;
  readonly reserved: number;
};

/** What of a product an order has: how many, how many of them are set aside, and how many have been sent. */
export type OrderItem = HardwareItem & { readonly reserved: number; readonly shipped: number };

/** A parcel that was sent. */
export type Shipment = {
  readonly id: string;
  readonly items: readonly HardwareItem[];
  readonly carrier: string;
  readonly tracking: string;
  /** Epoch milliseconds. */
  readonly at: number;
};

/** The hardware of an order, and where it is. */
export type Delivery = { readonly items: readonly OrderItem[]; readonly shipments: readonly Shipment[] };

/** The Docks of one order among others; `placedAt` is epoch milliseconds. */
export type OrderDocks = { readonly order: string; readonly placedAt: number; readonly delivery: Delivery };

/** Why a parcel cannot be sent: nothing is set aside for this order. */
export type NothingToShip = { readonly kind: 'stock/nothing-to-ship' };

/** How many of a product nobody has ordered yet. */
export const availableOf = ({ onHand, reserved }: Pick<StockLevel, 'onHand' | 'reserved'>): number =>
  Math.max(0, onHand - reserved);

/** How many of an item wait until there are more: neither set aside nor sent. */
export const backOrdered = ({ quantity, reserved, shipped }: OrderItem): number =>
  Math.max(0, quantity - reserved - shipped);

/** How many an item takes of what is available: all that it still needs, or what there is. */
export const allotment = (item: OrderItem, available: number): number =>
  Math.max(0, Math.min(backOrdered(item), available));

/** Where the hardware of an order stands. */
export const deliveryStates = ['none', 'back-ordered', 'preparing', 'partly-shipped', 'shipped'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Where it stands by its items: `partly-shipped` once a part has been sent, `preparing` while all that is open is set aside. */
export function deliveryState(items: readonly OrderItem[]): DeliveryState {
  const sum = (of: (item: OrderItem) => number): number => items.reduce((total, item) => total + of(item), 0);
  if (items.length === 0) return 'none';
  const [shipped, quantity] = [sum((item) => item.shipped), sum((item) => item.quantity)];
  if (shipped === quantity) return 'shipped';
  if (shipped > 0) return 'partly-shipped';
  return sum(backOrdered) > 0 ? 'back-ordered' : 'preparing';
}
