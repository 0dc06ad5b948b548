import { type CardHabit, type PaymentOutcome, type PaymentBook, type PaymentRow } from './payment-book.ts';
import { habitOf } from './card-objects.ts';
import { chargedIntentOf } from './stripe-objects.ts';
import { type StripeAnswer, keyInUse, missing, okAnswer, refused } from './stripe-answers.ts';

type ChargeDeps = {
  readonly book: PaymentBook;
  readonly now: () => number;
  readonly saveAndNotify: (row: PaymentRow, outcome: PaymentOutcome) => void;
};

/** Prepares a charge of a saved card. Idempotent by key. */
export function createIntent({ book, now }: ChargeDeps, form: URLSearchParams, key: string): StripeAnswer {
  const id = `pi_test_${Buffer.from(key).toString('base64url')}`;
  const of = (name: string): string => form.get(name) ?? '';
  const cents = Number(of('amount'));
  if (!Number.isSafeInteger(cents) || cents <= 0) return refused(400, 'Invalid integer: amount');
  const known = book.get(id);
  if (known !== null) return known.cents === cents ? okAnswer(chargedIntentOf(known)) : keyInUse;
  const row: PaymentRow = {
    id,
    kind: 'charge',
    keepsCard: false,
    card: null,
    attempts: {},
    order: of('metadata[order]'),
    title: of('description'),
    cents,
    currency: of('currency'),
    email: null,
    successUrl: '',
    cancelUrl: '',
    createdAt: now(),
    status: 'open',
    intent: 'requires_payment_method',
    paidAt: null,
    refunds: [],
    dispute: null,
  };
  book.set(row);
  return okAnswer(chargedIntentOf(row));
}

const cardError = (code: string, message: string): StripeAnswer => ({
  status: 402,
  body: { error: { type: 'card_error', code, message } },
});

const answers: Readonly<Record<CardHabit, (row: PaymentRow) => StripeAnswer>> = {
  pays: (row) => okAnswer(chargedIntentOf(row)),
  declines: () => cardError('card_declined', 'Your card was declined.'),
  asks: () => cardError('authentication_required', 'Your card was declined. It requires authentication.'),
};

/** Charges a saved card. The id of the card determines the outcome. Idempotent by key. */
export function confirmIntent(
  { book, now, saveAndNotify }: ChargeDeps,
  id: string,
  { form, key }: { readonly form: URLSearchParams; readonly key: string },
): StripeAnswer {
  const row = book.get(id);
  if (row === null || row.kind !== 'charge') return missing;
  const before = row.attempts[key];
  if (before !== undefined) return answers[before](row);
  if (row.status !== 'open')
    return refused(400, 'This PaymentIntent cannot be confirmed', 'intent_invalid_state');
  const habit = habitOf(form.get('payment_method') ?? '');
  const attempts = { ...row.attempts, [key]: habit };
  const tried: PaymentRow =
    habit === 'pays'
      ? { ...row, attempts, status: 'complete', intent: 'succeeded', paidAt: now() }
      : { ...row, attempts };
  if (habit === 'pays') saveAndNotify(tried, 'pay');
  else book.set(tried);
  return answers[habit](tried);
}

export function cancelIntent({ book }: ChargeDeps, id: string): StripeAnswer {
  const row = book.get(id);
  if (row === null || row.kind !== 'charge') return missing;
  if (row.status !== 'open')
    return refused(400, 'This PaymentIntent cannot be canceled', 'intent_invalid_state');
  const canceled: PaymentRow = { ...row, status: 'expired', intent: 'canceled' };
  book.set(canceled);
  return okAnswer(chargedIntentOf(canceled));
}
