import type { OrderContact } from '#domain/billing/orders/order-contact.ts';
import type { PurchaseDraft } from '#domain/billing/self-service/purchase-form.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import { anEmail } from './an-email.ts';
import { anOrder } from './an-order.ts';

export const aGuestOrder = (overrides: Partial<Order> = {}): Order => {
  const { id = 'order-guest' } = overrides;
  return anOrder({
    id,
    buyer: { kind: 'guest', id, path: null },
    orderedBy: id,
    state: 'pending-po',
    session: null,
    purchaseOrder: 'PO 7',
    ...overrides,
  });
};

const address = {
  recipient: 'Olive Office',
  street: '1 Pier Street',
  city: 'Tidewater',
  region: 'VA',
  postalCode: '23220',
  country: 'US',
};

export const anOrderContact = (overrides: Partial<OrderContact> = {}): OrderContact => ({
  order: 'order-guest',
  name: 'Olive Office',
  email: anEmail('office@pier.test'),
  organization: 'Pier Street School',
  billing: address,
  shipping: address,
  taxId: null,
  notes: '',
  claimedAt: null,
  claimedBy: null,
  ...overrides,
});

export const aPurchaseDraft = (overrides: Partial<PurchaseDraft> = {}): PurchaseDraft => ({
  buyerName: 'Olive Office',
  email: 'Office@Pier.test',
  organization: 'Pier Street School',
  plan: 'school',
  seats: '10',
  years: '1',
  dockKits: '2',
  dockPacks: '',
  country: 'US',
  street: '1 Pier Street',
  city: 'Tidewater',
  region: 'VA',
  postalCode: '23220',
  shipTo: 'billing',
  shipRecipient: '',
  shipStreet: '',
  shipCity: '',
  shipRegion: '',
  shipPostalCode: '',
  taxId: '',
  notes: '',
  way: 'invoice',
  purchaseOrder: 'PO 4711',
  ...overrides,
});
