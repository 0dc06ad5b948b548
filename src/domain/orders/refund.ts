import type { FormInvalid } from '../account/field-problem.ts';
import { parseForm } from '../account/parse-form.ts';
import type { LedgerEntry, LedgerEvent } from '../billing/ledger.ts';
import { usd } from '../billing/money.ts';
import { ok, type Result } from '../result.ts';
import {
  balanceOf,
  type OrderAccount,
  parseCents,
  parseLine,
  longestNote,
  longestNumber,
} from './on-invoice.ts';
import { bookedUnder, type Order } from './order.ts';
import { creditIn } from './settle-order.ts';

/** Money that goes back, and why: the buyer reads it on the credit note. */
export type RefundForm = {
  readonly cents: number;
  /** What was left of the payments, in cents, as whoever pays back saw it: pressed twice, the second time it is less. */
  readonly seen: number;
  readonly note: string;
  /** The bank’s, of a transfer that our staff made; null where a card was charged: that goes back by itself. */
  readonly reference: string | null;
};

/** Parses what our staff typed; an empty reference is none. */
export const parseRefund = (
  draft: RefundForm,
): Result<RefundForm, FormInvalid<'cents' | 'note' | 'reference'>> =>
  parseForm({
    cents: parseCents(draft.cents),
    seen: ok(draft.seen),
    note: parseLine(draft.note, longestNote),
    reference:
      (draft.reference ?? '').trim() === '' ? ok(null) : parseLine(draft.reference ?? '', longestNumber),
  });

/** How much of an order can go back, in cents: nothing while a bank has a dispute about it. */
export const refundableCents = ({ order, balance }: OrderAccount): number =>
  order.state === 'paid' ? balance.paid : 0;

/** How much of an order has gone back so far, in cents. */
export const refundedCents = (
  entries: readonly Pick<LedgerEntry, 'account' | 'event' | 'amount'>[],
): number => 0 - balanceOf(entries.filter(({ event }) => event.startsWith('refunded/'))).paid;

/** A transfer back, as it stands in the books, with the credit note that it settles: the same reference counts once. */
export function transferBack(
  order: Order,
  { cents, reference }: { readonly cents: number; readonly reference: string },
  { credited, at }: { readonly credited: number; readonly at: number },
): { readonly credit: LedgerEvent; readonly refund: LedgerEvent } {
  const about = { buyer: bookedUnder(order), order: order.id, at };
  const name = `${order.id}/${reference}`;
  return {
    credit: { ...about, id: `credited/${name}`, kind: 'credited', amounts: creditIn(order, credited, cents) },
    refund: { ...about, id: `refunded/${name}`, kind: 'refunded', amounts: { paid: usd(cents) } },
  };
}
