import type { IsoDate } from '../dates/iso-date.ts';

/** Whose students an export is of. */
export type RosterPart =
  /** Of a classroom, as of a day; null for today. */
  | { readonly of: 'classroom'; readonly id: string; readonly on: IsoDate | null }
  | { readonly of: 'school'; readonly id: string; readonly archived: boolean }
  /** Of whatever the person who asks reaches. */
  | { readonly of: 'reach'; readonly archived: boolean };
