import type { IsoDate } from './platform/dates/iso-date.ts';
import type { RenewalEnd } from './billing/orders/auto-renewal.ts';
import type { Order } from './billing/orders/order.ts';
import type { Plain } from './organization-acts.ts';
import type { CodeBatch } from './billing/license/activation-code.ts';
import type { StockCount } from './billing/stock/stock-count.ts';
import type { StockLevel } from './billing/stock/stock.ts';
import type { StaffReason } from './organizations/staff/staff-reason.ts';

/** A complimentary license. `endsAt` is in epoch milliseconds; `seats` is null if the license has no seats. */
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

/** Audited acts on orders, activation codes (the subject is their batch) and complimentary licenses. */
export type OrderAuditActs = {
  /** The sum is in cents. */
  'order/placed': {
    readonly before: null;
    readonly after: Pick<Order, 'plan' | 'seats'> & { readonly cents: number };
  };
  /**
   * Seats were added to a license, to be charged on its next invoice, or removed before that invoice, with the seat count and the total of the added seats in
   * cents.
   */
  'order/seats-collected': SeatsChanged;
  'order/seats-taken-back': SeatsChanged;
  /** A payment recorded by our staff, with the amount in cents and the bank’s reference. */
  'order/payment-recorded': {
    readonly before: null;
    readonly after: Booked & { readonly reference: string };
  };
  'order/credited': { readonly before: null; readonly after: Booked };
  'order/confirmed': Plain;
  /** A refund that our staff made or requested, with the bank’s reference, which is null for a card. */
  'order/refund-ordered': {
    readonly before: null;
    readonly after: Booked & { readonly reference: string | null };
  };
  /** The payment provider refused the refund, so no money was returned. */
  'order/refund-refused': { readonly before: null; readonly after: Booked };
  /** An exemption certificate was sent, and our staff accepted or declined it. The subject is the certificate. */
  'tax/certificate-sent': Plain;
  'tax/certificate-judged': {
    readonly before: { readonly accepted: boolean } | null;
    readonly after: { readonly accepted: boolean; readonly expiresOn: IsoDate | null };
  };
  /** Our staff added or ended a discount code; the subject is the code. */
  'discount/added': { readonly before: null; readonly after: { readonly percent: number } };
  'discount/ended': Plain;
  /** A user claimed the license of a guest order for an organization, which may be created for this purpose. */
  'order/claimed': {
    readonly before: null;
    readonly after: { readonly organization: string; readonly founded: boolean };
  };
  'order/shipped': {
    readonly before: null;
    readonly after: { readonly carrier: string; readonly tracking: string };
  };
  /** Our staff recorded the number of Docks in stock, with a reason; the subject is the product. */
  'stock/counted': {
    readonly before: Pick<StockLevel, 'onHand'>;
    readonly after: Pick<StockCount, 'onHand' | 'reason'>;
  };
  /** The payment provider reported a new state; no staff member was involved. */
  'order/state-changed': { readonly before: Stated; readonly after: Stated };
  /** Automatic renewal by card was switched on, or was switched off with a reason. */
  'renewal/switched-on': Plain;
  'renewal/switched-off': { readonly before: null; readonly after: { readonly why: RenewalEnd } };
  'code/batch-made': {
    readonly before: null;
    readonly after: Pick<CodeBatch, 'plan' | 'seats' | 'years' | 'amount'>;
  };
  'code/batch-revoked': Plain;
  'code/revoked': Plain;
  'code/redeemed': { readonly before: null; readonly after: Pick<CodeBatch, 'plan' | 'seats' | 'years'> };
  /** Our staff gave, changed or ended a complimentary license of a person or an organization. */
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
