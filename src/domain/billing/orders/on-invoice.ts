import { maxNoteLength, maxNumberLength, parseLine } from '../../platform/forms/parse-line.ts';
import type { FieldProblem, FormInvalid } from '../../platform/forms/field-problem.ts';
import { parseForm } from '../../platform/forms/parse-form.ts';
import type { LedgerEntry, LedgerEvent } from '../prices/ledger.ts';
import { usd } from '../prices/money.ts';
import { parsePdf } from '../../platform/files/pdf-file.ts';
import { err, ok, type Result } from '../../result.ts';
import { bookedUnder, type Order, taxIn } from './order.ts';

/** The open, received and credited amounts of an order, in cents. */
export type OrderBalance = { readonly open: number; readonly paid: number; readonly credited: number };

export type OrderAccount = { readonly order: Order; readonly balance: OrderBalance };

/** Returns the balance of an order from its ledger entries. */
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

/** Returns the ledger events of a new order on invoice. The invoice is issued immediately. */
export function invoicedAt(order: Order): readonly LedgerEvent[] {
  const about = { buyer: bookedUnder(order), order: order.id, at: order.placedAt, amounts: taxIn(order) };
  return [
    { ...about, id: `ordered/${order.id}`, kind: 'ordered' },
    { ...about, id: `invoiced/${order.id}`, kind: 'invoiced' },
  ];
}

/** A purchase order, with its number (one line, printed on every later document) and its PDF, which is null if there is none. */
export type PurchaseOrder = {
  readonly number: string;
  readonly file: Uint8Array | null;
  readonly isRepeat?: boolean;
};

export type PurchaseOrderInvalid = FormInvalid<'purchaseOrder' | 'file'>;

export function parsePurchaseOrder({
  number,
  file,
  isRepeat = false,
}: PurchaseOrder): Result<Required<PurchaseOrder>, PurchaseOrderInvalid> {
  const parsed = parseForm({
    purchaseOrder: parseLine(number, maxNumberLength),
    file: file === null ? ok(null) : parsePdf(file),
  });
  return parsed.ok ? ok({ number: parsed.value.purchaseOrder, file: parsed.value.file, isRepeat }) : parsed;
}

/** Parses a positive whole number of cents. */
export const parseCents = (cents: number): Result<number, FieldProblem> =>
  Number.isSafeInteger(cents) && cents > 0 ? ok(cents) : err('malformed');

export type ReceivedPayment = { readonly cents: number; readonly reference: string };
export const parsePayment = (
  draft: ReceivedPayment,
): Result<ReceivedPayment, FormInvalid<'cents' | 'reference'>> =>
  parseForm({ cents: parseCents(draft.cents), reference: parseLine(draft.reference, maxNumberLength) });

/** A credit or refund with its reason, which is printed on the credit note. */
export type CreditOrRefund = { readonly cents: number; readonly note: string };
export const parseCreditOrRefund = (
  draft: CreditOrRefund,
): Result<CreditOrRefund, FormInvalid<'cents' | 'note'>> =>
  parseForm({ cents: parseCents(draft.cents), note: parseLine(draft.note, maxNoteLength) });

/** Returns the ledger event of a payment. The same reference has the same id, so it is booked only once. */
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
