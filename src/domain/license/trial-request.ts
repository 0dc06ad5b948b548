import { parseForm } from '../account/parse-form.ts';
import type { FieldProblem, FormInvalid } from '../account/field-problem.ts';
import { err, ok, type Result } from '../result.ts';

/** The most letters that somebody may ask with. */
export const longestTrialWhy = 500;

/** Somebody asks once to try longer; `granted` is null until our staff answered. Times are epoch milliseconds. */
export type TrialRequest = {
  readonly why: string;
  readonly askedAt: number;
  readonly granted: boolean | null;
};

/** A request that waits for our staff, with who asks. */
export type WaitingTrial = Pick<TrialRequest, 'askedAt' | 'why'> & {
  readonly accountId: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
};

/** So many of those who wait are listed, who asked first. */
export const mostWaitingTrials = 100;

/** What asking and answering can be refused for. */
export const trialRefusals = {
  ask: ['trial/asked-already'],
  list: ['account/not-permitted'],
} as const;

/** Why one of these was refused. */
export type TrialRefused<Question extends keyof typeof trialRefusals> = {
  readonly kind: (typeof trialRefusals)[Question][number];
};

function parseWhy(text: string): Result<string, FieldProblem> {
  const why = text.trim();
  if (why === '') return err('required');
  return why.length > longestTrialWhy ? err('too-long') : ok(why);
}

/** Parses why somebody asks; page and service use the same rule. */
export const parseTrialWhy = (draft: {
  readonly why: string;
}): Result<{ readonly why: string }, FormInvalid<'why'>> => parseForm({ why: parseWhy(draft.why) });
