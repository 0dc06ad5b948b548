import type { GeneratedAlways as Generated } from 'kysely';
import type { Currency } from '#domain/billing/prices/money.ts';
import type { Plan } from '#domain/billing/prices/prices.ts';
import type { QuoteLine } from '#domain/billing/prices/quote.ts';
import type { OrderState } from '#domain/billing/orders/order-state.ts';
import type { OrderBuyer } from '#domain/billing/orders/order.ts';
import type { OrderTrust } from '#domain/billing/orders/order-trust.ts';
import type { Document, Instant } from '../platform/column-types.ts';

/** One row for each order. Only its state changes, unless the order collects seats. */
export type OrdersTable = {
  id: string;
  buyer_kind: OrderBuyer['kind'];
  buyer_id: string;
  organization_path: string | null;
  ordered_by: string;
  plan: Plan | null;
  seats: number;
  starts_on: string;
  ends_on: string;
  starts_at: Instant;
  ends_at: Instant;
  lines: Document<readonly QuoteLine[]>;
  currency: Currency;
  cents: number;
  state: OrderState;
  session: string | null;
  placed_at: Instant;
  bill_to: string | null;
  purchase_order: string | null;
  quote_id: string | null;
  /** Whether its lines are collected seats. Set by the database. */
  collected: Generated<boolean>;
  /** These two columns are folded for searches. */
  bill_to_folded: string | null;
  purchase_order_folded: string | null;
  /** A keyed digest of the mail domain or address of the buyer. */
  buyer_key: Generated<string | null>;
  trust: OrderTrust | null;
};
