import type { Stripe } from 'stripe';
import type { paymentOf, TakenBack } from './payment-facts.ts';

/** The maximum page size of Stripe's lists. */
export const limit = 100;

export async function everyOne<T>(pages: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const each of pages) all.push(each);
  return all;
}

/** Returns all refunds and disputes of a payment. */
export async function listTakenBack(
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
