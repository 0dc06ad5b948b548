import type { LedgerEvent } from '../prices/ledger.ts';
import { type Money, usd } from '../prices/money.ts';
import { bookedUnder, isOnInvoice, type Order, taxIn } from './order.ts';
import { type OrderAct, type OrderState, stateAfter } from './order-state.ts';

/** A payment or refund: the provider’s id, and its time in epoch milliseconds. */
export type Movement = { readonly id: string; readonly at: number; readonly amount: Money };

/** A refund with our staff's reason, which is null if our staff did not request the refund. */
export type RefundedPayment = Movement & { readonly note: string | null };

/**
 * The payment provider's state of a checkout session. Later states only add facts, so it does not matter when, how often or by which webhook the provider is
 * asked.
 */
export type PaymentFacts = {
  readonly session: string;
  /** `processing` while a bank transfer is pending. */
  readonly state: 'open' | 'processing' | 'complete' | 'expired';
  readonly paid: Movement | null;
  readonly paidBack: readonly RefundedPayment[];
  readonly dispute: 'none' | 'open' | 'won' | 'lost';
};

export type Settlement = {
  readonly state: OrderState;
  /** All ledger events so far. Events are identified by id, so an existing event is not booked again. */
  readonly events: readonly LedgerEvent[];
  readonly notes: Readonly<Record<string, string>>;
  /** When the grant ended; null while it runs. */
  readonly endedAt: number | null;
};

const sumCents = (movements: readonly Movement[]): number =>
  movements.reduce((sum, { amount }) => sum + amount.cents, 0);

function actsOf(order: Order, { state, paid, paidBack, dispute }: PaymentFacts) {
  // The payment page of an invoice charges the open amount. If the page expires, the invoice stays open.
  const invoiced = isOnInvoice(order);
  if (paid === null) return state === 'expired' && !invoiced ? (['cancel'] as const) : [];
  const acts: OrderAct[] = invoiced || paid.amount.cents >= order.total.cents ? ['pay'] : [];
  if (dispute !== 'none') acts.push('dispute');
  if (dispute === 'won') acts.push('win');
  if (sumCents(paidBack) >= paid.amount.cents) acts.push('refund');
  return acts;
}

type About = Pick<LedgerEvent, 'buyer' | 'order'>;

/** Splits a credit of `cents` into net and tax, after `before` cents were credited. */
export function creditIn(order: Pick<Order, 'lines' | 'total'>, before: number, cents: number) {
  const whole = taxIn(order).tax.cents;
  const taxBy = (sum: number): number =>
    Math.min(whole, Math.ceil((whole * sum) / Math.max(1, order.total.cents)));
  const tax = taxBy(before + cents) - taxBy(before);
  return { net: usd(cents - tax), tax: usd(tax) };
}

/**
 * Returns the events of refunds in order of time. The tax of a refund is the cumulative tax minus the tax of earlier refunds, so that partial refunds add up
 * exactly.
 */
function takenBack(order: Order, about: About, movements: PaymentFacts['paidBack']): readonly LedgerEvent[] {
  let before = 0;
  return movements
    .toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
    .flatMap(({ id, at, amount }): readonly LedgerEvent[] => {
      const amounts = creditIn(order, before, amount.cents);
      before += amount.cents;
      return [
        { ...about, id: `credited/${id}`, at, kind: 'credited', amounts },
        { ...about, id: `refunded/${id}`, at, kind: 'refunded', amounts: { paid: amount } },
      ];
    });
}

/**
 * Returns the effects of the provider's state on an order. Pure and idempotent (LIC-5, LIC-10). An insufficient payment is booked but does
 * not pay the order.
 */
export function settleOrder(order: Order, facts: PaymentFacts): Settlement {
  const state = stateAfter(order.state, actsOf(order, facts));
  const { paid, paidBack } = facts;
  if (paid === null) return { state, events: [], notes: {}, endedAt: null };
  const about = { buyer: bookedUnder(order), order: order.id };
  const amounts = taxIn(order);
  const placed: readonly LedgerEvent[] = [
    { ...about, id: `ordered/${order.id}`, at: order.placedAt, kind: 'ordered', amounts },
    { ...about, id: `invoiced/${order.id}`, at: paid.at, kind: 'invoiced', amounts },
  ];
  const events: readonly LedgerEvent[] = [
    ...(isOnInvoice(order) ? [] : placed),
    { ...about, id: `paid/${paid.id}`, at: paid.at, kind: 'paid', amounts: { paid: paid.amount } },
    ...takenBack(order, about, paidBack),
  ];
  const endedAt = state === 'refunded' ? Math.max(...paidBack.map(({ at }) => at)) : null;
  const notes = Object.fromEntries(
    paidBack.flatMap(({ id, note }) => (note === null ? [] : [[`credited/${id}`, note]])),
  );
  return { state, events, notes, endedAt };
}
