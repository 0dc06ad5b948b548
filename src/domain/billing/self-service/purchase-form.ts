import type { FieldProblem, FormInvalid } from '../../platform/forms/field-problem.ts';
import { optional, parseForm } from '../../platform/forms/parse-form.ts';
import {
  type EmailAddress,
  parseEmail,
  parseName,
  parseOneLine,
  parseText,
} from '../../platform/forms/text-fields.ts';
import { type HardwareItem, isQuantity } from '../prices/hardware.ts';
import { prices, type Product } from '../prices/prices.ts';
import { countries, regions } from '../prices/tax-table.ts';
import type { LicenseChoice } from '../prices/purchase-quote.ts';
import { termYears } from '../../organizations/grants/term.ts';
import { maxNumberLength, parseLine } from '../../platform/forms/parse-line.ts';
import { err, ok, type Result } from '../../result.ts';
import type { OrderContact, PostalAddress } from '../orders/order-contact.ts';

/** Plans for sale without an account; `none` for Docks only. */
export const soldPlans = ['school', 'district', 'none'] as const;
export type SoldPlan = (typeof soldPlans)[number];

export const purchaseWays = ['invoice', 'card', 'quote'] as const;
export type PurchaseWay = (typeof purchaseWays)[number];

export const shippingChoices = ['billing', 'other'] as const;

export const purchaseFields = [
  'buyerName',
  'email',
  'organization',
  'plan',
  'seats',
  'years',
  'dockKits',
  'dockPacks',
  'country',
  'street',
  'city',
  'region',
  'postalCode',
  'shipTo',
  'shipRecipient',
  'shipStreet',
  'shipCity',
  'shipRegion',
  'shipPostalCode',
  'taxId',
  'notes',
  'way',
  'purchaseOrder',
] as const;
export type PurchaseField = (typeof purchaseFields)[number];
export type PurchaseDraft = Readonly<Record<PurchaseField, string>>;

export type Basket = { readonly license: LicenseChoice | null; readonly hardware: readonly HardwareItem[] };

export type PurchasePayment =
  { readonly way: 'card' | 'quote' } | { readonly way: 'invoice'; readonly purchaseOrder: string };

export type PurchaseForm = Basket & {
  readonly contact: Omit<OrderContact, 'order' | 'claimedAt' | 'claimedBy'>;
  readonly payment: PurchasePayment;
};

export const maxStreetLength = 120;
export const maxNotesLength = 1_000;

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (text: string): Result<T, FieldProblem> => {
    const value = values.find((each) => each === text);
    return value === undefined ? err('unknown-value') : ok(value);
  };

const wholeNumber = (text: string): number =>
  /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;

function parseQuantity(text: string): Result<number, FieldProblem> {
  const quantity = text.trim() === '' ? 0 : wholeNumber(text);
  return quantity === 0 || isQuantity(quantity) ? ok(quantity) : err('malformed');
}

function parseSeats(plan: SoldPlan, text: string): Result<number, FieldProblem> {
  if (plan === 'none') return ok(0);
  if (text.trim() === '') return err('required');
  const seats = wholeNumber(text);
  const { minSeats, most } = prices[plan];
  return seats >= minSeats && seats <= most ? ok(seats) : err('malformed');
}

const parseCountry = (text: string): Result<string, FieldProblem> =>
  countries.includes(text) ? ok(text) : err(text === '' ? 'required' : 'unknown-value');

const line = (text: string): Result<string, FieldProblem> => parseOneLine(text, maxStreetLength);
/** Parses a region. If the country has a list of regions, the region must be in the list; otherwise, any text is valid, and it may be empty. */
function parseRegion(country: string, text: string): Result<string | null, FieldProblem> {
  const known = regions[country];
  if (known === undefined) return optional(text, line);
  return known.includes(text) ? ok(text) : err(text === '' ? 'required' : 'unknown-value');
}

const code = (text: string): Result<string, FieldProblem> => parseLine(text, 20);

export function parseBasket(
  draft: Pick<PurchaseDraft, 'plan' | 'seats' | 'years' | 'dockKits' | 'dockPacks'>,
): Result<Basket, FormInvalid<'plan' | 'seats' | 'years' | 'dockKits' | 'dockPacks'>> {
  const plan = oneOf(soldPlans)(draft.plan);
  const years = termYears.find((each) => `${each}` === draft.years);
  const parsed = parseForm({
    plan,
    seats: parseSeats(plan.ok ? plan.value : 'none', draft.seats),
    years: years === undefined ? err<FieldProblem>('unknown-value') : ok(years),
    dockKits: parseQuantity(draft.dockKits),
    dockPacks: parseQuantity(draft.dockPacks),
  });
  if (!parsed.ok) return parsed;
  const { value } = parsed;
  const quantities: readonly (readonly [Product, number])[] = [
    ['dock-kit', value.dockKits],
    ['dock-kit-10', value.dockPacks],
  ];
  const hardware = quantities.flatMap(([product, quantity]) => (quantity > 0 ? [{ product, quantity }] : []));
  if (value.plan === 'none' && hardware.length === 0)
    return err({ kind: 'form/invalid', fields: { plan: 'required' } });
  const license = value.plan === 'none' ? null : { plan: value.plan, seats: value.seats, years: value.years };
  return ok({ license, hardware });
}

type Parsed<T> = Result<T, FieldProblem>;

/** Parses the shipping address; its fields are required only if it differs from the billing address. */
function parseShipping(draft: PurchaseDraft, needed: boolean) {
  const to = oneOf(shippingChoices)(draft.shipTo);
  const other = needed && to.ok && to.value === 'other';
  const optional = <T>(text: string, parse: (text: string) => Parsed<T>): Parsed<T | null> =>
    other ? parse(text) : ok(null);
  return {
    shipTo: needed ? to : ok<'billing' | 'other'>('billing'),
    shipRecipient: optional(draft.shipRecipient, line),
    shipStreet: optional(draft.shipStreet, line),
    shipCity: optional(draft.shipCity, line),
    shipRegion: optional(draft.shipRegion, (text) => parseRegion(draft.country, text)),
    shipPostalCode: optional(draft.shipPostalCode, code),
  };
}

const parsePayment = (
  way: Result<PurchaseWay, FieldProblem>,
  purchaseOrder: string,
): Result<string | null, FieldProblem> =>
  way.ok && way.value === 'invoice' ? parseLine(purchaseOrder, maxNumberLength) : ok(null);

type Fields = {
  readonly buyerName: string;
  readonly email: EmailAddress;
  readonly organization: string;
  readonly street: string;
  readonly city: string;
  readonly region: string | null;
  readonly postalCode: string;
  readonly country: string;
  readonly shipTo: 'billing' | 'other';
  readonly shipRecipient: string | null;
  readonly shipStreet: string | null;
  readonly shipCity: string | null;
  readonly shipRegion: string | null;
  readonly shipPostalCode: string | null;
};

function addressesOf(form: Fields, basket: Basket): Pick<OrderContact, 'billing' | 'shipping'> {
  const { buyerName: recipient, street, city, region, postalCode, country } = form;
  const billing: PostalAddress = { recipient, street, city, region, postalCode, country };
  if (basket.hardware.length === 0) return { billing, shipping: null };
  const { shipRecipient, shipStreet, shipCity, shipRegion, shipPostalCode } = form;
  if (shipRecipient === null || shipStreet === null || shipCity === null || shipPostalCode === null)
    return { billing, shipping: billing };
  const shipping: PostalAddress = {
    recipient: shipRecipient,
    street: shipStreet,
    city: shipCity,
    region: shipRegion,
    postalCode: shipPostalCode,
    country,
  };
  return { billing, shipping };
}

export const parseQuotePurchase = (
  typed: string,
): Result<{ readonly purchaseOrder: string }, FormInvalid<'purchaseOrder'>> =>
  parseForm({ purchaseOrder: parseLine(typed, maxNumberLength) });

/** Parses the whole form, or returns all of its problems (LIC-7). Docks are shipped only within the buyer's country. */
export function parsePurchase(draft: PurchaseDraft): Result<PurchaseForm, FormInvalid<PurchaseField>> {
  const basket = parseBasket(draft);
  const way = oneOf(purchaseWays)(draft.way);
  const parsed = parseForm({
    buyerName: parseName(draft.buyerName),
    email: parseEmail(draft.email),
    organization: parseName(draft.organization),
    country: parseCountry(draft.country),
    street: line(draft.street),
    city: line(draft.city),
    region: parseRegion(draft.country, draft.region),
    postalCode: code(draft.postalCode),
    ...parseShipping(draft, !basket.ok || basket.value.hardware.length > 0),
    taxId: optional(draft.taxId, (text) => parseLine(text, maxNumberLength)),
    notes: parseText(draft.notes, maxNotesLength),
    way,
    purchaseOrder: parsePayment(way, draft.purchaseOrder),
  });
  if (!parsed.ok || !basket.ok) {
    const fields = {
      ...(parsed.ok ? {} : parsed.error.fields),
      ...(basket.ok ? {} : basket.error.fields),
    };
    return err({ kind: 'form/invalid', fields });
  }
  const { buyerName: name, email, organization, taxId, notes, purchaseOrder } = parsed.value;
  const contact = { name, email, organization, taxId, notes, ...addressesOf(parsed.value, basket.value) };
  const payment: PurchasePayment =
    purchaseOrder === null
      ? { way: parsed.value.way === 'quote' ? 'quote' : 'card' }
      : { way: 'invoice', purchaseOrder };
  return ok({ ...basket.value, contact, payment });
}
