import type { OrganizationPath } from '../../identity/membership/organization.ts';
import type { Money } from '../prices/money.ts';
import type { Plan } from '../prices/prices.ts';
import type { QuoteLine } from '../prices/quote.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { OrderState } from './order-state.ts';
import type { OrderTrust } from './order-trust.ts';

/**
 * The buyer: an account for itself, or an organization for its members. A `guest` ordered without an account. A guest order grants its license when it is
 * claimed (LIC-7). Its buyer's id is the id of the order.
 */
export type OrderBuyer = {
  readonly kind: 'account' | 'organization' | 'guest';
  readonly id: string;
  /** Path of the organization; null for an account and a guest. */
  readonly path: OrganizationPath | null;
};

/** A placed order. Its lines, total and days never change, even if the price list changes (LIC-5). */
export type Order = {
  readonly id: string;
  readonly buyer: OrderBuyer;
  /** Account id; for a guest order, its own id until it is claimed. */
  readonly orderedBy: string;
  /** The licensed plan; null for Docks only. */
  readonly plan: Plan | null;
  /** 0 without a license. */
  readonly seats: number;
  /** First day and exclusive end in the buyer's time zone; without a license, the day of the order. */
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
  /** Start and end in epoch milliseconds. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly lines: readonly QuoteLine[];
  readonly total: Money;
  readonly state: OrderState;
  /** Checkout session of the payment provider; null for a purchase order, unless its invoice was paid, or is being paid, by card. */
  readonly session: string | null;
  /** Epoch milliseconds. */
  readonly placedAt: number;
  /** The organization on its documents; null for an account, whose name is not stored in the ledger. */
  readonly billTo: string | null;
  /** The buyer's purchase order number; null for card payments and quotes. */
  readonly purchaseOrder: string | null;
  /** Id of the quote that this order pays by card; null if none. With a purchase order, the quote itself becomes the order. */
  readonly quote: string | null;
  /** The trust in the buyer until the order is paid. Set for an order on invoice whose buyer has an account. */
  readonly trust?: OrderTrust | undefined;
};

export type PlacedOrder = { readonly id: string; readonly payAt: string };

/** An order with the payment provider's current state, and its payment page while it can be paid. */
export type CheckedOrder = {
  readonly order: Order;
  readonly payAt: string | null;
  readonly isProcessing: boolean;
};

/** Whether the order was placed without an account, even if its license was claimed later (LIC-7). */
export const isGuestOrder = ({ id, orderedBy }: Pick<Order, 'id' | 'orderedBy'>): boolean => orderedBy === id;

/** Whether the order is paid on invoice: by transfer, or by card on a page for the open amount. */
export const isOnInvoice = ({ session, purchaseOrder }: Pick<Order, 'session' | 'purchaseOrder'>): boolean =>
  session === null || purchaseOrder !== null;

/**
 * Returns the id under which an order is booked. A guest order keeps its own id after it is claimed, so that its balance stays in one
 * place.
 */
export const bookedUnder = (order: Pick<Order, 'id' | 'orderedBy' | 'buyer'>): string =>
  isGuestOrder(order) ? order.id : order.buyer.id;

export function taxIn({ lines, total }: Pick<Order, 'lines' | 'total'>): { net: Money; tax: Money } {
  const cents = lines.reduce((sum, line) => (line.kind === 'tax' ? sum + line.amount.cents : sum), 0);
  const { currency } = total;
  return { net: { currency, cents: total.cents - cents }, tax: { currency, cents } };
}
