import { InMemoryAccountService } from '#adapters/memory/in-memory-account-service.ts';
import { InMemoryAnalytics } from '#adapters/memory/in-memory-analytics.ts';
import { InMemoryBrowser } from '#adapters/memory/in-memory-browser.ts';
import { InMemoryIdentityAccount } from '#adapters/memory/in-memory-identity-account.ts';
import { InMemoryIdentityProvider } from '#adapters/memory/in-memory-identity-provider.ts';
import { InMemoryLog } from '#adapters/memory/in-memory-log.ts';
import { InMemoryMailedLinks } from '#adapters/memory/in-memory-mailed-links.ts';
import { emptyAreas, InMemoryStorage } from '#adapters/memory/in-memory-storage.ts';
import { InMemoryTabLock, type SharedLocks } from '#adapters/memory/in-memory-tab-lock.ts';
import { InMemoryResumeEvents } from '#adapters/memory/in-memory-resume-events.ts';
import { guardRoute } from '#application/client/navigation/guard-route.ts';
import { trackPageView } from '#application/client/navigation/track-page-view.ts';
import { completeOnboarding } from '#application/client/onboarding/complete-onboarding.ts';
import { createAccountSecurity } from '#application/client/security/create-account-security.ts';
import { finishPasswordSetup } from '#application/client/security/finish-password-setup.ts';
import { createSessionStore } from '#application/client/session/create-session-store.ts';
import { completeSignIn } from '#application/client/session/complete-sign-in.ts';
import { followIdentity } from '#application/client/session/follow-identity.ts';
import { followSignInLink } from '#application/client/session/follow-sign-in-link.ts';
import { startSessionSync } from '#application/client/session/start-session-sync.ts';
import { clearLocalSession } from '#application/client/session/clear-local-session.ts';
import { logout } from '#application/client/session/logout.ts';
import { expireSession } from '#application/client/session/expire-session.ts';
import { loadSession } from '#application/client/session/load-session.ts';
import { refreshToken } from '#application/client/session/refresh-token.ts';
import { requestPasswordReset } from '#application/client/session/request-password-reset.ts';
import { requestSignInLink } from '#application/client/session/request-sign-in-link.ts';
import { restoreSession } from '#application/client/session/restore-session.ts';
import { returnFromProvider } from '#application/client/session/return-from-provider.ts';
import { signIn } from '#application/client/session/sign-in.ts';
import { signInWithProvider } from '#application/client/session/sign-in-with-provider.ts';
import { usedCodes } from '#application/client/session/used-codes.ts';
import { withTokenRefreshLock } from '#application/client/session/with-token-refresh-lock.ts';
import { readProfile } from '#application/client/settings/read-profile.ts';
import { updateProfile } from '#application/client/settings/update-profile.ts';
import { signUp } from '#application/client/sign-up/sign-up.ts';
import { applyMailedLink } from '#application/client/mailed-links/apply-mailed-link.ts';
import { readMailedLink } from '#application/client/mailed-links/read-mailed-link.ts';
import { resetPassword } from '#application/client/mailed-links/reset-password.ts';
import { giveSecondFactor } from '#application/client/session/give-second-factor.ts';
import { leaveForProvider } from '#application/client/session/leave-for-provider.ts';
import { recoverSecondFactor } from '#application/client/session/recover-second-factor.ts';
import { signInWithCode } from '#application/client/session/sign-in-with-code.ts';
import { aService, type Service } from './a-service.ts';

/** Tabs of one browser, each the whole client over in-memory adapters, on one in-memory service. */
export function aBrowser(service: Service = aService()) {
  const browser = new InMemoryBrowser();
  const areas = emptyAreas();
  const locks: SharedLocks = new Map();

  /** A tab in which nothing ran yet; `startSessionSync` starts it. */
  const openTab = () => {
    const { clock } = service;
    const log = new InMemoryLog();
    const analytics = new InMemoryAnalytics();
    const storage = new InMemoryStorage(areas);
    const identity = new InMemoryIdentityProvider(service.identity, browser, clock);
    const identityAccount = new InMemoryIdentityAccount(service.identity, browser, identity, clock);
    const links = new InMemoryMailedLinks(service.identity);
    const session = createSessionStore(storage);
    const lock = new InMemoryTabLock(clock, locks);
    const resumeEvents = new InMemoryResumeEvents();
    const inTurn = withTokenRefreshLock(storage, lock, clock);
    const accounts = new InMemoryAccountService(service.app, async () => {
      const token = await inTurn(() => identity.token({ force: false }));
      return token.ok ? token.value.token : null;
    });
    const onceOnly = usedCodes(clock);
    const opens = loadSession(session, accounts, storage);
    const enters = completeSignIn(identity, accounts, opens, { clock, storage });
    const loses = expireSession(session, identity);
    const providerReturn = returnFromProvider(identity, enters, storage);
    const restores = restoreSession(session, identity, opens, {
      accounts,
      storage,
      log,
      providerReturn,
      withTokenRefreshLock: inTurn,
      clock,
    });
    const asksLink = requestSignInLink(accounts, identity, storage, clock);
    const follows = followIdentity(session, identity, opens, { storage, log });
    const refreshes = refreshToken(session, identity, loses, { clock, log, storage, lock, resumeEvents });
    const leaves = logout(clearLocalSession(session, storage, clock), identity);
    return {
      log,
      analytics,
      storage,
      identity,
      session,
      accounts,
      restoreSession: restores,
      startSessionSync: startSessionSync([refreshes, follows], restores, log),
      guardRoute: guardRoute(session, restores),
      trackPageView: trackPageView(analytics, storage),
      completeOnboarding: completeOnboarding(session, accounts, storage),
      followSignInLink: followSignInLink({
        accounts,
        identity,
        session,
        restoreSession: restores,
        completeSignIn: enters,
        storage,
      }),
      logout: leaves,
      security: createAccountSecurity({
        session,
        identity,
        identityAccount,
        accounts,
        log,
        expireSession: loses,
        logout: leaves,
        requestSignInLink: asksLink,
        onceOnly,
      }),
      expireSession: loses,
      resumeEvents,
      requestPasswordReset: requestPasswordReset(identity),
      requestSignInLink: asksLink,
      signIn: signIn(identity, enters),
      signInWithProvider: signInWithProvider(identity, enters),
      leaveForProvider: leaveForProvider(identity, storage),
      returnFromProvider: providerReturn.take,
      signInWithCode: signInWithCode({ accounts, identity, completeSignIn: enters, storage }),
      giveSecondFactor: giveSecondFactor(identity, enters, storage, onceOnly),
      recoverSecondFactor: recoverSecondFactor(accounts),
      readMailedLink: readMailedLink(links),
      applyMailedLink: applyMailedLink(links),
      resetPassword: resetPassword(
        links,
        identity,
        enters,
        finishPasswordSetup({ session, identity, accounts, log }),
      ),
      signUp: signUp({
        accounts,
        identity,
        identityAccount,
        storage,
        loadSession: opens,
        requestSignInLink: asksLink,
        log,
      }),
      readProfile: readProfile(session, accounts),
      updateProfile: updateProfile(session, accounts),
      refreshToken: refreshes,
    };
  };
  return { service, browser, areas, openTab };
}
