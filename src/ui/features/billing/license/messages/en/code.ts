import { formatDate, type IsoDate } from '#domain/platform/dates/iso-date.ts';
import { daysAfter } from '#domain/organizations/grants/term.ts';

export const codeWords = {
  heading: 'Activation code',
  lead: 'If you have a license code from a reseller, enter it here. It starts when your current license ends, so no day is lost.',
  label: 'Activation code',
  hint: '16 letters and digits. Not case-sensitive; spaces are ignored.',
  enter: 'Enter activation code',
  done: (startsOn: IsoDate, endsOn: IsoDate) =>
    `Code accepted: your license runs from ${formatDate(startsOn)} to ${formatDate(daysAfter(endsOn, -1))}.`,
} as const;
