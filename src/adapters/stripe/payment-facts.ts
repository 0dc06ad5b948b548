import type Stripe from 'stripe';
import { type Money, usd } from '#domain/billing/money.ts';
import type { ListedMovement } from '#domain/orders/reconciliation.ts';
import type { Movement, PaidBack, PaymentFacts } from '#domain/orders/settle-order.ts';

const second = 1_000;

function moneyOf(cents: number, currency: string): Money {
  if (currency !== 'usd')
    throw new Error(`Stripe answers an amount in ${currency}, which we never asked for`);
  return usd(cents);
}

const stateOf = (
  { status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): PaymentFacts['state'] => {
  if (status !== 'complete') return status === 'expired' ? 'expired' : 'open';
  if (intent?.status === 'processing') return 'processing';
  // A bank debit that failed after its days.
  return intent?.status === 'requires_payment_method' || intent?.status === 'canceled'
    ? 'expired'
    : 'complete';
};

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

/** The payment of a session, and its charge, as far as there are any; both were read with it. */
export function paymentOf({ payment_intent: intent }: Stripe.Checkout.Session) {
  if (intent === null || typeof intent === 'string') return { intent: null, charge: null };
  const { latest_charge: charge } = intent;
  return { intent, charge: typeof charge === 'string' ? null : charge };
}

const paidBackBy = (
  { id, created, amount, currency }: Stripe.Refund | Stripe.Dispute,
  note: string | null,
): PaidBack => ({ ...movement(id, created, moneyOf(amount, currency)), note });

const isDone = ({ status }: Stripe.Refund): boolean => status === 'succeeded';
const isLost = ({ status }: Stripe.Dispute): boolean => status === 'lost';

/** All refunds and disputes of a payment. */
export type TakenBack = {
  readonly refunds: readonly Stripe.Refund[];
  readonly disputes: readonly Stripe.Dispute[];
};

/** What Stripe’s objects say of a payment. The session is read with its payment and its charge. */
export function factsOf(session: Stripe.Checkout.Session, { refunds, disputes }: TakenBack): PaymentFacts {
  const { intent, charge } = paymentOf(session);
  const isPaid = charge !== null && charge.paid && charge.captured;
  return {
    session: session.id,
    state: stateOf(session, intent),
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

/** Charges, refunds and disputes as movements; those of no payment are none of a checkout. */
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

/** The id of what Stripe links to, whether or not it was read with it. */
export const idOf = (linked: string | { readonly id: string } | null): string | null =>
  typeof linked === 'string' ? linked : (linked?.id ?? null);
