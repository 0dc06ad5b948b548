import type { RolloverChoices, RolloverSummary } from './rollover.ts';

/** The turn of a school's year as whoever decides it sees it: what was said, and what would come of it at this moment. */
export type RolloverView = RolloverSummary & {
  readonly id: string;
  readonly choices: RolloverChoices;
  /** The names of the teachers of each class, by its id. */
  readonly teachers: Readonly<Record<string, string>>;
};
