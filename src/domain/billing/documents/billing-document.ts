import type { Money } from '../prices/money.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { Order, OrderBuyer } from '../orders/order.ts';

export const documentKinds = ['quote', 'invoice', 'credit-note', 'receipt'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export type DocumentDraft = {
  readonly id: string;
  readonly kind: DocumentKind;
  /** Id of the ledger event, or of the quote. An event has at most one document. */
  readonly event: string;
  readonly order: string;
  readonly buyer: OrderBuyer;
  /** The billed organization; null for an account, because its name is added when the document is printed. */
  readonly billTo: string | null;
  /** The buyer’s purchase order number; null if none. */
  readonly purchaseOrder: string | null;
  /** The day of issue in the seller’s time zone, and the time of issue in epoch milliseconds. */
  readonly issuedOn: IsoDate;
  readonly issuedAt: number;
  /** Last valid day of a quote, or due day of an invoice; null for other documents. */
  readonly dueOn: IsoDate | null;
  readonly amount: Money;
  /** Payment method, or reason for a credit; null for other documents. */
  readonly note: string | null;
} & Pick<Order, 'plan' | 'seats' | 'startsOn' | 'endsOn' | 'lines' | 'total'>;

/** An issued document. It never changes (LIC-7). */
export type BillingDocument = DocumentDraft & {
  /** Counts from 1 per kind and year, without gaps. */
  readonly number: number;
};

const prefixes: Readonly<Record<DocumentKind, string>> = {
  quote: 'Q',
  invoice: 'INV',
  'credit-note': 'CN',
  receipt: 'R',
};

/** Returns the year whose number sequence the document belongs to. */
export const yearOf = ({ issuedOn }: Pick<DocumentDraft, 'issuedOn'>): number => Number(issuedOn.slice(0, 4));

/** Returns the document number, such as `INV-2026-00042`. */
export const documentName = (document: Pick<BillingDocument, 'kind' | 'issuedOn' | 'number'>): string =>
  `${prefixes[document.kind]}-${yearOf(document)}-${String(document.number).padStart(5, '0')}`;
