import { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type {
  CardCharge,
  CardSetup,
  ChargeOutcome,
  Checkout,
  CheckoutSession,
  PaymentNotice,
  Payments,
  PaymentsUnavailable,
  PaymentsRefused,
  Refund,
  SessionState,
} from '#application/service/billing/ports/payments.ts';
import type { SavedCard } from '#domain/billing/prices/saved-card.ts';
import type { ListedMovement, ReconciledPeriod } from '#domain/billing/orders/reconciliation.ts';
import { err, ok, type Result } from '#domain/result.ts';
import {
  cardAlone,
  chargeCard,
  chargeOfPayment,
  isCharge,
  openSetup,
  prepareCharge,
} from './card-charges.ts';
import { everyOne, limit, listTakenBack } from './payment-lists.ts';
import {
  chargeOf,
  paymentFactsOf,
  factsOfCharge,
  idOf,
  keptCard,
  movementsIn,
  paymentOf,
} from './payment-facts.ts';

/** Stripe's account, and the URL of its API. The default is Stripe's own URL. */
export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly api?: { readonly host: string; readonly port: number };
};

/** The maximum age of a signed webhook, in seconds. */
const toleranceSeconds = 300;
const timeoutMs = 20_000;

const whole = [
  'payment_intent.latest_charge',
  'payment_intent.payment_method',
  'setup_intent.payment_method',
];
/** The maximum time in seconds from the start of a dispute to the bank's decision. */
const maxDispute = 180 * 86_400;

/** Whether a signed webhook can be parsed. If not, it is accepted and ignored, because Stripe would retry a refused webhook for days. */
const isAboutSomething = (event: Stripe.Event | 'unreadable'): event is Stripe.Event =>
  z.safeParse(z.object({ data: z.object({ object: z.looseObject({ object: z.string() }) }) }), event).success;

export class StripePayments implements Payments {
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;

  constructor({ secretKey, webhookSecret, api }: StripeSettings) {
    this.#webhookSecret = webhookSecret;
    const at = api === undefined ? {} : { ...api, protocol: 'http' as const };
    this.#stripe = new Stripe(secretKey, {
      ...at,
      maxNetworkRetries: 2,
      timeout: timeoutMs,
      telemetry: false,
    });
  }

  open(checkout: Checkout): Promise<Result<CheckoutSession, PaymentsUnavailable>> {
    const { order, total, title, email, returnUrl, cancelUrl, keepsCard = false, key = order } = checkout;
    const price = {
      currency: total.currency.toLowerCase(),
      unit_amount: total.cents,
      product_data: { name: title },
    };
    return orAway(async () => {
      const { id, url } = await this.#stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: order,
          line_items: [{ quantity: 1, price_data: price }],
          payment_intent_data: {
            description: title,
            metadata: { order },
            ...(keepsCard ? { setup_future_usage: 'off_session' } : {}),
          },
          ...(keepsCard ? cardAlone : {}),
          success_url: returnUrl,
          cancel_url: cancelUrl,
          ...(email === null ? {} : { customer_email: email }),
        },
        { idempotencyKey: `checkout/${key}` },
      );
      return { id, url };
    });
  }

  openSetup(setup: CardSetup): Promise<Result<CheckoutSession, PaymentsUnavailable>> {
    return orAway(() => openSetup(this.#stripe, setup));
  }

  prepareCharge(charge: CardCharge): Promise<Result<string, PaymentsUnavailable>> {
    return orAway(() => prepareCharge(this.#stripe, charge));
  }

  charge(id: string, card: SavedCard, key: string): Promise<Result<ChargeOutcome, PaymentsUnavailable>> {
    return orAway(() => chargeCard(this.#stripe, { id, card, key }));
  }

  read(id: string): Promise<Result<SessionState, PaymentsUnavailable>> {
    return orAway(async () => {
      if (isCharge(id)) {
        const intent = await this.#stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
        const back = await listTakenBack(this.#stripe, { intent, charge: chargeOf(intent) });
        return { id, url: null, facts: factsOfCharge(intent, back), card: null };
      }
      const session = await this.#stripe.checkout.sessions.retrieve(id, { expand: whole });
      const facts = paymentFactsOf(session, await listTakenBack(this.#stripe, paymentOf(session)));
      return { id, url: session.url, facts, card: keptCard(session) };
    });
  }

  async expire(id: string): Promise<Result<void, PaymentsUnavailable>> {
    return orAway(async () => {
      try {
        await (isCharge(id)
          ? this.#stripe.paymentIntents.cancel(id)
          : this.#stripe.checkout.sessions.expire(id));
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
    });
  }

  async refund({
    session,
    amount,
    note,
    key,
  }: Refund): Promise<Result<void, PaymentsUnavailable | PaymentsRefused>> {
    const refunded = await orAway(async () => {
      try {
        const payment = isCharge(session)
          ? session
          : idOf((await this.#stripe.checkout.sessions.retrieve(session)).payment_intent);
        if (payment === null) return false;
        const request = { payment_intent: payment, amount: amount.cents, metadata: { note } };
        await this.#stripe.refunds.create(request, { idempotencyKey: key });
        return true;
      } catch (error) {
        if (isRefusal(error)) return false;
        throw error;
      }
    });
    if (!refunded.ok) return refunded;
    return refunded.value ? ok(undefined) : err({ kind: 'payments/refused' });
  }

  movements({ from, to }: ReconciledPeriod): Promise<Result<readonly ListedMovement[], PaymentsUnavailable>> {
    const [gte, lt] = [Math.floor(from / 1_000), Math.ceil(to / 1_000)];
    const within = { created: { gte, lt }, limit };
    return orAway(async () => {
      const charges = await everyOne(this.#stripe.charges.list(within));
      const refunds = await everyOne(this.#stripe.refunds.list(within));
      const begun = { created: { gte: Math.max(0, gte - maxDispute), lt }, limit };
      const disputes = await everyOne(this.#stripe.disputes.list(begun));
      return movementsIn(charges, { refunds, disputes });
    });
  }

  sessionOf(payment: string): Promise<Result<string | null, PaymentsUnavailable>> {
    return orAway(() => this.#sessionOfPayment(payment));
  }

  notice(
    body: string,
    signature: string,
    now: number,
  ): Promise<Result<PaymentNotice | null, PaymentsUnavailable>> {
    return orAway(async () => {
      const event = this.#eventOf(body, signature, now);
      if (event === null) return null;
      return { session: isAboutSomething(event) ? await this.#sessionOf(event) : null };
    });
  }

  #eventOf(body: string, signature: string, now: number): Stripe.Event | 'unreadable' | null {
    try {
      const { webhooks } = this.#stripe;
      return webhooks.constructEvent(body, signature, this.#webhookSecret, toleranceSeconds, undefined, now);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
      if (error instanceof SyntaxError) return 'unreadable';
      throw error;
    }
  }

  /** Reads only the session's ID from a webhook. The state is requested from Stripe. */
  async #sessionOf({ data: { object } }: Stripe.Event): Promise<string | null> {
    if (object.object === 'checkout.session') return object.id;
    if (object.object === 'payment_intent') return this.#sessionOfPayment(object.id);
    const isOfPayment =
      object.object === 'charge' || object.object === 'dispute' || object.object === 'refund';
    const payment = isOfPayment ? idOf(object.payment_intent) : null;
    return payment === null ? null : this.#sessionOfPayment(payment);
  }

  async #sessionOfPayment(payment: string): Promise<string | null> {
    const found = await this.#stripe.checkout.sessions.list({ payment_intent: payment, limit: 1 });
    return found.data[0]?.id ?? chargeOfPayment(this.#stripe, payment);
  }
}

/**
 * Whether an error is one of Stripe’s refusals: for more than the remaining amount, for a disputed payment, or for a key that was used for a different request.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError ||
  error instanceof Stripe.errors.StripeIdempotencyError;

/** Whether an error is a failure of Stripe, the connection, or our API key. Wrong requests are bugs and are rethrown. */
const isAway = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  error instanceof Stripe.errors.StripeAuthenticationError;

async function orAway<T>(ask: () => Promise<T>): Promise<Result<T, PaymentsUnavailable>> {
  try {
    return ok(await ask());
  } catch (error) {
    if (isAway(error)) return err({ kind: 'payments/away' });
    throw error;
  }
}
