import { compareCodePoints, foldText } from './fold-text.ts';

type Named = { readonly id: string; readonly name: string };

const paddedDigits = 12;

/** Returns the sort key of a folded text: pads numbers of up to 12 digits with zeros, so that "period 2" precedes "period 10". */
export const naturalKey = (folded: string): string =>
  folded.replace(/[0-9]+/gu, (digits) => digits.padStart(paddedDigits, '0'));

/** Compares names in natural order: "Period 2" before "Period 10", "Émile" next to "Emily". */
export const compareNames = (one: string, other: string): number =>
  compareCodePoints(naturalKey(foldText(one)), naturalKey(foldText(other)));

/** Compares by name in natural order, then by id. */
export const byNaturalName = (one: Named, other: Named): number =>
  compareNames(one.name, other.name) || compareCodePoints(one.id, other.id);
