import type { EmailAddress } from '../../platform/forms/text-fields.ts';
import type { Grant } from '../../organizations/grants/grant.ts';
import { graceDays } from '../../organizations/grants/grant.ts';
import { daysAfter, startOfDay } from '../../organizations/grants/term.ts';
import { invoiceDueOn } from '../prices/payment-terms.ts';
import { defaultTimeZone } from '../../identity/membership/organization.ts';
import type { Order } from './order.ts';
import type { OrderTrust } from './order-trust.ts';

/** Number of days that the first order of an unverified buyer is licensed without payment. */
export const limitedDays = 30;

export type BuyerRecord = {
  readonly isConfirmed: boolean;
  readonly ownsDomain: boolean;
  /** Whether the organization, or a buyer at the same mail domain, has paid for an order before. */
  readonly hasPaid: boolean;
  readonly hadLimited: boolean;
};

/** Returns the trust in an order on invoice before it is paid (decision 170). */
export function trustIn({ isConfirmed, ownsDomain, hasPaid, hadLimited }: BuyerRecord): OrderTrust {
  if (!isConfirmed) return 'none';
  if (ownsDomain || hasPaid) return 'verified';
  return hadLimited ? 'none' : 'limited';
}

export const mailDomainOf = (email: EmailAddress): string => email.slice(email.lastIndexOf('@') + 1);

/** Returns the key of a buyer: the mail domain, or the address if anyone can get a mailbox at the domain. */
export function buyerKey(email: EmailAddress, publicDomains: ReadonlySet<string>): string {
  const domain = mailDomainOf(email);
  return publicDomains.has(domain) ? email : domain;
}

/** Returns the end of the license of an unpaid order on invoice (epoch milliseconds); null if it grants no license. */
export function trustedUntil({ placedAt, trust }: Pick<Order, 'placedAt' | 'trust'>): number | null {
  if (trust === 'none') return null;
  if (trust === 'limited') return placedAt + limitedDays * 86_400_000;
  return startOfDay(daysAfter(invoiceDueOn(placedAt), 1 + graceDays), defaultTimeZone);
}

export function debtOf(order: Pick<Order, 'placedAt' | 'trust'>): Pick<Grant, 'owed' | 'trustedUntil'> {
  const until = trustedUntil(order);
  return { owed: 'purchase-order', ...(until === null ? {} : { trustedUntil: until }) };
}
