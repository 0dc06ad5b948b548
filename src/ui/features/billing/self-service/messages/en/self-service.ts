import { formatCount } from '#domain/platform/text/counted.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { type Product, prices, productPrices } from '#domain/billing/prices/prices.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import type { DocumentKind } from '#domain/billing/documents/billing-document.ts';
import { daysAfter } from '#domain/organizations/grants/term.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import type { OrderState } from '#domain/billing/orders/order-state.ts';
import type { PurchaseField, PurchaseWay, SoldPlan } from '#domain/billing/self-service/purchase-form.ts';
import type { DeliveryState } from '#domain/billing/stock/stock.ts';
import { dollars } from '../../../../../messages/en/money.ts';
import { countOf } from '../../../../../messages/en/prices.ts';

export const purchaseWords = {
  lead: 'For schools and districts, without an account: a license, Docks, or both. You see the total price before you order.',
  who: 'Contact information',
  what: 'License and Docks',
  where: 'Billing address',
  ship: 'Shipping address',
  shipLead: 'We ship Docks within your country.',
  how: 'Payment method',
  sum: 'Order summary',
  noSum: 'Choose a license or Docks to see the price.',
  total: 'Total',
  noTax: 'Schools and districts are exempt from tax. We may ask for your certificate.',
  fields: {
    buyerName: 'Your name',
    email: 'Email address',
    organization: 'School or district',
    plan: 'License',
    seats: 'Seats',
    years: 'Term',
    dockKits: 'Dock kits',
    dockPacks: 'Boxes of 10 Dock kits',
    country: 'Country',
    street: 'Street address',
    city: 'City',
    region: 'State, province or region',
    postalCode: 'ZIP or postal code',
    shipTo: 'Ship to',
    shipRecipient: 'Recipient',
    shipStreet: 'Shipping street address',
    shipCity: 'Shipping city',
    shipRegion: 'Shipping state, province or region',
    shipPostalCode: 'Shipping ZIP or postal code',
    taxId: 'Tax ID',
    notes: 'Anything we should know',
    way: 'Pay by',
    purchaseOrder: 'Purchase order number',
  } satisfies Readonly<Record<PurchaseField, string>>,
  emailHint: 'We’ll send documents, your activation link and shipping updates here.',
  seatsHint: (plan: SoldPlan) =>
    plan === 'none'
      ? ''
      : `From ${formatCount(prices[plan].minSeats)} to ${formatCount(prices[plan].most)}. A seat is for one teacher.`,
  yearsHint: 'A longer term costs less per year.',
  stock: (product: Product, available: number | null) =>
    [
      `${dollars(productPrices[product])} each.`,
      ...(available === null
        ? []
        : [
            available === 0
              ? 'Out of stock: we ship them as soon as they arrive.'
              : `${formatCount(available)} in stock.`,
          ]),
    ].join(' '),
  backOrder: (product: Product, waiting: number) =>
    `${countOf({ product, quantity: waiting })} will follow when they are in stock. We email you when they ship.`,
  plans: {
    school: 'School, 5 to 99 seats',
    district: 'District, from 100 seats',
    none: 'No license, Docks only',
  } satisfies Readonly<Record<SoldPlan, string>>,
  years: { 1: '1 year', 2: '2 years, 5% off', 3: '3 years, 10% off' },
  shipTo: { billing: 'The billing address', other: 'Another address' },
  ways: {
    invoice: 'Purchase order',
    card: 'Card',
    quote: 'Just a quote',
  } satisfies Readonly<Record<PurchaseWay, string>>,
  waysLead: {
    invoice: 'We send the invoice right away. It is due in 30 days.',
    card: 'You pay on the page of our payment provider. We never see your card.',
    quote: 'The price is valid for 60 days. This does not place an order.',
  } satisfies Readonly<Record<PurchaseWay, string>>,
  purchaseOrderHint: 'It appears on the invoice and the receipt.',
  choose: 'Choose …',
  trap: 'Leave this field empty',
  submit: {
    invoice: (sum: string) => `Place the order for ${sum}`,
    card: (sum: string) => `Continue to pay ${sum}`,
    quote: (sum: string) => `Get a quote of ${sum}`,
  } satisfies Readonly<Record<PurchaseWay, (sum: string) => string>>,
  submitNothing: 'Order',
  sending: 'Sending your order …',
  account: 'Do you have an account?',
  logIn: 'Log in to buy or renew there',
} as const;

const parts = (of: string): string => `The Docks in this order ${of}`;

export const orderWords = {
  heading: (number: string) => `Order ${number}`,
  quoteHeading: (number: string) => `Quote ${number}`,
  missing: 'We cannot find this order',
  missingAdvice:
    'The link may be incomplete. Open the link in our email again, or copy the whole link into the address bar.',
  toForm: 'Start a new order',
  waiting: 'Checking the status of your order',
  status: 'Order status',
  state: {
    draft: 'This order is not placed yet.',
    quoted: 'This is a quote: nothing is ordered yet.',
    collecting: 'The added seats are on the next invoice.',
    'pending-po': 'Thank you: your order is placed, and the invoice is issued.',
    'pending-payment': 'This order is not paid yet. Nothing was charged.',
    paid: 'Thank you: your order is paid.',
    canceled: 'This order was canceled. Nothing was charged.',
    refunded: 'This order was refunded.',
    disputed: 'Your bank is reviewing this payment.',
  } satisfies Readonly<Record<OrderState, string>>,
  ownNumber: (number: string) => `Your purchase order: ${bidiIsolate(number)}`,
  processing:
    'Your bank is processing the payment. That can take up to five business days; you can close this page, and we will email you.',
  due: (state: OrderState, day: string) =>
    state === 'quoted' ? `The price is valid until ${formatDate(day)}.` : `Please pay by ${formatDate(day)}.`,
  term: (from: string, end: string) =>
    `From ${formatDate(from)} through ${formatDate(daysAfter(end, -1))}. If your current license ends later, the new one begins after it.`,
  pay: 'Continue to pay',
  payByCard: 'Pay by card',
  again: 'Check again',
  purchaseOrder: 'Purchase order number',
  orderQuote: 'Order this quote',
  byPo: 'Order with a purchase order',
  byCard: 'Pay by card',
  claim: 'Your license',
  mailed: (email: string) => `Not activated yet. Open the link that we emailed to ${email}.`,
  claimed: 'The license was claimed. It is on the license page of your school or district.',
  claimedUnconfirmed: 'The license was claimed. Your license starts when your PO is confirmed or paid.',
  nothingToClaim:
    'Docks come without a license, so there is nothing to claim, and no account is needed. This page shows the documents and the shipping status.',
  later: 'The license can be claimed once the order is paid or invoiced.',
  resend: 'Email the link again',
  resent: (email: string) => `We emailed a new link to ${email}. It is valid for 30 days.`,
  logInFirst: (email: string) =>
    `Log in or sign up with ${email} to claim the license. Then this page continues.`,
  logIn: 'Log in',
  signUp: 'Sign up',
  otherAccount: (mine: string, email: string) =>
    `You are logged in as ${mine}. Log in with ${email} to claim the license.`,
  into: 'Who gets the license?',
  found: (name: string) => `${bidiIsolate(name)} (new on Blockyard)`,
  claimButton: 'Claim the license',
  toLicense: 'See the license',
  delivery: 'Docks',
  docksWait:
    'We reserve your Docks when you claim the license or when we receive your payment. For orders of more than 40 Docks, we wait for the payment.',
  deliveryState: {
    none: '',
    'back-ordered': parts('are not all in stock. We ship the rest when they arrive, and email you.'),
    preparing: parts('are reserved and will ship soon.'),
    'partly-shipped': parts('are partly shipped. The rest will follow.'),
    shipped: parts('have been shipped.'),
  } satisfies Readonly<Record<DeliveryState, string>>,
  papers: 'Documents',
  noPapers: 'You can download the receipt here after the order is paid.',
  kinds: {
    quote: 'Quote',
    invoice: 'Invoice',
    'credit-note': 'Credit note',
    receipt: 'Receipt',
  } satisfies Readonly<Record<DocumentKind, string>>,
  download: 'Download',
  paper: 'Paper size',
  paperSizes: { letter: 'Letter', a4: 'A4' } satisfies Readonly<Record<PaperSize, string>>,
  taxFormLead: 'Need our W-9?',
  taxForm: 'Download our W-9',
  lines: 'Order details',
  keep: 'Keep this link: it shows your order without an account.',
} as const;
