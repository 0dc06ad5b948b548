import type { HttpFailure } from '#application/client/ports/http.ts';
import type { SignInCodeRefused } from '#domain/identity/sign-in-code.ts';
import { problemSlugOf } from '../wire/v1/problem.ts';
import { problemOf } from './api-failures.ts';

/** Why a code was not taken; null where the call failed otherwise. */
export function signInCodeRefused(failure: HttpFailure): SignInCodeRefused | null {
  const problem = problemOf(failure);
  if (problem === null) return null;
  switch (problemSlugOf(problem.type)) {
    case 'sign-in-code-wrong':
      return { kind: 'sign-in-code/wrong', triesLeft: problem.triesLeft ?? 0 };
    case 'sign-in-code-spent':
      return { kind: 'sign-in-code/spent' };
    case 'sign-in-code-link-needed':
      return { kind: 'sign-in-code/link-needed' };
    case 'sign-in-code-disabled':
      return { kind: 'sign-in-code/disabled' };
    default:
      return null;
  }
}
