import type { Stripe } from 'stripe';
import type { paymentOf, TakenBack } from './payment-facts.ts';

/** The most that Stripe answers in one page of a list. */
export const limit = 100;

/** Everything in a list, page by page. */
export async function everyOne<T>(pages: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const each of pages) all.push(each);
  return all;
}

/** All refunds and disputes of a payment, where there are any. */
export async function takenBack(
  stripe: Stripe,
  { intent, charge }: ReturnType<typeof paymentOf>,
): Promise<TakenBack> {
  if (intent === null || charge === null) return { refunds: [], disputes: [] };
  const of = { payment_intent: intent.id, limit };
  return {
    refunds: charge.amount_refunded > 0 ? await everyOne(stripe.refunds.list(of)) : [],
    disputes: charge.disputed ? await everyOne(stripe.disputes.list(of)) : [],
  };
}
