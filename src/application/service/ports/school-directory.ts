import type { FoundSchool } from '#domain/organizations/school-search.ts';

/** Districts and schools by their names, which anybody may know. Workspaces, and who belongs to what, are not in it. */
export interface SchoolDirectory {
  /**
   * Those whose name has this text in it, which `foldText` made; first those that begin with it, then by name; at most so many.
   */
  find(folded: string, limit: number): Promise<readonly FoundSchool[]>;
}
