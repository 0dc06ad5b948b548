import { useLocation } from 'react-router';
import { type IsoDate, parseIsoDate } from '#domain/platform/dates/iso-date.ts';

/** The parameter of an address that says the day of a list. */
export const dayParameter = 'on';

/** The day that the parameters of an address ask for; null for today. */
export function askedDay(search: URLSearchParams): IsoDate | null {
  const asked = parseIsoDate(search.get(dayParameter) ?? '');
  return asked.ok ? asked.value : null;
}

/** The same of the address of the page. */
export const useAskedDay = (): IsoDate | null => askedDay(new URLSearchParams(useLocation().search));
