import type Stripe from 'stripe';
import { cardHabits, type CardHabit, type PaymentRow } from './payment-book.ts';

/** Saved cards as complete Stripe objects. The id of a card determines its outcome. */

export const customerId = ({ id }: Pick<PaymentRow, 'id'>): string => id.replace('cs_', 'cus_');

const endings: Readonly<Record<CardHabit, string>> = { pays: '4242', declines: '0341', asks: '3184' };

/** Returns the outcome of charging a card, by its id. An unknown card is declined. */
export const habitOf = (card: string): CardHabit =>
  cardHabits.find((habit) => card.startsWith(`pm_${habit}_`)) ?? 'declines';

const nobody = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

export const cardIn = (row: PaymentRow): Stripe.PaymentMethod | null =>
  row.card === null
    ? null
    : {
        id: row.id.replace('cs_', `pm_${row.card}_`),
        object: 'payment_method',
        allow_redisplay: 'limited',
        billing_details: { address: nobody, email: row.email, name: null, phone: null, tax_id: null },
        card: {
          brand: 'visa',
          checks: null,
          country: 'US',
          display_brand: 'visa',
          exp_month: 8,
          exp_year: new Date(row.createdAt * 1_000).getUTCFullYear() + 4,
          fingerprint: `fp_${endings[row.card]}`,
          funding: 'credit',
          generated_from: null,
          last4: endings[row.card],
          networks: null,
          regulated_status: null,
          three_d_secure_usage: null,
          wallet: null,
        },
        created: row.createdAt,
        customer: customerId(row),
        customer_account: null,
        livemode: false,
        metadata: {},
        type: 'card',
      };

/** Returns the setup of a session that saves a card without a payment, or null for a payment session. */
export const leftCardOf = (row: PaymentRow): Stripe.SetupIntent | null =>
  row.kind !== 'setup'
    ? null
    : {
        id: row.id.replace('cs_', 'seti_'),
        object: 'setup_intent',
        allowed_payment_method_types: null,
        application: null,
        automatic_payment_methods: null,
        cancellation_reason: null,
        client_secret: null,
        created: row.createdAt,
        customer: row.card === null ? null : customerId(row),
        description: null,
        excluded_payment_method_types: null,
        flow_directions: null,
        last_setup_error: null,
        latest_attempt: null,
        livemode: false,
        mandate: null,
        metadata: {},
        next_action: null,
        on_behalf_of: null,
        payment_method: cardIn(row),
        payment_method_configuration_details: null,
        payment_method_options: null,
        payment_method_types: ['card'],
        single_use_mandate: null,
        status: row.card === null ? 'requires_payment_method' : 'succeeded',
        usage: 'off_session',
      };
