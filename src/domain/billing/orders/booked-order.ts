import type { LedgerEvent } from '../prices/ledger.ts';
import type { BillingFile } from '../prices/billing-file.ts';
import type { Money } from '../prices/money.ts';
import type { TaxNote } from '../prices/tax.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import { daysFrom } from '../../organizations/grants/term.ts';
import type { DeliveryState } from '../stock/stock.ts';
import type { Order } from './order.ts';
import type { OrderTrust } from './order-trust.ts';

export type BookedOrder = Pick<
  Order,
  | 'id'
  | 'buyer'
  | 'billTo'
  | 'purchaseOrder'
  | 'plan'
  | 'seats'
  | 'startsOn'
  | 'endsOn'
  | 'state'
  | 'placedAt'
  | 'total'
> & {
  /** Number of its invoice; null if it was paid by card. */
  readonly invoice: string | null;
  /** Due day of the invoice; null if none. */
  readonly dueOn: IsoDate | null;
  readonly payment: 'card' | 'invoice';
  /** Received minus refunded. */
  readonly paid: Money;
  readonly credited: Money;
  readonly open: Money;
  /** How many days an amount has been overdue; 0 if nothing is overdue. */
  readonly late: number;
  /** Billing place and tax reason; null for orders placed before tax notes existed. */
  readonly tax: TaxNote | null;
  readonly docks: DeliveryState;
  readonly toSend: number;
  /** The trust in the buyer until the order is paid; null for a card order, and for a guest order until it is claimed or confirmed. */
  readonly trust: OrderTrust | null;
};

export type BookedEvent = {
  readonly id: string;
  readonly kind: LedgerEvent['kind'];
  /** Epoch milliseconds. */
  readonly at: number;
  readonly amount: Money;
  /** Number of its document; null if none. */
  readonly document: string | null;
  /** Reference of a payment, or reason for a credit; null for other events. */
  readonly note: string | null;
};

/** An order with its events, oldest first. */
export type OrderRecord = { readonly order: BookedOrder; readonly history: readonly BookedEvent[] };

/** An order record with the buyer's files: the purchase order, and the organization's exemption certificates, newest first. */
export type OrderFile = OrderRecord & { readonly files: readonly BillingFile[] };

/** Returns how many days an amount has been overdue; 0 if nothing is overdue. */
export const daysLate = ({ dueOn, open }: Pick<BookedOrder, 'dueOn' | 'open'>, today: IsoDate): number =>
  dueOn === null || open.cents <= 0 ? 0 : Math.max(0, daysFrom(dueOn, today));

/** Whether our staff can confirm the purchase order, which is the case if it is unpaid and its buyer is not verified. */
export const isConfirmable = ({
  state,
  buyer,
  trust,
}: Pick<BookedOrder, 'state' | 'buyer' | 'trust'>): boolean =>
  state === 'pending-po' && (trust === null ? buyer.kind === 'guest' : trust !== 'verified');
