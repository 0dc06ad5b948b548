import { safeReturnPath } from '../navigation/paths.ts';
import { secondStepRedirect } from './own-account.ts';
import type { Session } from './session.ts';

/** Where onboarding happens. Spec §2. */
export const onboardingPath = '/complete-onboarding';

/** Onboarding first, then on to where the person wanted to be. */
export const onboardingThen = (returnPath: string): string =>
  returnPath === '/' ? onboardingPath : `${onboardingPath}?redirectUrl=${encodeURIComponent(returnPath)}`;

/** Whether onboarding has something to ask: what the record lacks, or a password that the account wants (AUT-13). */
export const onboardingAsks = (session: Session): boolean =>
  session.state === 'signed-in' && (session.missing.length > 0 || session.user.requiresPasswordSetup);

/**
 * Where somebody goes who has just signed in (ONB-3): to their second step where their account wants one (AUT-18), to
 * onboarding while that asks something, else where they wanted to be.
 */
export function pathAfterSignIn(session: Session, redirectUrl: string | null): string {
  const returnPath = safeReturnPath(redirectUrl);
  return (
    secondStepRedirect(session, returnPath) ??
    (onboardingAsks(session) ? onboardingThen(returnPath) : returnPath)
  );
}
