import type { OrganizationPath } from '../access/scope.ts';
import type { Money } from '../billing/money.ts';
import type { Plan } from '../billing/prices.ts';
import type { QuoteLine } from '../billing/quote.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { OrderState } from './order-state.ts';
import type { OrderTrust } from './order-trust.ts';

/**
 * Who gets what is bought: an account for itself, or an organization for everybody in it. A `guest` ordered without an account: nobody gets
 * the license until the order is claimed (LIC-7); its id is that of the order.
 */
export type OrderBuyer = {
  readonly kind: 'account' | 'organization' | 'guest';
  readonly id: string;
  /** Of the organization; null for an account and a guest. */
  readonly path: OrganizationPath | null;
};

/** An order as it was placed: its lines, sum and days never change afterwards, whatever becomes of the price list (LIC-5). */
export type Order = {
  readonly id: string;
  readonly buyer: OrderBuyer;
  /** The id of the account that ordered; of the order itself until a guest’s is claimed. */
  readonly orderedBy: string;
  /** What is licensed; null for Docks alone. */
  readonly plan: Plan | null;
  /** 0 without a license. */
  readonly seats: number;
  /** The first day, and the exclusive end, by the clock of the buyer; the day of the order without a license. */
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
  /** The same as moments (epoch milliseconds). */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly lines: readonly QuoteLine[];
  readonly total: Money;
  readonly state: OrderState;
  /** The checkout session of the payment provider; null for a purchase order, unless its invoice is being paid or was paid by card. */
  readonly session: string | null;
  /** When it was placed (epoch milliseconds). */
  readonly placedAt: number;
  /** The organization that its papers are made out to; null for an account: its name is not kept in the books. */
  readonly billTo: string | null;
  /** The number of the buyer’s purchase order; null where they pay by card, and for a quote. */
  readonly purchaseOrder: string | null;
  /** The id of the quote that is paid by card with this order; null without one. By purchase order a quote itself becomes the order. */
  readonly quote: string | null;
  /** The trust before it is paid. Set for an order on invoice whose buyer has an account. */
  readonly trust?: OrderTrust | undefined;
};

/** An order, and the payment provider’s page where it is paid. */
export type PlacedOrder = { readonly id: string; readonly payAt: string };

/** An order as it is after the payment provider was asked, and the page where it can be paid, while it can. */
export type CheckedOrder = {
  readonly order: Order;
  readonly payAt: string | null;
  /** A bank is at it. */
  readonly isProcessing: boolean;
};

/** Whether it was placed without an account, also once its license was claimed (LIC-7). */
export const isGuestOrder = ({ id, orderedBy }: Pick<Order, 'id' | 'orderedBy'>): boolean => orderedBy === id;

/** Whether it is paid on invoice: by transfer, or by card on a page that is opened for what is open. */
export const isOnInvoice = ({ session, purchaseOrder }: Pick<Order, 'session' | 'purchaseOrder'>): boolean =>
  session === null || purchaseOrder !== null;

/** Who an order is booked under: a guest’s stays under its own id, whoever claims it, so that what is open of it stands in one place. */
export const bookedUnder = (order: Pick<Order, 'id' | 'orderedBy' | 'buyer'>): string =>
  isGuestOrder(order) ? order.id : order.buyer.id;

/** The tax in a sum, and the rest of it. */
export function taxIn({ lines, total }: Pick<Order, 'lines' | 'total'>): { net: Money; tax: Money } {
  const cents = lines.reduce((sum, line) => (line.kind === 'tax' ? sum + line.amount.cents : sum), 0);
  const { currency } = total;
  return { net: { currency, cents: total.cents - cents }, tax: { currency, cents } };
}
