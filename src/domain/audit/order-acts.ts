import type { IsoDate } from '../dates/iso-date.ts';
import type { RenewalEnd } from '../orders/auto-renewal.ts';
import type { Order } from '../orders/order.ts';
import type { Plain } from './organization-acts.ts';
import type { CodeBatch } from '../license/activation-code.ts';
import type { StockCount } from '../stock/stock-count.ts';
import type { StockLevel } from '../stock/stock.ts';
import type { StaffReason } from '../staff/staff-reason.ts';

/** How long a complimentary license lasts (epoch milliseconds), and for how many; null for none. */
type Comp = { readonly endsAt: number; readonly seats: number | null };
type CompChanged = {
  readonly before: Comp | null;
  readonly after: Comp & { readonly reason: StaffReason };
};
type Booked = { readonly cents: number };
type SeatsChanged = {
  readonly before: Pick<Order, 'seats'>;
  readonly after: Pick<Order, 'seats'> & Booked;
};
type Stated = Pick<Order, 'state'>;

/** What is recorded of orders, of activation codes (the subject is their batch) and of licenses that are given. */
export type OrderAuditActs = {
  /** The sum is in cents. */
  'order/placed': {
    readonly before: null;
    readonly after: Pick<Order, 'plan' | 'seats'> & { readonly cents: number };
  };
  /** Seats that were added to a license on the next invoice, or taken back: how many it has, and what is collected, in cents. */
  'order/seats-collected': SeatsChanged;
  'order/seats-taken-back': SeatsChanged;
  /** What our staff booked; sums are in cents. The reference of a payment is the bank’s. */
  'order/payment-recorded': {
    readonly before: null;
    readonly after: Booked & { readonly reference: string };
  };
  'order/credited': { readonly before: null; readonly after: Booked };
  /** Our staff confirmed a purchase order. */
  'order/confirmed': Plain;
  /** Money that our staff sent back, or had sent back: the reference is the bank’s, null for a card. */
  'order/refund-ordered': {
    readonly before: null;
    readonly after: Booked & { readonly reference: string | null };
  };
  /** The payment provider refused what was ordered: nothing went back. */
  'order/refund-refused': { readonly before: null; readonly after: Booked };
  /** An exemption certificate came, and our staff accepted or declined it; the subject is the certificate. */
  'tax/certificate-sent': Plain;
  'tax/certificate-judged': {
    readonly before: { readonly accepted: boolean } | null;
    readonly after: { readonly accepted: boolean; readonly expiresOn: IsoDate | null };
  };
  /** A code that takes something off, made or ended by our staff; the subject is the code. */
  'discount/added': { readonly before: null; readonly after: { readonly percent: number } };
  'discount/ended': Plain;
  /** Somebody claimed the license of an order without an account, for an organization, which may be founded with it. */
  'order/claimed': {
    readonly before: null;
    readonly after: { readonly organization: string; readonly founded: boolean };
  };
  /** Our staff sent Docks. */
  'order/shipped': {
    readonly before: null;
    readonly after: { readonly carrier: string; readonly tracking: string };
  };
  /** Our staff said how many Docks are on the shelves, and why; the subject is the product. */
  'stock/counted': {
    readonly before: Pick<StockLevel, 'onHand'>;
    readonly after: Pick<StockCount, 'onHand' | 'reason'>;
  };
  /** What the payment provider says; nobody of ours did it. */
  'order/state-changed': { readonly before: Stated; readonly after: Stated };
  /** A license renews itself by a card from now on; or not any more, and why. */
  'renewal/switched-on': Plain;
  'renewal/switched-off': { readonly before: null; readonly after: { readonly why: RenewalEnd } };
  'code/batch-made': {
    readonly before: null;
    readonly after: Pick<CodeBatch, 'plan' | 'seats' | 'years' | 'amount'>;
  };
  'code/batch-revoked': Plain;
  /** One code of the batch. */
  'code/revoked': Plain;
  'code/redeemed': { readonly before: null; readonly after: Pick<CodeBatch, 'plan' | 'seats' | 'years'> };
  /** Our staff gave a complimentary license, changed it, or ended it: to a person, or to an organization. */
  'account/comp-set': CompChanged;
  'organization/comp-set': CompChanged;
};

export const everyOrderAct: Readonly<Record<keyof OrderAuditActs, null>> = {
  'order/placed': null,
  'order/seats-collected': null,
  'order/seats-taken-back': null,
  'order/payment-recorded': null,
  'order/credited': null,
  'order/confirmed': null,
  'order/refund-ordered': null,
  'order/refund-refused': null,
  'order/claimed': null,
  'order/shipped': null,
  'stock/counted': null,
  'order/state-changed': null,
  'tax/certificate-sent': null,
  'discount/added': null,
  'discount/ended': null,
  'tax/certificate-judged': null,
  'renewal/switched-on': null,
  'renewal/switched-off': null,
  'code/batch-made': null,
  'code/batch-revoked': null,
  'code/revoked': null,
  'code/redeemed': null,
  'account/comp-set': null,
  'organization/comp-set': null,
};
