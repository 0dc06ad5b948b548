import type { FieldProblem, FormInvalid } from '../account/field-problem.ts';
import { parseForm } from '../account/parse-form.ts';
import { parseLine, longestNumber } from '../orders/on-invoice.ts';
import { err, ok, type Result } from '../result.ts';

/** The most that can be put on the shelves at once. */
export const mostReceived = 100_000;

/** Who carries a parcel, and by which number it is followed. */
export type ShipmentForm = { readonly carrier: string; readonly tracking: string };

/** Parses what our staff typed when they sent a parcel. */
export const parseShipment = (
  draft: ShipmentForm,
): Result<ShipmentForm, FormInvalid<'carrier' | 'tracking'>> =>
  parseForm({
    carrier: parseLine(draft.carrier, longestNumber),
    tracking: parseLine(draft.tracking, longestNumber),
  });

/** How many came in: a whole number from 1 to `mostReceived`. */
export const parseReceived = (quantity: number): Result<number, FieldProblem> =>
  Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= mostReceived
    ? ok(quantity)
    : err('malformed');
