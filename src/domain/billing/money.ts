/** The currencies that are sold in. */
export const currencies = ['USD'] as const;
export type Currency = (typeof currencies)[number];

/** An amount in whole cents of a currency; less than nothing is owed to the buyer, or taken off. */
export type Money = { readonly currency: Currency; readonly cents: number };

/** Throws a RangeError for what is no whole number of cents: it would be lost without a word. */
export function usd(cents: number): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is no whole number of cents`);
  return { currency: 'USD', cents };
}

/** The sum of amounts; nothing where there are none. */
export const sumOf = (amounts: readonly Money[]): Money =>
  usd(amounts.reduce((sum, { cents }) => sum + cents, 0));
