import type { IsoDate } from '../../platform/dates/iso-date.ts';

export type RosterPart =
  /** On a day; null for today. */
  | { readonly of: 'classroom'; readonly id: string; readonly on: IsoDate | null }
  | { readonly of: 'school'; readonly id: string; readonly archived: boolean }
  | { readonly of: 'reach'; readonly archived: boolean };
