import type { IsoDate } from '../../platform/dates/iso-date.ts';

/** Consonants and digits that are hard to confuse, even when called across a classroom. Without vowels, no code spells a word. */
export const classCodeSymbols = 'CDFHJKMNPRTVWXY34679';
export const classCodeLength = 6;

/** The class code of a classroom. Times are epoch milliseconds. */
export type ClassCode = {
  readonly code: string;
  readonly renewedAt: number;
  /** When it was paused and stopped accepting students; null while it works. */
  readonly pausedAt: number | null;
  /** The day, in the school's time zone, on which the class is closed; null if it is open. */
  readonly closedOn: IsoDate | null;
};

const half = classCodeLength / 2;

export const shownClassCode = (code: string): string => `${code.slice(0, half)} ${code.slice(half)}`;
