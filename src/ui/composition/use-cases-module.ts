import { ContainerModule } from 'inversify';
import { withOfflineFallback } from '#application/client/lessons/with-offline-fallback.ts';
import { applyMailedLink } from '#application/client/mailed-links/apply-mailed-link.ts';
import { readMailedLink } from '#application/client/mailed-links/read-mailed-link.ts';
import { resetPassword } from '#application/client/mailed-links/reset-password.ts';
import { guardRoute } from '#application/client/navigation/guard-route.ts';
import { trackPageView } from '#application/client/navigation/track-page-view.ts';
import { completeOnboarding } from '#application/client/onboarding/complete-onboarding.ts';
import { createAccountSecurity } from '#application/client/security/create-account-security.ts';
import { finishPasswordSetup } from '#application/client/security/finish-password-setup.ts';
import { followIdentity } from '#application/client/session/follow-identity.ts';
import { completeSignIn } from '#application/client/session/complete-sign-in.ts';
import { followSignInLink } from '#application/client/session/follow-sign-in-link.ts';
import { giveSecondFactor } from '#application/client/session/give-second-factor.ts';
import { startSessionSync } from '#application/client/session/start-session-sync.ts';
import { clearLocalSession } from '#application/client/session/clear-local-session.ts';
import { leaveForProvider } from '#application/client/session/leave-for-provider.ts';
import { logout } from '#application/client/session/logout.ts';
import { expireSession } from '#application/client/session/expire-session.ts';
import { loadSession } from '#application/client/session/load-session.ts';
import { recoverSecondFactor } from '#application/client/session/recover-second-factor.ts';
import { refreshToken } from '#application/client/session/refresh-token.ts';
import { requestPasswordReset } from '#application/client/session/request-password-reset.ts';
import { requestSignInLink } from '#application/client/session/request-sign-in-link.ts';
import { restoreSession } from '#application/client/session/restore-session.ts';
import { returnFromProvider } from '#application/client/session/return-from-provider.ts';
import { signInWithCode } from '#application/client/session/sign-in-with-code.ts';
import { signInWithProvider } from '#application/client/session/sign-in-with-provider.ts';
import { signIn } from '#application/client/session/sign-in.ts';
import { withTokenRefreshLock } from '#application/client/session/with-token-refresh-lock.ts';
import { syncToken } from '#application/client/session/sync-token.ts';
import { usedCodes } from '#application/client/session/used-codes.ts';
import { readProfile } from '#application/client/settings/read-profile.ts';
import { updateProfile } from '#application/client/settings/update-profile.ts';
import { signUp } from '#application/client/sign-up/sign-up.ts';
import { provide } from './provide.ts';
import { parts, ports, useCases } from './tokens.ts';

const { session, storage, clock, log, analytics, identity, accounts, tabLock, resumeEvents, tokenSync } =
  ports;

/** The client's use cases on whatever ports the container holds; the same for every profile. */
export const useCasesModule = new ContainerModule(({ bind }) => {
  provide(bind, parts.loadSession, loadSession, session, accounts, storage);
  provide(bind, parts.clearLocalSession, clearLocalSession, session, storage, clock);
  provide(bind, parts.withTokenRefreshLock, withTokenRefreshLock, storage, tabLock, clock);
  provide(bind, parts.usedCodes, usedCodes, clock);
  provide(bind, parts.expireSession, expireSession, session, identity);
  provide(
    bind,
    parts.completeSignIn,
    (...[identity, accounts, loadSession, clock, storage]) =>
      completeSignIn(identity, accounts, loadSession, { clock, storage }),
    identity,
    accounts,
    parts.loadSession,
    clock,
    storage,
  );
  provide(bind, parts.providerReturn, returnFromProvider, identity, parts.completeSignIn, storage);
  provide(
    bind,
    parts.restoreSession,
    (
      ...[session, identity, loadSession, accounts, storage, log, providerReturn, withTokenRefreshLock, clock]
    ) =>
      restoreSession(session, identity, loadSession, {
        accounts,
        storage,
        log,
        providerReturn,
        withTokenRefreshLock,
        clock,
      }),
    session,
    identity,
    parts.loadSession,
    accounts,
    storage,
    log,
    parts.providerReturn,
    parts.withTokenRefreshLock,
    clock,
  );
  provide(
    bind,
    parts.refreshToken,
    (...[session, identity, expireSession, clock, log, storage, lock, resumeEvents]) =>
      refreshToken(session, identity, expireSession, { clock, log, storage, lock, resumeEvents }),
    session,
    identity,
    parts.expireSession,
    clock,
    log,
    storage,
    tabLock,
    resumeEvents,
  );
  provide(
    bind,
    parts.followIdentity,
    (...[session, identity, loadSession, storage, log]) =>
      followIdentity(session, identity, loadSession, { storage, log }),
    session,
    identity,
    parts.loadSession,
    storage,
    log,
  );
  provide(bind, parts.syncToken, syncToken, identity, tokenSync, clock, log);
  provide(
    bind,
    parts.withOfflineFallback,
    withOfflineFallback,
    ports.lessons,
    ports.offlineLessons,
    session,
    clock,
  );
  provide(
    bind,
    useCases.startSessionSync,
    (...[refresh, follow, sync, restore, log]) => startSessionSync([refresh, follow, sync], restore, log),
    parts.refreshToken,
    parts.followIdentity,
    parts.syncToken,
    parts.restoreSession,
    log,
  );
  provide(
    bind,
    useCases.signUp,
    (...[accounts, identity, identityAccount, storage, loadSession, requestSignInLink, log]) =>
      signUp({ accounts, identity, identityAccount, storage, loadSession, requestSignInLink, log }),
    accounts,
    identity,
    ports.identityAccount,
    storage,
    parts.loadSession,
    useCases.requestSignInLink,
    log,
  );
  provide(bind, useCases.signIn, signIn, identity, parts.completeSignIn);
  provide(bind, useCases.signInWithProvider, signInWithProvider, identity, parts.completeSignIn);
  provide(bind, useCases.leaveForProvider, leaveForProvider, identity, storage);
  provide(bind, useCases.returnFromProvider, ({ take }) => take, parts.providerReturn);
  provide(bind, useCases.requestSignInLink, requestSignInLink, accounts, identity, storage, clock);
  provide(
    bind,
    useCases.followSignInLink,
    (...[accounts, identity, session, restoreSession, completeSignIn, storage]) =>
      followSignInLink({ accounts, identity, session, restoreSession, completeSignIn, storage }),
    accounts,
    identity,
    session,
    parts.restoreSession,
    parts.completeSignIn,
    storage,
  );
  provide(
    bind,
    useCases.signInWithCode,
    (...[accounts, identity, completeSignIn, storage]) =>
      signInWithCode({ accounts, identity, completeSignIn, storage }),
    accounts,
    identity,
    parts.completeSignIn,
    storage,
  );
  provide(
    bind,
    useCases.giveSecondFactor,
    giveSecondFactor,
    identity,
    parts.completeSignIn,
    storage,
    parts.usedCodes,
  );
  provide(bind, useCases.recoverSecondFactor, recoverSecondFactor, accounts);
  provide(bind, useCases.readMailedLink, readMailedLink, ports.mailedLinks);
  provide(bind, useCases.applyMailedLink, applyMailedLink, ports.mailedLinks);
  provide(
    bind,
    parts.finishPasswordSetup,
    (...[session, identity, accounts, log]) => finishPasswordSetup({ session, identity, accounts, log }),
    session,
    identity,
    accounts,
    log,
  );
  provide(
    bind,
    useCases.resetPassword,
    resetPassword,
    ports.mailedLinks,
    identity,
    parts.completeSignIn,
    parts.finishPasswordSetup,
  );
  provide(bind, useCases.requestPasswordReset, requestPasswordReset, identity);
  provide(bind, useCases.passwordPolicy, (identity) => () => identity.passwordPolicy(), identity);
  provide(bind, useCases.completeOnboarding, completeOnboarding, session, accounts, storage);
  provide(bind, useCases.readProfile, readProfile, session, accounts);
  provide(bind, useCases.updateProfile, updateProfile, session, accounts);
  provide(bind, useCases.logout, logout, parts.clearLocalSession, identity);
  provide(
    bind,
    useCases.security,
    (
      ...[
        session,
        identity,
        identityAccount,
        accounts,
        log,
        expireSession,
        logout,
        requestSignInLink,
        onceOnly,
      ]
    ) =>
      createAccountSecurity({
        session,
        identity,
        identityAccount,
        accounts,
        log,
        expireSession,
        logout,
        requestSignInLink,
        onceOnly,
      }),
    session,
    identity,
    ports.identityAccount,
    accounts,
    log,
    parts.expireSession,
    useCases.logout,
    useCases.requestSignInLink,
    parts.usedCodes,
  );
  provide(bind, useCases.guardRoute, guardRoute, session, parts.restoreSession);
  provide(bind, useCases.trackPageView, trackPageView, analytics, storage);
});
