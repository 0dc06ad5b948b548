import type Stripe from 'stripe';
import { type Money, usd } from '#domain/billing/prices/money.ts';
import type { SavedCard } from '#domain/billing/prices/saved-card.ts';
import type { ListedMovement } from '#domain/billing/orders/reconciliation.ts';
import type { Movement, RefundedPayment, PaymentFacts } from '#domain/billing/orders/settle-order.ts';

const second = 1_000;

function moneyOf(cents: number, currency: string): Money {
  if (currency !== 'usd') throw new Error(`Stripe returned an amount in the unexpected currency ${currency}`);
  return usd(cents);
}

const stateOf = (
  { status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): PaymentFacts['state'] => {
  if (status !== 'complete') return status === 'expired' ? 'expired' : 'open';
  if (intent?.status === 'processing') return 'processing';
  return intent?.status === 'requires_payment_method' || intent?.status === 'canceled'
    ? 'expired'
    : 'complete';
};

/** Returns the state of an off-session charge. A declined charge can be retried, so it stays open. */
function stateOfCharge({ status }: Stripe.PaymentIntent): PaymentFacts['state'] {
  if (status === 'succeeded') return 'complete';
  if (status === 'processing') return 'processing';
  return status === 'canceled' ? 'expired' : 'open';
}

function disputeOf(disputes: readonly Stripe.Dispute[]): PaymentFacts['dispute'] {
  if (disputes.some(({ status }) => status === 'lost')) return 'lost';
  if (disputes.some(({ status }) => status !== 'won' && status !== 'warning_closed')) return 'open';
  return disputes.length === 0 ? 'none' : 'won';
}

const movement = (id: string, created: number, amount: Money): Movement => ({
  id,
  at: created * second,
  amount,
});

/** Returns the payment of a session and its charge, if they exist. Both must be expanded in the session. */
export function paymentOf({ payment_intent: intent }: Stripe.Checkout.Session) {
  if (intent === null || typeof intent === 'string') return { intent: null, charge: null };
  return { intent, charge: chargeOf(intent) };
}

/** Returns the charge, if it is expanded in its payment. */
export function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof charge === 'string' ? null : charge;
}

type Kept = Pick<Stripe.PaymentIntent | Stripe.SetupIntent, 'customer' | 'payment_method'>;

function cardOf({ customer, payment_method: method }: Kept): SavedCard | null {
  const owner = idOf(customer);
  if (owner === null || method === null || typeof method === 'string' || method.card === undefined)
    return null;
  const { brand, last4, exp_year: year, exp_month: month } = method.card;
  return {
    customer: owner,
    id: method.id,
    brand,
    last4,
    expires: `${year}-${String(month).padStart(2, '0')}`,
  };
}

/**
 * Returns the card that was saved in a session. The session must have its payment method expanded. Null if no card was saved, or if the setup or the payment
 * has not succeeded.
 */
export function keptCard({
  payment_intent: paid,
  setup_intent: left,
}: Stripe.Checkout.Session): SavedCard | null {
  if (left !== null && typeof left !== 'string') return left.status === 'succeeded' ? cardOf(left) : null;
  if (paid === null || typeof paid === 'string' || paid.setup_future_usage !== 'off_session') return null;
  return paid.status === 'succeeded' ? cardOf(paid) : null;
}

const paidBackBy = (
  { id, created, amount, currency }: Stripe.Refund | Stripe.Dispute,
  note: string | null,
): RefundedPayment => ({ ...movement(id, created, moneyOf(amount, currency)), note });

const isDone = ({ status }: Stripe.Refund): boolean => status === 'succeeded';
const isLost = ({ status }: Stripe.Dispute): boolean => status === 'lost';

export type TakenBack = {
  readonly refunds: readonly Stripe.Refund[];
  readonly disputes: readonly Stripe.Dispute[];
};

/** Returns the facts of a session's payment from Stripe’s objects. The session must have its payment and charge expanded. */
export function paymentFactsOf(session: Stripe.Checkout.Session, back: TakenBack): PaymentFacts {
  const { intent } = paymentOf(session);
  return { session: session.id, state: stateOf(session, intent), ...moneyIn(intent, back) };
}

/** Returns the facts of a charge without a session, which must have its charge expanded. */
export const factsOfCharge = (intent: Stripe.PaymentIntent, back: TakenBack): PaymentFacts => ({
  session: intent.id,
  state: stateOfCharge(intent),
  ...moneyIn(intent, back),
});

function moneyIn(
  intent: Stripe.PaymentIntent | null,
  { refunds, disputes }: TakenBack,
): Pick<PaymentFacts, 'paid' | 'paidBack' | 'dispute'> {
  const charge = intent === null ? null : chargeOf(intent);
  const isPaid = charge !== null && charge.paid && charge.captured;
  return {
    paid:
      isPaid && intent !== null
        ? movement(intent.id, charge.created, moneyOf(charge.amount_captured, charge.currency))
        : null,
    paidBack: [
      ...refunds.filter(isDone).map((refund) => paidBackBy(refund, refund.metadata?.['note'] ?? null)),
      ...disputes.filter(isLost).map((dispute) => paidBackBy(dispute, null)),
    ],
    dispute: disputeOf(disputes),
  };
}

/** Converts charges, refunds and disputes to movements of money. A movement without a payment belongs to no checkout. */
export function movementsIn(
  charges: readonly Stripe.Charge[],
  { refunds, disputes }: TakenBack,
): readonly ListedMovement[] {
  const paid = charges.flatMap((charge): readonly ListedMovement[] => {
    const payment = idOf(charge.payment_intent);
    if (payment === null || !charge.paid || !charge.captured) return [];
    const amount = moneyOf(charge.amount_captured, charge.currency);
    return [{ ...movement(payment, charge.created, amount), kind: 'paid', payment }];
  });
  const back = [...refunds.filter(isDone), ...disputes.filter(isLost)].flatMap(
    ({ id, created, amount, currency, payment_intent: linked }): readonly ListedMovement[] => {
      const payment = idOf(linked);
      if (payment === null) return [];
      return [{ ...movement(id, created, moneyOf(amount, currency)), kind: 'refunded', payment }];
    },
  );
  return [...paid, ...back];
}

/** Returns the ID of a linked Stripe object, expanded or not. */
export const idOf = (linked: string | { readonly id: string } | null): string | null =>
  typeof linked === 'string' ? linked : (linked?.id ?? null);
