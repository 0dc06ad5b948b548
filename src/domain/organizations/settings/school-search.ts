import { foldText } from '../../platform/tables/fold-text.ts';

export type FoundSchool = {
  readonly name: string;
  /** Name of its district; null for a district, and for a school without one. */
  readonly district: string | null;
};

/** Minimum length of the typed name, and maximum number of results. */
export const schoolSearch = { least: 3, most: 10 } as const;

/** Returns the search text; null if it is too short. */
export function schoolSearchText(typed: string): string | null {
  const folded = foldText(typed);
  return Array.from(folded).length < schoolSearch.least ? null : folded;
}
