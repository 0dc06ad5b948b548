import type { EmailAddress } from '../account/text-fields.ts';
import type { Grant } from '../license/grant.ts';
import { graceDays } from '../license/grant.ts';
import { daysAfter, startOfDay } from '../license/term.ts';
import { invoiceDueOn } from '../documents/papers.ts';
import { defaultTimeZone } from '../organizations/organization.ts';
import type { Order } from './order.ts';
import type { OrderTrust } from './order-trust.ts';

/** For how long the first order of an unverified buyer gives a license without payment, in days. */
export const limitedDays = 30;

/** Known facts about the buyer of an order on invoice. */
export type BuyerRecord = {
  /** Whether the buyer confirmed their mailbox. */
  readonly isConfirmed: boolean;
  /** Whether the organization proved that it owns the domain of the mailbox. */
  readonly ownsDomain: boolean;
  /** Whether the organization or the mail domain paid for an order before. */
  readonly hasPaid: boolean;
  /** Whether the mail domain had the limited license before. */
  readonly hadLimited: boolean;
};

/** Decides what an order on invoice gives before it is paid (decision 170). */
export function trustIn({ isConfirmed, ownsDomain, hasPaid, hadLimited }: BuyerRecord): OrderTrust {
  if (!isConfirmed) return 'none';
  if (ownsDomain || hasPaid) return 'verified';
  return hadLimited ? 'none' : 'limited';
}

/** The domain of an address. */
export const mailDomainOf = (email: EmailAddress): string => email.slice(email.lastIndexOf('@') + 1);

/** The key that identifies a buyer: the mail domain, or the address if anyone can get a mailbox at the domain. */
export function buyerKey(email: EmailAddress, publicDomains: ReadonlySet<string>): string {
  const domain = mailDomainOf(email);
  return publicDomains.has(domain) ? email : domain;
}

/** The end of the license of an order on invoice that is not paid (epoch milliseconds); null if it gives none. */
export function trustedUntil({ placedAt, trust }: Pick<Order, 'placedAt' | 'trust'>): number | null {
  if (trust === 'none') return null;
  if (trust === 'limited') return placedAt + limitedDays * 86_400_000;
  return startOfDay(daysAfter(invoiceDueOn(placedAt), 1 + graceDays), defaultTimeZone);
}

/** The debt of the license that an order on invoice gives. */
export function debtOf(order: Pick<Order, 'placedAt' | 'trust'>): Pick<Grant, 'owed' | 'trustedUntil'> {
  const until = trustedUntil(order);
  return { owed: 'purchase-order', ...(until === null ? {} : { trustedUntil: until }) };
}
