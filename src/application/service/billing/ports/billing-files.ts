import type { Scope } from '#domain/organizations/access/scope.ts';
import type { BillingFile, NewBillingFile, Verdict } from '#domain/billing/prices/billing-file.ts';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';

/** Stores PDFs that organizations send to our office (LIC-5, LIC-7). A file is in a scope if its organization is in the scope. */
export interface BillingFiles {
  /** Saves a file byte for byte. An order has one purchase order; a second one is not saved. */
  save(file: NewBillingFile): Promise<void>;
  ofOrganization(id: string, scope: Scope): Promise<readonly BillingFile[]>;
  /** Certificates that apply to an organization: its own and those of its parents, newest first. */
  certificatesFor(path: OrganizationPath): Promise<readonly BillingFile[]>;
  byId(id: string, scope: Scope): Promise<BillingFile | null>;
  bytes(id: string, scope: Scope): Promise<Uint8Array | null>;
  judge(id: string, verdict: Verdict): Promise<void>;
}
