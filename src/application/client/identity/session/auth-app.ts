import { followMembership } from './follow-membership.ts';
import type { TabOrganization } from './tab-organization.ts';
import type { ResumeEvents } from '../../platform/ports/resume-events.ts';
import type { SessionList } from '../ports/session-list.ts';
import type { TabLock } from '../../platform/ports/tab-lock.ts';
import type { TokenSync } from '../ports/token-sync.ts';
import type { ExpireSession } from './expire-session.ts';
import { followIdentity } from './follow-identity.ts';
import { followSignInLink } from './follow-sign-in-link.ts';
import { giveSecondFactor } from './give-second-factor.ts';
import { leaveForProvider } from './leave-for-provider.ts';
import { leaveSessions } from './leave-sessions.ts';
import { recoverSecondFactor } from './recover-second-factor.ts';
import { refreshToken } from './refresh-token.ts';
import { requestPasswordReset, type SignInRules } from './request-password-reset.ts';
import type { SessionParts, SessionPartsPorts } from './session-parts.ts';
import { signInWithCode } from './sign-in-with-code.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';
import { signIn } from './sign-in.ts';
import { startSessionSync } from './start-session-sync.ts';
import { syncToken } from './sync-token.ts';

export type AuthPorts = SessionPartsPorts & {
  readonly parts: SessionParts;
  readonly tab: TabOrganization;
  readonly expireSession: ExpireSession;
  readonly sessions: SessionList;
  readonly domains: SignInRules;
  readonly lock: TabLock;
  readonly resumeEvents: ResumeEvents;
  /** Null if no other service needs the token. */
  readonly sync: TokenSync | null;
};

export type AuthApp = ReturnType<typeof createAuthApp>;

export function createAuthApp({ parts, ...given }: AuthPorts) {
  const ports = { ...given, ...parts };
  const followers = [
    refreshToken(ports),
    followIdentity(ports),
    followMembership(ports),
    leaveSessions(ports),
    syncToken(ports),
  ];
  return {
    signIn: signIn(ports),
    signInWithProvider: signInWithProvider(ports),
    leaveForProvider: leaveForProvider(ports),
    returnFromProvider: parts.providerReturn.take,
    requestSignInLink: parts.requestSignInLink,
    followSignInLink: followSignInLink(ports),
    signInWithCode: signInWithCode(ports),
    giveSecondFactor: giveSecondFactor(ports),
    recoverSecondFactor: recoverSecondFactor(ports),
    requestPasswordReset: requestPasswordReset(ports),
    logout: parts.logout,
    startSessionSync: startSessionSync({ ...ports, followers }),
  };
}
