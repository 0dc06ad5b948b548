import type { SignOutReason, Session } from './session.ts';

export const ownAccountPath = '/settings/profile';

export const twoStepPath = `${ownAccountPath}#two-step`;

/**
 * Returns the page to set up a second factor, if the account cannot be used without one (AUT-18); null otherwise. The account page needs no redirect, because
 * users set up the second factor there.
 */
export const secondStepRedirect = (session: Session, pathname: string): string | null =>
  session.state === 'signed-in' && session.user.secondFactorRequired && pathname !== ownAccountPath
    ? twoStepPath
    : null;

export const signOutReasonParameter = 'left';

/** Returns the path after all sessions were ended or the account was deleted. The login page shows the result. */
export const signedOutPath = (reason: Exclude<SignOutReason, 'logout'>): string =>
  `/login?${signOutReasonParameter}=${reason}`;
