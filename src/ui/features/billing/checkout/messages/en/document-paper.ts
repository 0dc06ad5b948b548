import { planNames } from '../../../../../messages/en/prices.ts';
import { counted } from '#domain/platform/text/counted.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import { invoiceDays } from '#domain/billing/prices/payment-terms.ts';
import { type BillingDocument, documentName } from '#domain/billing/documents/billing-document.ts';
import type { DocumentSheet } from '#domain/billing/documents/document-sheet.ts';
import { daysAfter } from '#domain/organizations/grants/term.ts';
import { productName } from '#domain/product.ts';
import { addressLines } from '#domain/billing/orders/order-contact.ts';
import { dollars } from '../../../../../messages/en/money.ts';
import { countryName } from '../../../../../messages/en/places.ts';
import { lineWords } from './checkout.ts';

function nextStep({ kind, dueOn, ...document }: BillingDocument, seller: string): string {
  // A buyer without an account has an order page instead.
  const isGuest = document.buyer.kind === 'guest';
  const name = documentName({ kind, ...document });
  if (kind === 'quote')
    return `This is a quote, not an invoice: nothing is ordered yet. Its price is valid until ${formatDate(dueOn ?? '')}. To order, open ${isGuest ? 'the link in our email' : 'the quote on your license page'}, or send us a purchase order that lists ${name}.`;
  if (kind === 'invoice')
    return `Please pay ${seller} by ${formatDate(dueOn ?? '')}, and include ${name} with your payment. Our W-9 is on ${isGuest ? 'the page of your order: open the link in our email' : 'your license page'}.`;
  return kind === 'receipt'
    ? 'Thank you. Please keep this receipt for your records.'
    : 'This reduces the balance due on your order. You do not need to do anything.';
}

export const documentPaper = {
  product: productName,
  page: (number: number) => `Page ${number}`,
  kinds: { quote: 'Quote', invoice: 'Invoice', 'credit-note': 'Credit note', receipt: 'Receipt' },
  from: 'From',
  billTo: 'To',
  address: (address: NonNullable<DocumentSheet['address']>) =>
    'country' in address ? [...addressLines(address).slice(0, -1), countryName(address.country)] : address,
  number: 'Number',
  issued: 'Date',
  due: 'Please pay by',
  validUntil: 'Price valid until',
  purchaseOrder: 'Your purchase order',
  orderNumber: 'Our order number',
  terms: 'Terms',
  netDays: `Net ${invoiceDays}`,
  bank: 'Pay by bank transfer to',
  note: {
    quote: 'Note',
    invoice: 'Note',
    'credit-note': 'Reason',
    receipt: 'Payment reference',
  },
  day: formatDate,
  about: ({ plan, seats, startsOn, endsOn }: BillingDocument) =>
    plan === null
      ? `${productName} Docks. They come without a license.`
      : `${productName} ${planNames[plan].toLowerCase()}, ${counted(seats, 'seat')}, from ${formatDate(startsOn)} through ${formatDate(daysAfter(endsOn, -1))}.`,
  plans: planNames,
  columns: { item: 'Item', quantity: 'Quantity', price: 'Unit price', amount: 'Amount' },
  line: lineWords,
  money: dollars,
  total: 'Order total',
  amount: {
    quote: 'Quoted',
    invoice: 'Amount due',
    'credit-note': 'Credited',
    receipt: 'Paid',
  },
  next: nextStep,
} as const;
