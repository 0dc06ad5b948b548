import type { IsoDate } from '../dates/iso-date.ts';

/** Consonants and digits that nobody takes for another one, also across a classroom; without vowels no code is a word. */
export const joinCodeSymbols = 'CDFHJKMNPRTVWXY34679';
/** How many symbols a join code has. */
export const joinCodeLength = 6;

/** What the students of a classroom find it by. Times are epoch milliseconds. */
export type JoinCode = {
  /** As it is read out and typed, without a gap. */
  readonly code: string;
  readonly renewedAt: number;
  /** Since when nobody enters by it; null while it works. */
  readonly pausedAt: number | null;
  /** The day of the school for which the class is closed; null if it is not. */
  readonly closedOn: IsoDate | null;
};

const half = joinCodeLength / 2;

/** The code as it is shown: two groups of three. */
export const shownJoinCode = (code: string): string => `${code.slice(0, half)} ${code.slice(half)}`;
