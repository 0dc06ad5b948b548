import type { HardwareItem } from '#domain/billing/prices/hardware.ts';
import type { Product } from '#domain/billing/prices/prices.ts';
import type { PostalAddress } from '#domain/billing/orders/order-contact.ts';
import type { Document, Instant } from '../platform/column-types.ts';

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

type StockTable = { product: Product; on_hand: number; reserved: number };

export type OrderItemsTable = {
  order_id: string;
  product: Product;
  quantity: number;
  reserved: number;
  shipped: number;
  ordered_at: Instant;
};

type ShipmentsTable = {
  id: string;
  order_id: string;
  items: Document<readonly HardwareItem[]>;
  carrier: string;
  tracking: string;
  sent_at: Instant;
};

export type StockTables = {
  order_contacts: OrderContactsTable;
  stock: StockTable;
  order_items: OrderItemsTable;
  shipments: ShipmentsTable;
};
