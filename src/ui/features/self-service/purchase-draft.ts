import { guestTax, purchaseQuote } from '#domain/billing/purchase-quote.ts';
import type { Quote } from '#domain/billing/quote.ts';
import {
  parseBasket,
  purchaseFields,
  type PurchaseDraft,
  type PurchaseField,
} from '#domain/self-service/purchase-form.ts';

/** What the form begins with. */
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

/** What stands in the form, by its fields; one that is not there is as at first. */
export const draftOf = (values: Readonly<Partial<Record<string, string>>>): PurchaseDraft => {
  const entries = purchaseFields.map((field) => [field, values[field] ?? firstDraft[field]]);
  return Object.fromEntries(entries) as Readonly<Record<PurchaseField, string>>;
};

/** What stands in a form now. */
export function readDraft(form: HTMLFormElement): PurchaseDraft {
  const data = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
  return draftOf(Object.fromEntries(data) as Readonly<Record<string, string>>);
}

/** The price of what stands in the form on a day, as the service computes it; null while it says no whole order. */
export function quoteOfDraft(draft: PurchaseDraft, today: string): Quote | null {
  const basket = parseBasket(draft);
  const tax = guestTax(draft.country, draft.region === '' ? null : draft.region);
  if (!basket.ok || !tax.ok) return null;
  const quote = purchaseQuote({ ...basket.value, startsOn: today, tax: tax.value });
  return quote.ok ? quote.value : null;
}
