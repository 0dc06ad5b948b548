import type { SavedCard } from '../billing/saved-card.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { graceDays } from '../license/grant.ts';
import { daysAfter } from '../license/term.ts';
import { type Offer, type OrderTerms, quoteIn, termsFor } from './offer.ts';
import type { OrderBuyer } from './order.ts';

const day = 86_400_000;

/**
 * Why a license does not renew itself any more: somebody switched it off, or left another card; the card was not taken until the license was
 * over; there is no license to renew.
 */
export const renewalEnds = ['by-hand', 'replaced', 'declined', 'license-ended'] as const;
export type RenewalEnd = (typeof renewalEnds)[number];

/** What the bank said of the last charge: it declined, or it wants its customer to be there. */
export const renewalRefusals = ['declined', 'asks'] as const;
export type RenewalRefusal = (typeof renewalRefusals)[number];

/** That the license of a buyer is renewed by a card, year by year, until somebody says otherwise. Times are epoch milliseconds. */
export type AutoRenewal = {
  readonly id: string;
  readonly buyer: OrderBuyer;
  /** The id of the account that agreed; null once it was erased. */
  readonly agreedBy: string | null;
  readonly agreedAt: number;
  /** The session of the payment provider where the card is left. */
  readonly session: string;
  /** Null until it was left there, and after the end. */
  readonly card: SavedCard | null;
  /** What is charged next, as the buyer was told; null until it is known. */
  readonly terms: OrderTerms | null;
  /** The order that is being charged; null while there is none. */
  readonly order: string | null;
  /** How often its charge was refused, and how the last time. */
  readonly refusals: number;
  readonly refusal: RenewalRefusal | null;
  readonly ended: { readonly at: number; readonly why: RenewalEnd } | null;
};

/** One that somebody agreed to just now: it waits for the card. */
export const agreedRenewal = (
  agreed: Pick<AutoRenewal, 'id' | 'buyer' | 'agreedBy' | 'agreedAt' | 'session'>,
): AutoRenewal => ({
  ...agreed,
  card: null,
  terms: null,
  order: null,
  refusals: 0,
  refusal: null,
  ended: null,
});

/** One after its end: the card is forgotten. */
export const endedRenewal = (renewal: AutoRenewal, at: number, why: RenewalEnd): AutoRenewal => ({
  ...renewal,
  card: null,
  ended: { at, why },
});

/** One whose charge came to its end, paid or called off: what is charged next is asked anew. */
export const settledRenewal = (renewal: AutoRenewal): AutoRenewal => ({
  ...renewal,
  terms: null,
  order: null,
  refusals: 0,
  refusal: null,
});

/**
 * What is charged for the next year: the seats that the license has then (R26), from the day on which it ends, at the price of the list. Null
 * where no license runs, or it has a number of seats that is not sold.
 */
export function renewalTerms(offer: Offer): OrderTerms | null {
  if (offer.running === null) return null;
  const { seats } = offer.running;
  const quote = quoteIn(offer, { seats, term: 1 });
  return quote.ok ? termsFor(offer, seats, quote.value) : null;
}

/** From when on, before the charge, what the buyer was told stays as it is: the last mail before it says the sum. */
const announcedDays = 7;

/** What is charged, of what the buyer was told and what it is by now. The days of another end are no longer those that they were told of. */
export function announcedTerms(told: OrderTerms | null, fresh: OrderTerms, now: number): OrderTerms {
  if (told === null || told.startsOn !== fresh.startsOn) return fresh;
  return fresh.startsAt - now <= announcedDays * day ? told : fresh;
}

/** Days after the end of the license on which the card is charged, the first time before it: never a day without cover. */
const chargeDays = [-1, 2, 5] as const;

/**
 * When the card is charged next (epoch milliseconds); null where it is not tried again by itself. A card that was not tried yet is charged
 * at once, however often another one was refused.
 */
export function nextChargeAt(
  { startsAt }: Pick<OrderTerms, 'startsAt'>,
  { refusals, refusal }: Pick<AutoRenewal, 'refusals' | 'refusal'>,
): number | null {
  const after = refusal === null ? chargeDays[0] : chargeDays[refusals];
  return after === undefined || refusal === 'asks' ? null : startsAt + after * day;
}

/** When nothing is charged any more: the days of grace are over (epoch milliseconds). */
export const givenUpAt = ({ startsAt }: Pick<OrderTerms, 'startsAt'>): number => startsAt + graceDays * day;

/** What a buyer is shown of what is charged next. Days are those of their time zone. */
export type NextRenewal = Pick<OrderTerms, 'seats' | 'startsOn' | 'endsOn' | 'lines' | 'total'> & {
  /** The day on which the card is charged. */
  readonly chargedOn: IsoDate;
};

/** The day on which a card is first charged for a term that begins on a day. */
export const chargeDay = (startsOn: IsoDate): IsoDate => daysAfter(startsOn, chargeDays[0]);

/** How a license is renewed, as its buyer is shown it (LIC-4). */
export type ShownRenewal = {
  /** `waiting` for the card that somebody is about to leave. */
  readonly standing: 'off' | 'waiting' | 'on';
  readonly card: Pick<SavedCard, 'brand' | 'last4' | 'expires'> | null;
  /** What is charged next, or would be; null where no license runs that could be renewed. */
  readonly next: NextRenewal | null;
  readonly refusal: RenewalRefusal | null;
};

/** What the form of a buyer says who switches it on: the day and the sum that they were shown. */
export type RenewalForm = { readonly startsOn: IsoDate; readonly totalCents: number };

/** A renewal in the words of its buyer; `fresh` is what it would be now. */
export function shownRenewal(renewal: AutoRenewal | null, fresh: OrderTerms | null): ShownRenewal {
  const card = renewal?.card ?? null;
  const terms = card === null ? fresh : (renewal?.terms ?? fresh);
  const next = terms === null ? null : { ...shownTerms(terms), chargedOn: chargeDay(terms.startsOn) };
  const shown = card === null ? null : { brand: card.brand, last4: card.last4, expires: card.expires };
  const standing = renewal === null ? 'off' : card === null ? 'waiting' : 'on';
  return { standing, card: shown, next, refusal: renewal?.refusal ?? null };
}

const shownTerms = ({ seats, startsOn, endsOn, lines, total }: OrderTerms) => ({
  seats,
  startsOn,
  endsOn,
  lines,
  total,
});
