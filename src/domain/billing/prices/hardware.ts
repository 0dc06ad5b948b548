import { type Money, sumOf, usd } from './money.ts';
import { type Product, productPrices } from './prices.ts';
import type { QuoteLine } from './quote.ts';

export const maxOfProduct = 500;

export type HardwareItem = { readonly product: Product; readonly quantity: number };

export type HardwareLine = Extract<QuoteLine, { kind: 'hardware' }>;

/** Whether a quantity can be ordered: a whole number from 1 to `maxOfProduct`. */
export const isQuantity = (quantity: number): boolean =>
  Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= maxOfProduct;

/** Returns the quote lines, one per product. No discount applies to them. */
export const hardwareLines = (items: readonly HardwareItem[]): readonly HardwareLine[] =>
  items.map(({ product, quantity }) => {
    const price = productPrices[product];
    return { kind: 'hardware', product, quantity, price, amount: usd(quantity * price.cents) };
  });

export const hardwareIn = (lines: readonly QuoteLine[]): readonly HardwareItem[] =>
  lines.flatMap((line) =>
    line.kind === 'hardware' ? [{ product: line.product, quantity: line.quantity }] : [],
  );

export const hardwareTotal = (lines: readonly QuoteLine[]): Money =>
  sumOf(lines.flatMap((line) => (line.kind === 'hardware' ? [line.amount] : [])));
