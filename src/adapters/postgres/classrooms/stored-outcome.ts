import type { Outcome } from '#domain/classrooms/change-sets/change.ts';

export type StoredOutcome = 'done' | 'kept' | Extract<Outcome, { readonly of: 'impossible' }>['why'];

export const storedOutcome = (outcome: Outcome): StoredOutcome =>
  outcome.of === 'impossible' ? outcome.why : outcome.of;

export const outcomeOf = (stored: StoredOutcome): Outcome =>
  stored === 'done' || stored === 'kept' ? { of: stored } : { of: 'impossible', why: stored };
