import type { IsoDate } from '../../platform/dates/iso-date.ts';
import { daysAfter } from '../../organizations/grants/term.ts';
import { defaultTimeZone } from '../../identity/membership/organization.ts';
import { dayInZone } from '../../platform/tables/day-in-zone.ts';

/** How many days a quote is valid, and after how many days an invoice is due. */
export const quoteDays = 60;
export const invoiceDays = 30;

/** Our office's time zone. Documents and the books are dated in it. */
export const booksTimeZone = defaultTimeZone;

/** Returns the day of a time (epoch milliseconds) in our office's time zone. */
export const dayOfBooks = dayInZone(booksTimeZone);

/** Returns the due day of an invoice issued at `at` (epoch milliseconds). */
export const invoiceDueOn = (at: number): IsoDate => daysAfter(dayOfBooks(at), invoiceDays);
