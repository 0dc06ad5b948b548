import type { SavedCard } from '../prices/saved-card.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import { graceDays } from '../../organizations/grants/grant.ts';
import { daysAfter } from '../../organizations/grants/term.ts';
import { type Offer, type OrderTerms, quoteIn, termsFor } from './offer.ts';
import type { OrderBuyer } from './order.ts';

const day = 86_400_000;

/**
 * Reasons for the end of automatic renewal: the user switched it off, a new card replaced the old one, the card was declined until the license ended, or there
 * is no license to renew.
 */
export const renewalEnds = ['by-hand', 'replaced', 'declined', 'license-ended'] as const;
export type RenewalEnd = (typeof renewalEnds)[number];

/** Why the bank refused the last charge: it declined the card, or the customer must confirm the payment. */
export const renewalRefusals = ['declined', 'asks'] as const;
export type RenewalRefusal = (typeof renewalRefusals)[number];

/** Automatic yearly renewal of a buyer's license by card. Times are epoch milliseconds. */
export type AutoRenewal = {
  readonly id: string;
  readonly buyer: OrderBuyer;
  /** Account id of the person who agreed; null if it was deleted. */
  readonly agreedBy: string | null;
  readonly agreedAt: number;
  readonly session: string;
  /** Null until the card is saved, and after the end. */
  readonly card: SavedCard | null;
  /** The next charge as announced to the buyer; null until known. */
  readonly terms: OrderTerms | null;
  /** The order being charged; null if none. */
  readonly order: string | null;
  readonly refusals: number;
  readonly refusal: RenewalRefusal | null;
  readonly ended: { readonly at: number; readonly why: RenewalEnd } | null;
};

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

/** Returns the renewal after it ended. The card is removed. */
export const endedRenewal = (renewal: AutoRenewal, at: number, why: RenewalEnd): AutoRenewal => ({
  ...renewal,
  card: null,
  ended: { at, why },
});

/** Returns the renewal after its charge was paid or canceled. The next terms are computed again later. */
export const settledRenewal = (renewal: AutoRenewal): AutoRenewal => ({
  ...renewal,
  terms: null,
  order: null,
  refusals: 0,
  refusal: null,
});

/**
 * Returns the terms for the next year: the seats at the time of the renewal (R26), starting on the day when the license ends, at list price. Null if there is
 * no running license, or its number of seats is not for sale.
 */
export function renewalTerms(offer: Offer): OrderTerms | null {
  if (offer.running === null) return null;
  const { seats } = offer.running;
  const quote = quoteIn(offer, { seats, term: 1 });
  return quote.ok ? termsFor(offer, seats, quote.value) : null;
}

/** Number of days before the charge when the announced terms become fixed. The last email before the charge contains the sum. */
const announcedDays = 7;

/** Returns the terms to charge: the announced terms if they are fixed and start on the same day, else the current terms. */
export function announcedTerms(announced: OrderTerms | null, fresh: OrderTerms, now: number): OrderTerms {
  if (announced === null || announced.startsOn !== fresh.startsOn) return fresh;
  return fresh.startsAt - now <= announcedDays * day ? announced : fresh;
}

/** When the card is charged, in days relative to the end of the license. The first charge is before the end, so that the coverage has no gap. */
const chargeDays = [-1, 2, 5] as const;

/**
 * Returns when the card is charged next (epoch milliseconds); null if there is no automatic retry. A new card is charged immediately, even if the previous card
 * was refused.
 */
export function nextChargeAt(
  { startsAt }: Pick<OrderTerms, 'startsAt'>,
  { refusals, refusal }: Pick<AutoRenewal, 'refusals' | 'refusal'>,
): number | null {
  const after = refusal === null ? chargeDays[0] : chargeDays[refusals];
  return after === undefined || refusal === 'asks' ? null : startsAt + after * day;
}

/** Returns when charging stops: at the end of the grace period (epoch milliseconds). */
export const givenUpAt = ({ startsAt }: Pick<OrderTerms, 'startsAt'>): number => startsAt + graceDays * day;

/** The next charge for display. Days are in the buyer's time zone. */
export type NextRenewal = Pick<OrderTerms, 'seats' | 'startsOn' | 'endsOn' | 'lines' | 'total'> & {
  readonly chargedOn: IsoDate;
};

/** Returns the day of the first charge for a term that starts on `startsOn`. */
export const chargeDay = (startsOn: IsoDate): IsoDate => daysAfter(startsOn, chargeDays[0]);

/** The renewal of a license, as shown to its buyer (LIC-4). */
export type ShownRenewal = {
  /** `waiting` until the buyer saves a card. */
  readonly standing: 'off' | 'waiting' | 'on';
  readonly card: Pick<SavedCard, 'brand' | 'last4' | 'expires'> | null;
  /** The next charge, or the first one if renewal is off; null if no license can be renewed. */
  readonly next: NextRenewal | null;
  readonly refusal: RenewalRefusal | null;
};

export type RenewalForm = { readonly startsOn: IsoDate; readonly totalCents: number };

/** Returns a renewal for display; `fresh` has the current terms. */
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
