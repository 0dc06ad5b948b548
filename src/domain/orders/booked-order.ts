import type { LedgerEvent } from '../billing/ledger.ts';
import type { BillingFile } from '../billing/billing-file.ts';
import type { Money } from '../billing/money.ts';
import type { TaxNote } from '../billing/tax.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { daysFrom } from '../license/term.ts';
import type { DeliveryState } from '../stock/stock.ts';
import type { Order } from './order.ts';
import type { OrderTrust } from './order-trust.ts';

/** An order as our books have it: what was invoiced, what came, and what is open. */
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
  /** What its invoice is called; null where it was paid by card. */
  readonly invoice: string | null;
  /** The day on which the invoice is due; null where there is none. */
  readonly dueOn: IsoDate | null;
  /** How it is paid. */
  readonly payment: 'card' | 'invoice';
  /** What came, less what went back. */
  readonly paid: Money;
  /** What was taken off by credit notes. */
  readonly credited: Money;
  readonly open: Money;
  /** For how many days something of it has been open that was due; 0 where nothing is late. */
  readonly late: number;
  /** Where it was billed, and why there is so much tax; null where the order is older than that. */
  readonly tax: TaxNote | null;
  /** Where its Docks are. */
  readonly docks: DeliveryState;
  /** How many pieces are set aside for it and not sent yet. */
  readonly toSend: number;
  /** The trust before it is paid; null for a card, and for a guest’s order until it is claimed or confirmed. */
  readonly trust: OrderTrust | null;
};

/** Something that happened to an order, and its paper. */
export type BookedEvent = {
  readonly id: string;
  readonly kind: LedgerEvent['kind'];
  /** Epoch milliseconds. */
  readonly at: number;
  readonly amount: Money;
  /** What its paper is called; null where it has none. */
  readonly document: string | null;
  /** The reference of a payment, or why something was taken off; null for neither. */
  readonly note: string | null;
};

/** An order with all that happened to it, the oldest first. */
export type OrderRecord = { readonly order: BookedOrder; readonly history: readonly BookedEvent[] };

/** The same with what the buyer sent: its purchase order, and the exemption certificates of the organization, the newest first. */
export type OrderFile = OrderRecord & { readonly files: readonly BillingFile[] };

/** For how many days something has been open that was due before today; 0 where nothing is late. */
export const daysLate = ({ dueOn, open }: Pick<BookedOrder, 'dueOn' | 'open'>, today: IsoDate): number =>
  dueOn === null || open.cents <= 0 ? 0 : Math.max(0, daysFrom(dueOn, today));

/** Whether our staff can confirm its purchase order: it is not paid, and its buyer is not verified. */
export const isConfirmable = ({
  state,
  buyer,
  trust,
}: Pick<BookedOrder, 'state' | 'buyer' | 'trust'>): boolean =>
  state === 'pending-po' && (trust === null ? buyer.kind === 'guest' : trust !== 'verified');
