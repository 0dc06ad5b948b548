export const currencies = ['USD'] as const;
export type Currency = (typeof currencies)[number];

/** An amount in whole cents of a currency; negative for a credit or a discount. */
export type Money = { readonly currency: Currency; readonly cents: number };

/** Throws a RangeError unless `cents` is a safe integer, because fractions would be lost silently. */
export function usd(cents: number): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is not a whole number of cents`);
  return { currency: 'USD', cents };
}

/** Returns the sum of amounts; 0 for an empty list. */
export const sumOf = (amounts: readonly Money[]): Money =>
  usd(amounts.reduce((sum, { cents }) => sum + cents, 0));
