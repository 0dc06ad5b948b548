import type { DayOf } from './filter.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are kept: making one takes far longer than formatting a day with it. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, ...parts });
  formats.set(timeZone, made);
  return made;
}

/** Returns the calendar days of an IANA time zone, such as America/New_York. Throws a RangeError if the zone does not exist. */
export function dayInZone(timeZone: string): DayOf {
  const format = formatIn(timeZone);
  return (moment) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
  };
}

/** Whether this runtime knows an IANA time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    dayInZone(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
