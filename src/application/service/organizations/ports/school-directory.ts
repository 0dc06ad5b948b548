import type { FoundSchool } from '#domain/organizations/settings/school-search.ts';

/** Names of districts and schools, which are public. Without workspaces and memberships. */
export interface SchoolDirectory {
  /** Schools whose name contains the text (from `foldText`); first those that begin with it, then by name; at most `limit`. */
  find(folded: string, limit: number): Promise<readonly FoundSchool[]>;
}
