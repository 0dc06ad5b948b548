import type { Scope } from '#domain/organizations/access/scope.ts';
import type { OrderBuyer } from '#domain/billing/orders/order.ts';
import type { BillingDocument, DocumentDraft } from '#domain/billing/documents/billing-document.ts';

/**
 * Stores quotes, invoices, credit notes and receipts (LIC-7). They never change and are never deleted. A document is in a scope if its organization is in the
 * scope, or if it belongs to the scope's account.
 */
export interface BillingDocuments {
  /**
   * Saves a document with the next number of its kind and year. Numbers have no gaps, because a rollback frees the number. Throws if its event already has a
   * document.
   */
  issue(draft: DocumentDraft): Promise<BillingDocument>;
  ofOrder(order: string): Promise<readonly BillingDocument[]>;
  /** Assigns a guest order's documents to the buyer who claimed its license. The contents of the documents and the documents of other orders do not change. */
  handOver(order: string, buyer: OrderBuyer): Promise<void>;
  byId(id: string, scope: Scope): Promise<BillingDocument | null>;
  inScope(scope: Scope): Promise<readonly BillingDocument[]>;
}
