import type { Currency } from '#domain/billing/prices/money.ts';
import type { DocumentDraft, DocumentKind } from '#domain/billing/documents/billing-document.ts';
import type { OrderBuyer } from '#domain/billing/orders/order.ts';
import type { Document, Instant } from '../platform/column-types.ts';

type DocumentTerms = Pick<
  DocumentDraft,
  'billTo' | 'purchaseOrder' | 'plan' | 'seats' | 'startsOn' | 'endsOn' | 'lines' | 'total' | 'note'
>;

/** One row for each document. Rows are never changed or deleted. */
export type BillingDocumentsTable = {
  id: string;
  kind: DocumentKind;
  year: number;
  number: number;
  event: string;
  order_id: string;
  buyer_kind: OrderBuyer['kind'];
  buyer_id: string;
  organization_path: string | null;
  issued_on: string;
  issued_at: Instant;
  due_on: string | null;
  currency: Currency;
  cents: number;
  terms: Document<DocumentTerms>;
};

export type DocumentNumbersTable = { kind: DocumentKind; year: number; last: number };
