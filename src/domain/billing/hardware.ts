import { type Money, sumOf, usd } from './money.ts';
import { type Product, productPrices } from './prices.ts';
import type { QuoteLine } from './quote.ts';

/** The most of one product that an order may have. */
export const mostOfProduct = 500;

/** So many of a product. */
export type HardwareItem = { readonly product: Product; readonly quantity: number };

/** A line of a quote about a product. */
export type HardwareLine = Extract<QuoteLine, { kind: 'hardware' }>;

/** Whether an order may have so many of a product: a whole number from 1 to `mostOfProduct`. */
export const isQuantity = (quantity: number): boolean =>
  Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= mostOfProduct;

/** The lines of products, one for each; no discount applies to them. */
export const hardwareLines = (items: readonly HardwareItem[]): readonly HardwareLine[] =>
  items.map(({ product, quantity }) => {
    const price = productPrices[product];
    return { kind: 'hardware', product, quantity, price, amount: usd(quantity * price.cents) };
  });

/** The products in the lines of an order. */
export const hardwareIn = (lines: readonly QuoteLine[]): readonly HardwareItem[] =>
  lines.flatMap((line) =>
    line.kind === 'hardware' ? [{ product: line.product, quantity: line.quantity }] : [],
  );

/** What the products in these lines cost together. */
export const hardwareTotal = (lines: readonly QuoteLine[]): Money =>
  sumOf(lines.flatMap((line) => (line.kind === 'hardware' ? [line.amount] : [])));
