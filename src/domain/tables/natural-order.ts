import { compareCodePoints, foldText } from './fold-text.ts';

type Named = { readonly id: string; readonly name: string };

const paddedDigits = 12;

/** The sort key of a folded text: numbers of up to 12 digits get leading zeros, so that "period 2" is before "period 10". */
export const naturalKey = (folded: string): string =>
  folded.replace(/[0-9]+/gu, (digits) => digits.padStart(paddedDigits, '0'));

/** Sorts by name as people do: "Period 2" before "Period 10", "Émile" beside "Emily". Equal names are sorted by ID. */
export const byNaturalName = (one: Named, other: Named): number =>
  compareCodePoints(naturalKey(foldText(one.name)), naturalKey(foldText(other.name))) ||
  compareCodePoints(one.id, other.id);
