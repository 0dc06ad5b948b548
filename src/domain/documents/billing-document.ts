import type { Money } from '../billing/money.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { Order, OrderBuyer } from '../orders/order.ts';

/** What a buyer gets on paper: what it would cost, what is to be paid by when, what is taken off it, what was paid. */
export const documentKinds = ['quote', 'invoice', 'credit-note', 'receipt'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** How long a quote holds its price, and how long an invoice may stay unpaid, in days. */
export const quoteDays = 60;
export const invoiceDays = 30;

/** A document before it has its number. */
export type DocumentDraft = {
  readonly id: string;
  readonly kind: DocumentKind;
  /** What it is the paper of: an event of the books by its id, or a quote. Nothing has two papers. */
  readonly event: string;
  readonly order: string;
  readonly buyer: OrderBuyer;
  /** The organization that it is made out to; null for an account, whose name is put in when it is printed. */
  readonly billTo: string | null;
  /** The number of the buyer’s purchase order; null where there is none. */
  readonly purchaseOrder: string | null;
  /** The day by the seller’s clock, and the moment (epoch milliseconds). */
  readonly issuedOn: IsoDate;
  readonly issuedAt: number;
  /** The last day on which a quote holds, or on which an invoice is to be paid; null for the others. */
  readonly dueOn: IsoDate | null;
  /** What about: the money that is asked for, that came, or that is taken off. */
  readonly amount: Money;
  /** How it was paid, or why something is taken off; null for the others. */
  readonly note: string | null;
} & Pick<Order, 'plan' | 'seats' | 'startsOn' | 'endsOn' | 'lines' | 'total'>;

/** A document as it was issued; nothing of it ever changes (LIC-7). */
export type BillingDocument = DocumentDraft & {
  /** Counted from 1 in each kind and year, without gaps. */
  readonly number: number;
};

const prefixes: Readonly<Record<DocumentKind, string>> = {
  quote: 'Q',
  invoice: 'INV',
  'credit-note': 'CN',
  receipt: 'R',
};

/** The year in which a document is counted. */
export const yearOf = ({ issuedOn }: Pick<DocumentDraft, 'issuedOn'>): number => Number(issuedOn.slice(0, 4));

/** What a document is called: `INV-2026-00042`. */
export const documentName = (document: Pick<BillingDocument, 'kind' | 'issuedOn' | 'number'>): string =>
  `${prefixes[document.kind]}-${yearOf(document)}-${String(document.number).padStart(5, '0')}`;
