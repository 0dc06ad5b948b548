import { counted } from '#domain/platform/text/counted.ts';
import type { HardwareItem } from '#domain/billing/prices/hardware.ts';
import type { Plan, Product } from '#domain/billing/prices/prices.ts';
import type { QuoteLine } from '#domain/billing/prices/quote.ts';
import type { TaxNote } from '#domain/billing/prices/tax.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import { daysAfter, daysFrom } from '#domain/organizations/grants/term.ts';
import { dollars } from './money.ts';
import { placeName } from './places.ts';

const timeOf = ({ years, days, daysOfYear }: Extract<QuoteLine, { kind: 'seats' }>): string =>
  [
    ...(years > 0 ? [counted(years, 'year')] : []),
    ...(days > 0 ? [`${counted(days, 'day')} of ${daysOfYear}`] : []),
  ].join(' and ');

const percentWords = { volume: 'Volume discount', term: 'Multi-year discount', code: 'Code' };

/** Formats a rate in hundredths of a percent: `19%`, `25.5%`. */
const percent = (rate: number): string => `${rate / 100}%`;

/** Returns the reason why tax is charged, or why it is not. */
export function taxReason(note: TaxNote, rate: number | null = null): string {
  const name = note.name ?? 'Tax';
  const charged = rate === null ? `${name} charged` : `${name}, ${percent(rate)}`;
  const words: Readonly<Record<TaxNote['reason'], string>> = {
    charged: `${charged} in ${placeName(note)}`,
    'not-collected': `${name}: none collected in ${placeName(note)}`,
    'reverse-charge': `${name}: reverse charge. The buyer accounts for it, under ${note.taxId ?? ''}`,
    exempt: `${name}: exempt by certificate`,
    'exempt-claimed': `${name}: exempt, as stated by the buyer`,
  };
  return words[note.reason];
}
const productWords: Readonly<Record<Product, readonly [one: string, several: string]>> = {
  'dock-kit': ['Dock kit', 'Dock kits'],
  'dock-kit-10': ['box of 10 Dock kits', 'boxes of 10 Dock kits'],
};

/** Formats a quantity of a product: `1 Dock kit`, `2 boxes of 10 Dock kits`. */
export const countOf = ({ product, quantity }: HardwareItem): string =>
  `${quantity} ${productWords[product][quantity === 1 ? 0 : 1]}`;

function taxWords(rate: number | null, note: TaxNote | undefined): string {
  if (note === undefined) return rate === null ? 'Tax: exempt' : 'Tax';
  return taxReason(note, rate);
}

/** Formats added seats: `3 seats from 12/02/2026 until 06/30/2027, 211 days at $119.00 a year, less 5% volume discount`. */
function collectedWords({
  seats,
  seat,
  startsOn,
  endsOn,
  percent: off,
}: Extract<QuoteLine, { kind: 'collected' }>): string {
  const time = `${formatDate(startsOn)} until ${formatDate(daysAfter(endsOn, -1))}`;
  const price = `${counted(daysFrom(startsOn, endsOn), 'day')} at ${dollars(seat)} a year`;
  return `${counted(seats, 'seat')} from ${time}, ${price}${off === 0 ? '' : `, less ${off}% volume discount`}`;
}

export const totalWord = 'Total';

export function lineWords(line: QuoteLine): string {
  if (line.kind === 'seats')
    return `${counted(line.seats, 'seat')} at ${dollars(line.seat)} a year, for ${timeOf(line)}`;
  if (line.kind === 'collected') return collectedWords(line);
  if (line.kind === 'tax') return taxWords(line.rate, line.note);
  if (line.kind === 'hardware') return `${countOf(line)} at ${dollars(line.price)} each`;
  const what =
    line.kind === 'code' && line.code !== undefined ? `Code ${line.code}` : percentWords[line.kind];
  return `${what}, ${line.percent}%`;
}

export const planNames: Readonly<Record<Plan, string>> = {
  teacher: 'Teacher license',
  school: 'School license',
  district: 'District license',
};
