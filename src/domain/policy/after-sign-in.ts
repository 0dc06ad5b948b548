import { safeReturnPath } from '../navigation/paths.ts';
import { secondStepRedirect } from './own-account.ts';
import type { Session } from './session.ts';

/** Where onboarding happens. Spec §2. */
export const onboardingPath = '/complete-onboarding';

/** Onboarding first, then on to where the person wanted to be. */
export const onboardingThen = (returnPath: string): string =>
  returnPath === '/' ? onboardingPath : `${onboardingPath}?redirectUrl=${encodeURIComponent(returnPath)}`;

/**
 * Where somebody goes who has just signed in (ONB-3): to their second step where their account wants one (AUT-18), to
 * onboarding while something is missing, else where they wanted to be.
 */
export function pathAfterSignIn(session: Session, redirectUrl: string | null): string {
  const returnPath = safeReturnPath(redirectUrl);
  const lacksSomething = session.state === 'signed-in' && session.missing.length > 0;
  return (
    secondStepRedirect(session, returnPath) ?? (lacksSomething ? onboardingThen(returnPath) : returnPath)
  );
}
