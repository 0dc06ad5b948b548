import { safeReturnPath } from './paths.ts';
import { secondStepRedirect } from './own-account.ts';
import type { Session } from './session.ts';

/** The onboarding page. Spec §2. */
export const onboardingPath = '/complete-onboarding';

/** Returns the path of onboarding; onboarding continues to `returnPath`. */
export const onboardingThen = (returnPath: string): string =>
  returnPath === '/' ? onboardingPath : `${onboardingPath}?redirectUrl=${encodeURIComponent(returnPath)}`;

/** Whether onboarding must ask the user for fields that are missing in the record, or for a password that the account requires (AUT-13). */
export const onboardingAsks = (session: Session): boolean =>
  session.state === 'signed-in' && (session.missing.length > 0 || session.user.requiresPasswordSetup);

/**
 * Returns the path after sign-in (ONB-3): the page for the second factor if the account requires one (AUT-18), onboarding if it must ask questions, else the
 * requested path.
 */
export function pathAfterSignIn(session: Session, redirectUrl: string | null): string {
  const returnPath = safeReturnPath(redirectUrl);
  return (
    secondStepRedirect(session, returnPath) ??
    (onboardingAsks(session) ? onboardingThen(returnPath) : returnPath)
  );
}
