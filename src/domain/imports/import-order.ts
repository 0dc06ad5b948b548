import type { OrganizationPath } from '../access/scope.ts';

export type ImportOrder = {
  readonly importId: string;
  readonly by: string;
  readonly organization: OrganizationPath;
};

export type ImportDone = { readonly importId: string };

export const rowsAtOnce = 500;
