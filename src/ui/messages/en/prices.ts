import type { QuoteLine } from '#domain/billing/quote.ts';
import { dollars } from './money.ts';

/** So many of something: `1 seat`, `2 seats`. */
export const count = (number: number, one: string): string => `${number} ${number === 1 ? one : `${one}s`}`;

const timeOf = ({ years, days, daysOfYear }: Extract<QuoteLine, { kind: 'seats' }>): string =>
  [
    ...(years > 0 ? [count(years, 'year')] : []),
    ...(days > 0 ? [`${count(days, 'day')} of ${daysOfYear}`] : []),
  ].join(' and ');

const percentWords = { volume: 'Discount for many seats', term: 'Discount for several years', code: 'Code' };

/** A line of a quote in words. */
export function lineWords(line: QuoteLine): string {
  if (line.kind === 'seats')
    return `${count(line.seats, 'seat')} at ${dollars(line.seat)} a year, for ${timeOf(line)}`;
  if (line.kind === 'tax') return line.rate === null ? 'Tax: exempt' : 'Tax';
  return `${percentWords[line.kind]}, ${line.percent}%`;
}
