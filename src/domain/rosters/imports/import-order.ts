import type { OrganizationPath } from '../../identity/membership/organization.ts';

export type ImportOrder = {
  readonly importId: string;
  readonly by: string;
  readonly organization: OrganizationPath;
};

export type ImportDone = { readonly importId: string };

export const rowsPerBatch = 500;
