import type { HttpFailure } from '#application/client/ports/http.ts';
import type { SignInCodeRefused } from '#domain/identity/sign-in-code.ts';
import { type ProblemSlug, problemSlugOf } from '../wire/v1/problem.ts';
import { problemOf } from './api-failures.ts';

const refusals: Partial<Readonly<Record<ProblemSlug, Exclude<SignInCodeRefused, { triesLeft: number }>>>> = {
  'sign-in-code-spent': { kind: 'sign-in-code/spent' },
  'sign-in-code-link-needed': { kind: 'sign-in-code/link-needed' },
  'sign-in-code-disabled': { kind: 'sign-in-code/disabled' },
};

/** Why a code was not taken; null where the call failed otherwise. */
export function signInCodeRefused(failure: HttpFailure): SignInCodeRefused | null {
  const problem = problemOf(failure);
  const slug = problem === null ? null : problemSlugOf(problem.type);
  if (problem === null || slug === null) return null;
  if (slug === 'sign-in-code-wrong') {
    return { kind: 'sign-in-code/wrong', triesLeft: problem.triesLeft ?? 0 };
  }
  return refusals[slug] ?? null;
}
