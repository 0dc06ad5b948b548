import { useLocation } from 'react-router';
import { type IsoDate, parseIsoDate } from '#domain/platform/dates/iso-date.ts';

export const dayParameter = 'on';

/** Returns the day in the parameters of a URL, or null for today. */
export function askedDay(search: URLSearchParams): IsoDate | null {
  const day = parseIsoDate(search.get(dayParameter) ?? '');
  return day.ok ? day.value : null;
}

export const useAskedDay = (): IsoDate | null => askedDay(new URLSearchParams(useLocation().search));
