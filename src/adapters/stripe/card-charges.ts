import { Stripe } from 'stripe';
import type {
  CardCharge,
  CardSetup,
  ChargeOutcome,
  CheckoutSession,
} from '#application/service/billing/ports/payments.ts';
import type { SavedCard } from '#domain/billing/prices/saved-card.ts';

/** The settings of a page that saves a card. Only cards are accepted, and Stripe creates the customer. */
export const cardAlone: Pick<
  Stripe.Checkout.SessionCreateParams,
  'customer_creation' | 'allowed_payment_method_types'
> = { customer_creation: 'always', allowed_payment_method_types: ['card'] };

/** The metadata of a charge without a session. */
const away = { charged: 'away' } as const;

/** Whether `session` is the ID of a charge without a session. */
export const isCharge = (session: string): boolean => session.startsWith('pi_');

export async function openSetup(
  stripe: Stripe,
  { key, email, returnUrl, cancelUrl }: CardSetup,
): Promise<CheckoutSession> {
  const { id, url } = await stripe.checkout.sessions.create(
    {
      mode: 'setup',
      currency: 'usd',
      ...cardAlone,
      success_url: returnUrl,
      cancel_url: cancelUrl,
      ...(email === null ? {} : { customer_email: email }),
    },
    { idempotencyKey: `setup/${key}` },
  );
  return { id, url };
}

/** Prepares a charge without confirming it, so nothing is charged yet. */
export async function prepareCharge(
  stripe: Stripe,
  { order, total, title, card }: CardCharge,
): Promise<string> {
  const { id } = await stripe.paymentIntents.create(
    {
      amount: total.cents,
      currency: total.currency.toLowerCase(),
      customer: card.customer,
      description: title,
      metadata: { order, ...away },
      allowed_payment_method_types: ['card'],
    },
    { idempotencyKey: `charge/${order}` },
  );
  return id;
}

type Attempt = { readonly id: string; readonly card: SavedCard; readonly key: string };

/** Confirms an off-session charge. If it has already succeeded or was canceled, returns that outcome (`done` or `declined`). */
export async function chargeCard(stripe: Stripe, { id, card, key }: Attempt): Promise<ChargeOutcome> {
  try {
    const request = { payment_method: card.id, off_session: true };
    const { status } = await stripe.paymentIntents.confirm(id, request, { idempotencyKey: key });
    return status === 'requires_action' ? 'asks' : 'done';
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError)
      return error.code === 'authentication_required' ? 'asks' : 'declined';
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return (await stripe.paymentIntents.retrieve(id)).status === 'succeeded' ? 'done' : 'declined';
  }
}

/** Returns the payment itself if it is a charge without a session, or null if it is not ours. */
export async function chargeOfPayment(stripe: Stripe, payment: string): Promise<string | null> {
  try {
    const { metadata } = await stripe.paymentIntents.retrieve(payment);
    return metadata['charged'] === away.charged ? payment : null;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
    throw error;
  }
}
