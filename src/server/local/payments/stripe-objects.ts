import type Stripe from 'stripe';
import { emptyCharge, emptyDispute, emptyIntent, emptyRefund, emptySession } from './empty-stripe-objects.ts';
import { cardIn, customerId, leftCardOf } from './card-objects.ts';
import { leftOf, type PaymentRow, type RefundRow } from './payment-book.ts';

/**
 * Complete Stripe objects with the types of Stripe's package, so that missing or unknown fields do not compile. Fields that our payments do not use are empty.
 */

type Session = Omit<Stripe.Checkout.Session, 'payment_intent'> & { readonly payment_intent: Intent | null };
type Intent = Omit<Stripe.PaymentIntent, 'latest_charge'> & { readonly latest_charge: Stripe.Charge | null };

export const intentId = ({ id }: Pick<PaymentRow, 'id'>): string => id.replace('cs_', 'pi_');
const dayInSeconds = 86_400;
const chargeId = ({ id }: Pick<PaymentRow, 'id'>): string => id.replace(/^(?:cs|pi)_/, 'ch_');

export const refundOf = (row: PaymentRow, { id, at, cents, note }: RefundRow): Stripe.Refund => ({
  ...emptyRefund,
  id,
  amount: cents,
  charge: chargeId(row),
  created: at,
  currency: row.currency,
  metadata: note === null ? {} : { note },
  payment_intent: intentId(row),
  status: 'succeeded',
});

export const stripeChargeOf = (row: PaymentRow): Stripe.Charge | null =>
  row.paidAt === null
    ? null
    : {
        ...emptyCharge,
        id: chargeId(row),
        amount: row.cents,
        amount_captured: row.cents,
        amount_refunded: row.refunds.reduce((sum, { cents }) => sum + cents, 0),
        captured: true,
        created: row.paidAt,
        currency: row.currency,
        description: row.title,
        disputed: row.dispute !== null,
        metadata: { order: row.order },
        paid: true,
        payment_intent: intentId(row),
        refunded: leftOf(row) === 0,
        refunds: {
          object: 'list',
          data: row.refunds.map((refund) => refundOf(row, refund)),
          has_more: false,
          url: `/v1/charges/${chargeId(row)}/refunds`,
        },
        status: 'succeeded',
      };

export const disputesOf = (row: PaymentRow): readonly Stripe.Dispute[] =>
  row.dispute === null
    ? []
    : [
        {
          ...emptyDispute,
          id: row.id.replace(/^(?:cs|pi)_/, 'du_'),
          amount: leftOf(row),
          charge: chargeId(row),
          created: row.dispute.at,
          currency: row.currency,
          payment_intent: intentId(row),
          status: row.dispute.status,
        },
      ];

const paymentIntentOf = (row: PaymentRow): Intent => ({
  ...emptyIntent,
  id: intentId(row),
  amount: row.cents,
  amount_received: row.paidAt === null ? 0 : row.cents,
  created: row.createdAt,
  currency: row.currency,
  description: row.title,
  latest_charge: stripeChargeOf(row),
  metadata: { order: row.order },
  status: row.intent,
});

export const chargedIntentOf = (row: PaymentRow): Intent => ({
  ...paymentIntentOf(row),
  metadata: { order: row.order, charged: 'away' },
  payment_method_types: ['card'],
});

/** Returns a session's payment, or null until it is paid or an outcome is chosen. */
function intentOf(row: PaymentRow): Intent | null {
  if (row.status !== 'complete' || row.kind === 'setup') return null;
  const kept = {
    customer: customerId(row),
    payment_method: cardIn(row),
    setup_future_usage: 'off_session',
  } as const;
  return { ...paymentIntentOf(row), ...(row.keepsCard ? kept : {}) };
}

export const checkoutSessionOf = (row: PaymentRow, pageUrl: string): Session => ({
  ...emptySession,
  id: row.id,
  mode: row.kind === 'setup' ? 'setup' : 'payment',
  amount_subtotal: row.kind === 'setup' ? null : row.cents,
  amount_total: row.kind === 'setup' ? null : row.cents,
  cancel_url: row.cancelUrl,
  client_reference_id: row.order,
  created: row.createdAt,
  currency: row.currency,
  customer_email: row.email,
  expires_at: row.createdAt + dayInSeconds,
  payment_intent: intentOf(row),
  payment_status: row.kind === 'setup' ? 'no_payment_required' : row.paidAt === null ? 'unpaid' : 'paid',
  setup_intent: leftCardOf(row),
  status: row.status,
  success_url: row.successUrl,
  url: row.status === 'open' ? pageUrl : null,
});
