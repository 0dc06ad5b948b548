import type { Money } from '#domain/billing/prices/money.ts';
import type { Plan } from '#domain/billing/prices/prices.ts';
import type { QuoteLine } from '#domain/billing/prices/quote.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { BillingDocument, DocumentKind } from '#domain/billing/documents/billing-document.ts';
import type { DocumentSheet } from '#domain/billing/documents/document-sheet.ts';

export type DocumentPaperWords = {
  readonly product: string;
  readonly page: (number: number) => string;
  readonly kinds: Readonly<Record<DocumentKind, string>>;
  readonly from: string;
  readonly billTo: string;
  readonly address: (address: NonNullable<DocumentSheet['address']>) => readonly string[];
  readonly number: string;
  readonly issued: string;
  readonly due: string;
  readonly validUntil: string;
  readonly purchaseOrder: string;
  readonly orderNumber: string;
  readonly terms: string;
  readonly netDays: string;
  readonly bank: string;
  readonly note: Readonly<Record<DocumentKind, string>>;
  readonly day: (day: IsoDate) => string;
  readonly about: (document: BillingDocument) => string;
  readonly plans: Readonly<Record<Plan, string>>;
  readonly columns: Readonly<Record<'item' | 'quantity' | 'price' | 'amount', string>>;
  readonly line: (line: QuoteLine) => string;
  readonly money: (money: Money) => string;
  readonly total: string;
  /** The label of the document's amount, if it differs from the order's total. */
  readonly amount: Readonly<Record<DocumentKind, string>>;
  readonly next: (document: BillingDocument, seller: string) => string;
};
