import type Stripe from 'stripe';

export const outcomes = [
  'pay',
  'leave-card',
  'debit',
  'debit-arrives',
  'debit-fails',
  'refund',
  'dispute',
  'lose',
  'win',
] as const;
export type PaymentOutcome = (typeof outcomes)[number];

/** A partial or full refund. The sender of the refund wrote the `note`. Amounts are in cents, `at` in epoch seconds. */
export type RefundRow = {
  readonly id: string;
  readonly at: number;
  readonly cents: number;
  readonly note: string | null;
};

export const cardHabits = ['pays', 'declines', 'asks'] as const;
export type CardHabit = (typeof cardHabits)[number];

/** A session with its payment. Contains the Stripe fields that our adapter reads. Amounts are in cents. */
export type PaymentRow = {
  readonly id: string;
  /** A payment, a card setup, or a charge of a saved card. A charge has the ID of its payment. */
  readonly kind: 'checkout' | 'setup' | 'charge';
  readonly keepsCard: boolean;
  readonly card: CardHabit | null;
  readonly attempts: Readonly<Record<string, CardHabit>>;
  /** The id of the order. For a setup, its key. */
  readonly order: string;
  readonly title: string;
  readonly cents: number;
  readonly currency: string;
  readonly email: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Epoch seconds. */
  readonly createdAt: number;
  readonly status: 'open' | 'complete' | 'expired';
  readonly intent: Stripe.PaymentIntent.Status;
  /** Epoch seconds, or null until it is paid. */
  readonly paidAt: number | null;
  readonly refunds: readonly RefundRow[];
  readonly dispute: { readonly at: number; readonly status: Stripe.Dispute.Status } | null;
};

type Step = (row: PaymentRow, now: number) => PaymentRow | null;

const ifOpen =
  (step: Step): Step =>
  (row, now) =>
    row.status === 'open' ? step(row, now) : null;
const ifProcessing =
  (step: Step): Step =>
  (row, now) =>
    row.intent === 'processing' ? step(row, now) : null;
const paid: Step = (row, now) => ({ ...row, status: 'complete', intent: 'succeeded', paidAt: now });
const decided =
  (status: Stripe.Dispute.Status): Step =>
  (row) =>
    row.dispute === null ? null : { ...row, dispute: { ...row.dispute, status } };

/** Returns the amount that is not refunded, in cents. */
export const leftOf = ({ paidAt, cents, refunds }: PaymentRow): number =>
  paidAt === null ? 0 : refunds.reduce((left, refund) => left - refund.cents, cents);

/** Adds a refund. Returns null if it exceeds the remaining amount, is zero, or the payment is disputed. */
export const refunded = (row: PaymentRow, refund: RefundRow): PaymentRow | null =>
  refund.cents <= 0 || refund.cents > leftOf(row) || (row.dispute !== null && row.dispute.status !== 'won')
    ? null
    : { ...row, refunds: [...row.refunds, refund] };

const steps: Readonly<Record<PaymentOutcome, Step>> = {
  pay: ifOpen((row, now) => (row.kind === 'setup' ? null : paid(row, now))),
  'leave-card': ifOpen((row) => (row.kind === 'setup' ? { ...row, status: 'complete' } : null)),
  debit: ifOpen((row) => ({ ...row, status: 'complete', intent: 'processing' })),
  'debit-arrives': ifProcessing(paid),
  'debit-fails': ifProcessing((row) => ({ ...row, intent: 'requires_payment_method' })),
  refund: (row, at) =>
    refunded(row, { id: row.id.replace('cs_', 're_'), at, cents: leftOf(row), note: null }),
  dispute: (row, at) =>
    row.paidAt === null || row.dispute !== null
      ? null
      : { ...row, dispute: { at, status: 'needs_response' } },
  lose: decided('lost'),
  win: decided('won'),
};

export const eventOf: Readonly<Record<PaymentOutcome, string>> = {
  pay: 'checkout.session.completed',
  'leave-card': 'checkout.session.completed',
  debit: 'checkout.session.completed',
  'debit-arrives': 'checkout.session.async_payment_succeeded',
  'debit-fails': 'checkout.session.async_payment_failed',
  refund: 'charge.refunded',
  dispute: 'charge.dispute.created',
  lose: 'charge.dispute.closed',
  win: 'charge.dispute.closed',
};

/** Applies an outcome at a time (epoch seconds). Returns null if it is not possible now. */
export const after = (row: PaymentRow, outcome: PaymentOutcome, now: number): PaymentRow | null =>
  steps[outcome](row, now);

export class PaymentBook {
  readonly #rows: Map<string, PaymentRow>;
  readonly #keep: (rows: readonly PaymentRow[]) => void;

  constructor(rows: readonly PaymentRow[], keep: (rows: readonly PaymentRow[]) => void) {
    this.#rows = new Map(rows.map((row) => [row.id, row]));
    this.#keep = keep;
  }

  get(id: string): PaymentRow | null {
    return this.#rows.get(id) ?? null;
  }

  all(): readonly PaymentRow[] {
    return [...this.#rows.values()];
  }

  set(row: PaymentRow): void {
    this.#rows.set(row.id, row);
    this.#keep(this.all());
  }
}
