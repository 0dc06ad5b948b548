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

/** The parameter by which the login page is told how somebody left. */
export const signOutReasonParameter = 'left';

/** Where somebody goes who left by more than a log-out: the login page says what was done. */
export const signedOutPath = (reason: Exclude<SignOutReason, 'logout'>): string =>
  `/login?${signOutReasonParameter}=${reason}`;
