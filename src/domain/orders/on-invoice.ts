import type { FieldProblem, FormInvalid } from '../account/field-problem.ts';
import { parseForm } from '../account/parse-form.ts';
import type { LedgerEntry, LedgerEvent } from '../billing/ledger.ts';
import { usd } from '../billing/money.ts';
import { parsePdf } from '../files/pdf-file.ts';
import { err, ok, type Result } from '../result.ts';
import { bookedUnder, type Order, taxIn } from './order.ts';

/** The most characters of a purchase order's number, of a bank's reference, and of a word of explanation. */
export const longestNumber = 60;
export const longestNote = 300;

/** What of an order's money was invoiced, came in, and was taken off, in cents. What is left is open. */
export type OrderBalance = { readonly open: number; readonly paid: number; readonly credited: number };

/** An order as those see it who settle it. */
export type OrderAccount = { readonly order: Order; readonly balance: OrderBalance };

/** The balance of an order by its entries in the books. */
export function balanceOf(
  entries: readonly Pick<LedgerEntry, 'event' | 'account' | 'amount'>[],
): OrderBalance {
  const sum = (account: LedgerEntry['account'], prefix = ''): number =>
    entries.reduce(
      (total, entry) =>
        entry.account === account && entry.event.startsWith(prefix) ? total + entry.amount.cents : total,
      0,
    );
  return {
    open: sum('receivable'),
    paid: sum('cash'),
    credited: 0 - sum('receivable', 'credited/'),
  };
}

/** What belongs into the books when an order is placed that is paid on invoice: the invoice is issued at once. */
export function invoicedAt(order: Order): readonly LedgerEvent[] {
  const about = { buyer: bookedUnder(order), order: order.id, at: order.placedAt, amounts: taxIn(order) };
  return [
    { ...about, id: `ordered/${order.id}`, kind: 'ordered' },
    { ...about, id: `invoiced/${order.id}`, kind: 'invoiced' },
  ];
}

/** One line of text, at most so long. */
export function parseLine(typed: string, longest: number): Result<string, FieldProblem> {
  const text = typed.replaceAll(/\s+/gu, ' ').trim();
  if (text === '') return err('required');
  return text.length > longest ? err('too-long') : ok(text);
}

/** A purchase order: its number, one line that is printed on every paper after, and the PDF of it; null without one. */
export type PurchaseOrder = {
  readonly number: string;
  readonly file: Uint8Array | null;
  /** Whether the buyer confirmed that they use the number once more. */
  readonly isRepeat?: boolean;
};

export type PurchaseOrderInvalid = FormInvalid<'purchaseOrder' | 'file'>;

export function parsePurchaseOrder({
  number,
  file,
  isRepeat = false,
}: PurchaseOrder): Result<Required<PurchaseOrder>, PurchaseOrderInvalid> {
  const parsed = parseForm({
    purchaseOrder: parseLine(number, longestNumber),
    file: file === null ? ok(null) : parsePdf(file),
  });
  return parsed.ok ? ok({ number: parsed.value.purchaseOrder, file: parsed.value.file, isRepeat }) : parsed;
}

/** A sum that is more than nothing. */
export const parseCents = (cents: number): Result<number, FieldProblem> =>
  Number.isSafeInteger(cents) && cents > 0 ? ok(cents) : err('malformed');

/** A payment that came in, by the bank's reference. */
export type ReceivedPayment = { readonly cents: number; readonly reference: string };
export const parsePayment = (
  draft: ReceivedPayment,
): Result<ReceivedPayment, FormInvalid<'cents' | 'reference'>> =>
  parseForm({ cents: parseCents(draft.cents), reference: parseLine(draft.reference, longestNumber) });

/** Something that is taken off or paid back, and why: the buyer reads it on the credit note. */
export type TakenOff = { readonly cents: number; readonly note: string };
export const parseTakenOff = (draft: TakenOff): Result<TakenOff, FormInvalid<'cents' | 'note'>> =>
  parseForm({ cents: parseCents(draft.cents), note: parseLine(draft.note, longestNote) });

/** A payment as it stands in the books: the same reference counts once. */
export const paymentEvent = (
  order: Order,
  { cents, reference }: ReceivedPayment,
  at: number,
): LedgerEvent => ({
  id: `paid/${order.id}/${reference}`,
  at,
  buyer: bookedUnder(order),
  order: order.id,
  kind: 'paid',
  amounts: { paid: usd(cents) },
});
