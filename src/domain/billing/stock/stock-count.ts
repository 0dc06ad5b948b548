import type { FieldProblem, FormInvalid } from '../../platform/forms/field-problem.ts';
import { parseForm } from '../../platform/forms/parse-form.ts';
import type { Product } from '../prices/prices.ts';
import { err, ok, type Result } from '../../result.ts';
import type { StockLevel } from './stock.ts';

export const maxOnShelves = 100_000;

/** Reasons for a changed count. The list is fixed, because the audit log must not contain text typed by users. */
export const stockReasons = ['received', 'counted', 'damaged', 'returned'] as const;
export type StockReason = (typeof stockReasons)[number];

/** `seen` is the number in stock that the user saw before the change. */
export type StockCount = {
  readonly product: Product;
  readonly onHand: number;
  readonly seen: number;
  readonly reason: StockReason;
};

export type StockCountDraft = Omit<StockCount, 'reason'> & { readonly reason: string };

/** The stored number differs from `seen`, or more Docks than counted are reserved. */
export type StockCountRefused = { readonly kind: 'stock/changed' | 'stock/set-aside' };

const parseOnHand = (count: number): Result<number, FieldProblem> =>
  Number.isSafeInteger(count) && count >= 0 && count <= maxOnShelves ? ok(count) : err('malformed');

const parseReason = (typed: string): Result<StockReason, FieldProblem> => {
  const known = stockReasons.find((reason) => reason === typed);
  if (known !== undefined) return ok(known);
  return err(typed === '' ? 'required' : 'unknown-value');
};

/** Parses a count: a whole number from 0 to `maxOnShelves`, and a reason. */
export function parseStockCount(
  draft: StockCountDraft,
): Result<StockCount, FormInvalid<'onHand' | 'reason'>> {
  const form = parseForm({ onHand: parseOnHand(draft.onHand), reason: parseReason(draft.reason) });
  return form.ok ? ok({ product: draft.product, seen: draft.seen, ...form.value }) : form;
}

/** Checks whether a count can be applied to the current stock. */
export function countedOn(
  level: Omit<StockLevel, 'product'>,
  { onHand, seen }: Pick<StockCount, 'onHand' | 'seen'>,
): Result<void, StockCountRefused> {
  if (level.onHand !== seen) return err({ kind: 'stock/changed' });
  return onHand < level.reserved ? err({ kind: 'stock/set-aside' }) : ok(undefined);
}
