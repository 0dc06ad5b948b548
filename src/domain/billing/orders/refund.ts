import type { FormInvalid } from '../../platform/forms/field-problem.ts';
import { parseForm } from '../../platform/forms/parse-form.ts';
import type { LedgerEntry, LedgerEvent } from '../prices/ledger.ts';
import { usd } from '../prices/money.ts';
import { ok, type Result } from '../../result.ts';
import { parseLine, maxNoteLength, maxNumberLength } from '../../platform/forms/parse-line.ts';
import { balanceOf, type OrderAccount, parseCents } from './on-invoice.ts';
import { bookedUnder, type Order } from './order.ts';
import { creditIn } from './settle-order.ts';

export type RefundForm = {
  readonly cents: number;
  /** The refundable cents that the user saw, so that a double click refunds only once. */
  readonly seen: number;
  readonly note: string;
  /** Bank reference of a transfer by our staff; null for a card, which is refunded automatically. */
  readonly reference: string | null;
};

/** Parses the form; an empty reference means none. */
export const parseRefund = (
  draft: RefundForm,
): Result<RefundForm, FormInvalid<'cents' | 'note' | 'reference'>> =>
  parseForm({
    cents: parseCents(draft.cents),
    seen: ok(draft.seen),
    note: parseLine(draft.note, maxNoteLength),
    reference:
      (draft.reference ?? '').trim() === '' ? ok(null) : parseLine(draft.reference ?? '', maxNumberLength),
  });

/** Returns the refundable cents of an order; 0 unless the order is paid and not disputed. */
export const refundableCents = ({ order, balance }: OrderAccount): number =>
  order.state === 'paid' ? balance.paid : 0;

export const refundedCents = (
  entries: readonly Pick<LedgerEntry, 'account' | 'event' | 'amount'>[],
): number => 0 - balanceOf(entries.filter(({ event }) => event.startsWith('refunded/'))).paid;

/** Returns the ledger events of a refund by transfer: its credit note and the payment. The same reference has the same ids, so it is booked only once. */
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
