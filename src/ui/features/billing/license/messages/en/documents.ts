import type { Money } from '#domain/billing/prices/money.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import type { BillingDocument, DocumentKind } from '#domain/billing/documents/billing-document.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';

const kinds: Readonly<Record<DocumentKind, string>> = {
  quote: 'Quote',
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  receipt: 'Receipt',
};

const papers: Readonly<Record<PaperSize, string>> = { letter: 'Letter', a4: 'A4' };

export const deliveriesWords = {
  waiting: 'Loading the status of your Docks',
  heading: 'Docks',
  lead: 'What you ordered, and where it is.',
  order: (number: string) => `Order ${number}`,
} as const;

export const documentsWords = {
  heading: 'Quotes, invoices and receipts',
  lead: 'Download your documents as PDFs.',
  waiting: 'Loading your documents',
  none: 'Nothing yet. Quotes and invoices appear here as soon as you ask for them or order.',
  list: 'Documents',
  address: 'Set the address that is printed on them',
  kinds,
  paper: 'Paper size',
  papers,
  issued: (day: string, amount: string) => `${formatDate(day)} · ${amount}`,
  day: ({ kind, dueOn }: Pick<BillingDocument, 'kind' | 'dueOn'>): string | null => {
    if (dueOn === null) return null;
    return `${kind === 'quote' ? 'Price valid until' : 'Please pay by'} ${formatDate(dueOn)}`;
  },
  open: (open: Money, amount: string) => (open.cents === 0 ? 'Paid' : `${amount} open`),
  pay: 'Pay by card',
  download: 'Download',
  order: 'Order this',
  taxFormLead: 'Need our W-9?',
  taxForm: 'Download our W-9',
} as const;
