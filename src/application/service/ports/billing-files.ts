import type { Scope } from '#domain/access/scope.ts';
import type { BillingFile, NewBillingFile, Verdict } from '#domain/billing/billing-file.ts';
import type { OrganizationPath } from '#domain/access/scope.ts';

/** Keeps the PDFs that organizations send our office (LIC-5, LIC-7). A file in a scope is one of an organization in it. */
export interface BillingFiles {
  /** Keeps a file, byte for byte. An order has one purchase order: another one is not kept. */
  keep(file: NewBillingFile): Promise<void>;
  /** Those of one organization in a scope, the newest first. */
  ofOrganization(id: string, scope: Scope): Promise<readonly BillingFile[]>;
  /** Certificates that count for an organization: its own and those of the ones above it, the newest first. */
  certificatesFor(path: OrganizationPath): Promise<readonly BillingFile[]>;
  byId(id: string, scope: Scope): Promise<BillingFile | null>;
  /** The bytes of one of them; null where there is none in the scope. */
  bytes(id: string, scope: Scope): Promise<Uint8Array | null>;
  /** Says what our staff think of a certificate, in place of what they said before. */
  judge(id: string, verdict: Verdict): Promise<void>;
}
