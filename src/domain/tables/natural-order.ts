import { compareCodePoints } from './fold-text.ts';

type Named = { readonly id: string; readonly name: string };

let collator: Intl.Collator | null = null;

/** Sorts by name as people do: "Period 2" before "Period 10", "Émile" beside "Emily". Equal names are sorted by ID. */
export function byNaturalName(one: Named, other: Named): number {
  // Made at the first use, because making one takes milliseconds.
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(one.name, other.name) || compareCodePoints(one.id, other.id);
}
