import type { Money } from '#domain/billing/money.ts';
import type { Plan } from '#domain/billing/prices.ts';
import type { QuoteLine } from '#domain/billing/quote.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { BillingDocument, DocumentKind } from '#domain/documents/billing-document.ts';
import type { DocumentSheet } from '#domain/documents/document-sheet.ts';

/** The words of quotes, invoices, credit notes and receipts on paper, as the catalog of messages has them. */
export type DocumentPaperWords = {
  readonly product: string;
  readonly page: (number: number) => string;
  readonly kinds: Readonly<Record<DocumentKind, string>>;
  readonly from: string;
  readonly billTo: string;
  /** Line by line, as on an envelope. */
  readonly address: (address: NonNullable<DocumentSheet['address']>) => readonly string[];
  readonly number: string;
  readonly issued: string;
  /** The label of the last day, on a quote and on an invoice. */
  readonly due: string;
  readonly validUntil: string;
  readonly purchaseOrder: string;
  /** The label of our number of the order, as emails and pages have it. */
  readonly orderNumber: string;
  /** The label of when an invoice is due, and what it says. */
  readonly terms: string;
  readonly netDays: string;
  /** The label of where an invoice is paid by bank transfer. */
  readonly bank: string;
  /** The label of what stands in the note: how it was paid, or why something is taken off. */
  readonly note: Readonly<Record<DocumentKind, string>>;
  readonly day: (day: IsoDate) => string;
  /** What the lines are about, in one sentence. */
  readonly about: (document: BillingDocument) => string;
  readonly plans: Readonly<Record<Plan, string>>;
  readonly columns: Readonly<Record<'item' | 'quantity' | 'price' | 'amount', string>>;
  readonly line: (line: QuoteLine) => string;
  readonly money: (money: Money) => string;
  readonly total: string;
  /** What the document itself comes to, where it is another thing than the total of the order. */
  readonly amount: Readonly<Record<DocumentKind, string>>;
  /** What the reader does next. */
  readonly next: (document: BillingDocument, seller: string) => string;
};
