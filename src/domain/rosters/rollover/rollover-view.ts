import type { RolloverChoices, RolloverSummary } from './rollover.ts';

export type RolloverView = RolloverSummary & {
  readonly id: string;
  readonly choices: RolloverChoices;
  readonly teachers: Readonly<Record<string, string>>;
};
