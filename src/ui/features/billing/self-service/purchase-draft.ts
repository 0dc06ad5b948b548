import { guestTax, purchaseQuote } from '#domain/billing/prices/purchase-quote.ts';
import type { Quote } from '#domain/billing/prices/quote.ts';
import {
  parseBasket,
  purchaseFields,
  type PurchaseDraft,
  type PurchaseField,
} from '#domain/billing/self-service/purchase-form.ts';

export const firstDraft: PurchaseDraft = {
  buyerName: '',
  email: '',
  organization: '',
  plan: 'school',
  seats: '5',
  years: '1',
  dockKits: '',
  dockPacks: '',
  country: 'US',
  street: '',
  city: '',
  region: '',
  postalCode: '',
  shipTo: 'billing',
  shipRecipient: '',
  shipStreet: '',
  shipCity: '',
  shipRegion: '',
  shipPostalCode: '',
  taxId: '',
  notes: '',
  way: 'invoice',
  purchaseOrder: '',
};

/** Returns the draft for these fields. Missing fields get their initial values. */
export const purchaseDraftOf = (values: Readonly<Partial<Record<string, string>>>): PurchaseDraft => {
  const entries = purchaseFields.map((field) => [field, values[field] ?? firstDraft[field]]);
  return Object.fromEntries(entries) as Readonly<Record<PurchaseField, string>>;
};

export function readDraft(form: HTMLFormElement): PurchaseDraft {
  const data = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
  return purchaseDraftOf(Object.fromEntries(data) as Readonly<Record<string, string>>);
}

/** Returns the price of a draft on a day, computed as by the service. Null for an incomplete order. */
export function quoteOfDraft(draft: PurchaseDraft, today: string): Quote | null {
  const basket = parseBasket(draft);
  const tax = guestTax(draft.country, draft.region === '' ? null : draft.region);
  if (!basket.ok || !tax.ok) return null;
  const quote = purchaseQuote({ ...basket.value, startsOn: today, tax: tax.value });
  return quote.ok ? quote.value : null;
}
