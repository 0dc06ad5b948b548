import { formatDate } from '#domain/platform/dates/iso-date.ts';
import { dayOfBooks } from '#domain/billing/prices/payment-terms.ts';
import { maxOnShelves, type StockReason } from '#domain/billing/stock/stock-count.ts';
import type { StockLevel } from '#domain/billing/stock/stock.ts';

export const contactWords = {
  heading: 'Ordered by',
  name: 'Name',
  email: 'Email address',
  organization: 'School or district',
  billing: 'Billing address',
  taxId: 'Tax ID',
  notes: 'Notes',
  claim: 'License',
  claimed: (at: number) => `Claimed on ${formatDate(dayOfBooks(at))}`,
  unclaimed: 'Not claimed yet',
} as const;

export const shipWords = {
  heading: 'Docks',
  address: 'Shipping address',
  noAddress: 'No address: it was erased or never entered.',
  ship: 'Ship',
  lead: 'This package contains everything reserved for this order. We email the tracking number to the buyer.',
  carrier: 'Carrier',
  carrierHint: 'As on the label: UPS, USPS, FedEx.',
  tracking: 'Tracking number',
  done: 'The shipment is recorded, and the buyer gets an email.',
  cancel: 'Cancel',
} as const;

export const stockWords = {
  heading: 'Docks in stock',
  lead: 'New stock goes to waiting orders first, oldest first.',
  waiting: 'Loading the stock',
  list: 'Docks in stock',
  products: { 'dock-kit': 'Dock kits', 'dock-kit-10': 'Boxes of 10 Dock kits' },
  level: ({ onHand, reserved }: StockLevel) => `${onHand} on the shelves, ${reserved} reserved for orders`,
  free: (free: number) => `${free} free`,
  change: 'Change',
  title: (product: string) => `Change the stock: ${product}`,
  onHand: 'On the shelves now',
  onHandHint: `Include those that are reserved. From 0 to ${maxOnShelves}.`,
  reason: 'Reason',
  reasons: {
    received: 'Delivery received',
    counted: 'Recounted',
    damaged: 'Damaged or lost',
    returned: 'Returned by a buyer',
  } satisfies Readonly<Record<StockReason, string>>,
  save: 'Save',
  done: 'The stock was changed.',
  cancel: 'Cancel',
} as const;
