import type { LedgerEvent } from '../billing/ledger.ts';
import { type Money, usd } from '../billing/money.ts';
import { bookedUnder, isOnInvoice, type Order, taxIn } from './order.ts';
import { type OrderAct, type OrderState, stateAfter } from './order-state.ts';

/** Money that moved: the id is the payment provider’s, `at` the time that it has (epoch milliseconds). */
export type Movement = { readonly id: string; readonly at: number; readonly amount: Money };

/** Money that went back, and why, in our own words; null where nobody of ours sent it back. */
export type PaidBack = Movement & { readonly note: string | null };

/**
 * All that the payment provider says of a checkout session at the moment of asking. Later answers say more, never something
 * else, so that it does not matter which notice led to the question, how late it came, and how often.
 */
export type PaymentFacts = {
  readonly session: string;
  /** `processing` while a bank takes its days. */
  readonly state: 'open' | 'processing' | 'complete' | 'expired';
  readonly paid: Movement | null;
  /** What was paid back: refunds, and disputes that were lost. */
  readonly paidBack: readonly PaidBack[];
  readonly dispute: 'none' | 'open' | 'won' | 'lost';
};

/** What follows for an order. */
export type Settlement = {
  readonly state: OrderState;
  /** Everything that belongs into the books by now; what is in them already counts once. */
  readonly events: readonly LedgerEvent[];
  /** Why money went back, by the id of the event that takes it off. */
  readonly notes: Readonly<Record<string, string>>;
  /** When the grant ended; null while it runs. */
  readonly endedAt: number | null;
};

const sumCents = (movements: readonly Movement[]): number =>
  movements.reduce((sum, { amount }) => sum + amount.cents, 0);

function actsOf(order: Order, { state, paid, paidBack, dispute }: PaymentFacts) {
  // The page of an invoice is for all that is open; when it is closed, the invoice is still open.
  const invoiced = isOnInvoice(order);
  if (paid === null) return state === 'expired' && !invoiced ? (['cancel'] as const) : [];
  const acts: OrderAct[] = invoiced || paid.amount.cents >= order.total.cents ? ['pay'] : [];
  if (dispute !== 'none') acts.push('dispute');
  if (dispute === 'won') acts.push('win');
  if (sumCents(paidBack) >= paid.amount.cents) acts.push('refund');
  return acts;
}

type About = Pick<LedgerEvent, 'buyer' | 'order'>;

/** What is taken off an order, with the tax in it, where so many cents were taken off before. */
export function creditIn(order: Pick<Order, 'lines' | 'total'>, before: number, cents: number) {
  const whole = taxIn(order).tax.cents;
  const taxBy = (sum: number): number =>
    Math.min(whole, Math.ceil((whole * sum) / Math.max(1, order.total.cents)));
  const tax = taxBy(before + cents) - taxBy(before);
  return { net: usd(cents - tax), tax: usd(tax) };
}

/**
 * What is paid back, in the order in which it was: the tax in it is that of all that is paid back by then less that of all before,
 * so that no cent stays where everything is paid back in parts.
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
 * What an order comes to by what the payment provider says of it: pure, and the same however often it is asked (LIC-5, LIC-10).
 * Less than the sum pays nothing; it stands in the books.
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
