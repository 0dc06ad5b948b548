import type { OrganizationPath } from '../access/scope.ts';

/** What a job of an import is given: who ordered it, in which organization they acted, and which import. */
export type ImportOrder = {
  readonly importId: string;
  /** The account. */
  readonly by: string;
  readonly organization: OrganizationPath;
};

/** What a job of an import answers; the import itself says the rest. */
export type ImportDone = { readonly importId: string };

/** So many rows are written in one transaction. */
export const rowsAtOnce = 500;
