import { parseForm } from '../../platform/forms/parse-form.ts';
import type { FieldProblem, FormInvalid } from '../../platform/forms/field-problem.ts';
import { err, ok, type Result } from '../../result.ts';

export const maxTrialWhyLength = 500;

/** A person's only request for a longer trial; `granted` is null until our staff decide. Times are epoch milliseconds. */
export type TrialRequest = {
  readonly why: string;
  readonly askedAt: number;
  readonly granted: boolean | null;
};

export type WaitingTrial = Pick<TrialRequest, 'askedAt' | 'why'> & {
  readonly accountId: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
};

export const maxWaitingTrials = 100;

export const trialRefusals = {
  ask: ['trial/asked-already'],
  list: ['account/not-permitted'],
} as const;

export type TrialRefused<Question extends keyof typeof trialRefusals> = {
  readonly kind: (typeof trialRefusals)[Question][number];
};

function parseWhy(text: string): Result<string, FieldProblem> {
  const why = text.trim();
  if (why === '') return err('required');
  return why.length > maxTrialWhyLength ? err('too-long') : ok(why);
}

export const parseTrialWhy = (draft: {
  readonly why: string;
}): Result<{ readonly why: string }, FormInvalid<'why'>> => parseForm({ why: parseWhy(draft.why) });
