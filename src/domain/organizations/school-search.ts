import { foldText } from '../tables/fold-text.ts';

/** A district or school that is here, as anybody finds it by its name. */
export type FoundSchool = {
  readonly name: string;
  /** The name of its district; null for a district, and for a school without one. */
  readonly district: string | null;
};

/** How much of a name must be typed, in characters, and how many schools are answered at most. */
export const schoolSearch = { least: 3, most: 10 } as const;

/** What schools are looked up by; null where too little was typed. */
export function schoolSearchText(typed: string): string | null {
  const folded = foldText(typed);
  return Array.from(folded).length < schoolSearch.least ? null : folded;
}
