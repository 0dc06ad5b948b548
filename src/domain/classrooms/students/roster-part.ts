import type { IsoDate } from '../../platform/dates/iso-date.ts';

export type RosterPart =
  /** The students on the day `on`; null means today. */
  | { readonly of: 'classroom'; readonly id: string; readonly on: IsoDate | null }
  | { readonly of: 'school'; readonly id: string; readonly archived: boolean }
  | { readonly of: 'reach'; readonly archived: boolean };
