import type { Scope } from '#domain/access/scope.ts';
import type { OrderBuyer } from '#domain/orders/order.ts';
import type { BillingDocument, DocumentDraft } from '#domain/documents/billing-document.ts';

/**
 * Keeps quotes, invoices, credit notes and receipts (LIC-7). What stands on one never changes, and none is deleted. A document in a scope is one of
 * an organization in it, or of the account whose own scope it is.
 */
export interface BillingDocuments {
  /**
   * Gives a document the next number of its kind and year, and keeps it. Numbers have no gaps: where the transaction is undone the
   * number was never given. Throws where what it is the paper of has one.
   */
  issue(draft: DocumentDraft): Promise<BillingDocument>;
  /** Those of one order, the newest first. */
  ofOrder(order: string): Promise<readonly BillingDocument[]>;
  /**
   * From now on the documents of a guest’s order are read by whom its license was claimed for; nothing that stands on them changes, and
   * those of other orders stay as they are.
   */
  handOver(order: string, buyer: OrderBuyer): Promise<void>;
  byId(id: string, scope: Scope): Promise<BillingDocument | null>;
  /** Those in a scope, the newest first. */
  inScope(scope: Scope): Promise<readonly BillingDocument[]>;
}
