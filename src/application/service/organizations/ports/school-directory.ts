import type { FoundSchool } from '#domain/organizations/settings/school-search.ts';

/** Names of districts and schools, which are public. It contains no workspaces or memberships. */
export interface SchoolDirectory {
  /** Schools whose name contains the text (from `foldText`); names that begin with it are first, then sorted by name; at most `limit`. */
  find(folded: string, limit: number): Promise<readonly FoundSchool[]>;
}
