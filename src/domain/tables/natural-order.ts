import { compareCodePoints, foldText } from './fold-text.ts';

type Named = { readonly id: string; readonly name: string };

const paddedDigits = 12;

/** The sort key of a folded text: numbers of up to 12 digits get leading zeros, so that "period 2" is before "period 10". */
export const naturalKey = (folded: string): string =>
  folded.replace(/[0-9]+/gu, (digits) => digits.padStart(paddedDigits, '0'));

/** Compares names as people sort them: "Period 2" before "Period 10", "Émile" beside "Emily". */
export const compareNames = (one: string, other: string): number =>
  compareCodePoints(naturalKey(foldText(one)), naturalKey(foldText(other)));

/** Sorts by name as people do. Equal names are sorted by ID. */
export const byNaturalName = (one: Named, other: Named): number =>
  compareNames(one.name, other.name) || compareCodePoints(one.id, other.id);
