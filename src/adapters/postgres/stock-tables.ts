import type { HardwareItem } from '#domain/billing/hardware.ts';
import type { Product } from '#domain/billing/prices.ts';
import type { PostalAddress } from '#domain/self-service/order-contact.ts';
import type { Document, Instant } from './column-types.ts';

/** One row for each order that was placed without an account. */
type OrderContactsTable = {
  order_id: string;
  name: string;
  email: string;
  organization: string;
  billing: Document<PostalAddress>;
  shipping: Document<PostalAddress> | null;
  tax_id: string | null;
  notes: string;
  claimed_at: Instant | null;
  claimed_by: string | null;
};

/** One row for each product. */
type StockTable = { product: Product; on_hand: number; reserved: number };

/** One row for each product of an order. */
export type OrderItemsTable = {
  order_id: string;
  product: Product;
  quantity: number;
  reserved: number;
  shipped: number;
  ordered_at: Instant;
};

/** One row for each parcel. */
type ShipmentsTable = {
  id: string;
  order_id: string;
  items: Document<readonly HardwareItem[]>;
  carrier: string;
  tracking: string;
  sent_at: Instant;
};

/** Orders without an account and their Docks, by the names of their tables. */
export type StockTables = {
  order_contacts: OrderContactsTable;
  stock: StockTable;
  order_items: OrderItemsTable;
  shipments: ShipmentsTable;
};
