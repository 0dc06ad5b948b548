import type { FieldProblem, FormInvalid } from '../account/field-problem.ts';
import { parseForm } from '../account/parse-form.ts';
import type { Product } from '../billing/prices.ts';
import { err, ok, type Result } from '../result.ts';
import type { StockLevel } from './stock.ts';

/** The most of a product that can be on the shelves. */
export const mostOnShelves = 100_000;

/** Why our staff change how many there are: words of ours, since the audit log outlives what people write. */
export const stockReasons = ['received', 'counted', 'damaged', 'returned'] as const;
export type StockReason = (typeof stockReasons)[number];

/** So many of a product are on the shelves, where `seen` were shown to whoever counted. */
export type StockCount = {
  readonly product: Product;
  readonly onHand: number;
  readonly seen: number;
  readonly reason: StockReason;
};

export type StockCountDraft = Omit<StockCount, 'reason'> & { readonly reason: string };

/** Why a count is not taken: another number stands there than was seen, or more than that are set aside for orders. */
export type StockCountRefused = { readonly kind: 'stock/changed' | 'stock/set-aside' };

const parseOnHand = (count: number): Result<number, FieldProblem> =>
  Number.isSafeInteger(count) && count >= 0 && count <= mostOnShelves ? ok(count) : err('malformed');

const parseReason = (typed: string): Result<StockReason, FieldProblem> => {
  const known = stockReasons.find((reason) => reason === typed);
  if (known !== undefined) return ok(known);
  return err(typed === '' ? 'required' : 'unknown-value');
};

/** Parses what our staff counted: a whole number from 0 to `mostOnShelves`, and why it is another one. */
export function parseStockCount(
  draft: StockCountDraft,
): Result<StockCount, FormInvalid<'onHand' | 'reason'>> {
  const form = parseForm({ onHand: parseOnHand(draft.onHand), reason: parseReason(draft.reason) });
  return form.ok ? ok({ product: draft.product, seen: draft.seen, ...form.value }) : form;
}

/** Whether a count can be taken where so many are on the shelves now. */
export function countedOn(
  level: Omit<StockLevel, 'product'>,
  { onHand, seen }: Pick<StockCount, 'onHand' | 'seen'>,
): Result<void, StockCountRefused> {
  if (level.onHand !== seen) return err({ kind: 'stock/changed' });
  return onHand < level.reserved ? err({ kind: 'stock/set-aside' }) : ok(undefined);
}
