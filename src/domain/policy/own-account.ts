import type { SignOutReason, Session } from './session.ts';

/** Where people look after their own account. */
export const ownAccountPath = '/settings/profile';

/** Where a second step is set up. */
export const twoStepPath = `${ownAccountPath}#two-step`;

/**
 * Where somebody is led to whose account may not be used without a second step (AUT-18); null where they may go on. They
 * may look after their account, since that is where it is set up.
 */
export const secondStepRedirect = (session: Session, pathname: string): string | null =>
  session.state === 'signed-in' && session.user.secondFactorRequired && pathname !== ownAccountPath
    ? twoStepPath
    : null;

/** The query parameter that tells the login page how the session ended. */
export const signOutReasonParameter = 'left';

/** The page to open after a session ended by more than a logout: the login page reports what was done. */
export const signedOutPath = (reason: Exclude<SignOutReason, 'logout'>): string =>
  `/login?${signOutReasonParameter}=${reason}`;
