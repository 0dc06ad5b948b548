import type { Scope } from '#domain/access/scope.ts';
import type { BillingDocument, DocumentDraft } from '#domain/documents/billing-document.ts';

/**
 * Keeps quotes, invoices, credit notes and receipts (LIC-7). None is ever changed or deleted. A document in a scope is one of
 * an organization in it, or of the account whose own scope it is.
 */
export interface BillingDocuments {
  /**
   * Gives a document the next number of its kind and year, and keeps it. Numbers have no gaps: where the transaction is undone the
   * number was never given. Throws where what it is the paper of has one.
   */
  issue(draft: DocumentDraft): Promise<BillingDocument>;
  byId(id: string, scope: Scope): Promise<BillingDocument | null>;
  /** Those in a scope, the newest first. */
  inScope(scope: Scope): Promise<readonly BillingDocument[]>;
}
