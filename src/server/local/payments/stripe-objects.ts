import type Stripe from 'stripe';
import { leftOf, type PaymentRow, type RefundRow } from './payment-book.ts';

/**
 * Objects in Stripe's own shapes, as far as we read them: its package says which fields there are and what they hold, so that a
 * field that is not Stripe's does not compile.
 */

type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount_captured'
  | 'captured'
  | 'created'
  | 'currency'
  | 'disputed'
  | 'paid'
  | 'payment_intent'
> & { readonly refunds: { readonly object: 'list'; readonly data: readonly Refund[] } };
type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'payment_intent' | 'status'
>;
type Dispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'payment_intent' | 'status'
>;
type Intent = Pick<Stripe.PaymentIntent, 'id' | 'object' | 'amount' | 'currency' | 'status'> & {
  readonly latest_charge: Charge | null;
};
type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'client_reference_id'
  | 'currency'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'url'
> & { readonly payment_intent: Intent | null };

export const intentId = ({ id }: Pick<PaymentRow, 'id'>): string => id.replace('cs_', 'pi_');

/** A refund of a payment. */
export const refundOf = (row: PaymentRow, { id, at, cents, note }: RefundRow): Refund => ({
  id,
  object: 'refund',
  amount: cents,
  created: at,
  currency: row.currency,
  metadata: note === null ? {} : { note },
  payment_intent: intentId(row),
  status: 'succeeded',
});

/** The charge of a payment; null until it is paid. */
export const chargeOf = (row: PaymentRow): Charge | null =>
  row.paidAt === null
    ? null
    : {
        id: row.id.replace('cs_', 'ch_'),
        object: 'charge',
        amount_captured: row.cents,
        captured: true,
        created: row.paidAt,
        currency: row.currency,
        disputed: row.dispute !== null,
        paid: true,
        payment_intent: intentId(row),
        refunds: { object: 'list', data: row.refunds.map((refund) => refundOf(row, refund)) },
      };

export const disputesOf = (row: PaymentRow): readonly Dispute[] =>
  row.dispute === null
    ? []
    : [
        {
          id: row.id.replace('cs_', 'du_'),
          object: 'dispute',
          amount: leftOf(row),
          created: row.dispute.at,
          currency: row.currency,
          payment_intent: intentId(row),
          status: row.dispute.status,
        },
      ];

/** A session whose page is at `pageUrl`. */
export const sessionOf = (row: PaymentRow, pageUrl: string): Session => ({
  id: row.id,
  object: 'checkout.session',
  amount_total: row.cents,
  client_reference_id: row.order,
  currency: row.currency,
  mode: 'payment',
  payment_intent:
    row.status === 'complete'
      ? {
          id: intentId(row),
          object: 'payment_intent',
          amount: row.cents,
          currency: row.currency,
          status: row.intent,
          latest_charge: chargeOf(row),
        }
      : null,
  payment_status: row.paidAt === null ? 'unpaid' : 'paid',
  status: row.status,
  url: row.status === 'open' ? pageUrl : null,
});
