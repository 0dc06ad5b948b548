import { ContainerModule } from 'inversify';
import { lessonsAtHand } from '#application/client/lessons/lessons-at-hand.ts';
import { applyMailedLink } from '#application/client/mailed-links/apply-mailed-link.ts';
import { readMailedLink } from '#application/client/mailed-links/read-mailed-link.ts';
import { resetPassword } from '#application/client/mailed-links/reset-password.ts';
import { guardRoute } from '#application/client/navigation/guard-route.ts';
import { trackPageView } from '#application/client/navigation/track-page-view.ts';
import { completeOnboarding } from '#application/client/onboarding/complete-onboarding.ts';
import { createAccountSecurity } from '#application/client/security/create-account-security.ts';
import { finishPasswordSetup } from '#application/client/security/finish-password-setup.ts';
import { followIdentity } from '#application/client/session/follow-identity.ts';
import { enterSession } from '#application/client/session/enter-session.ts';
import { followSignInLink } from '#application/client/session/follow-sign-in-link.ts';
import { giveSecondFactor } from '#application/client/session/give-second-factor.ts';
import { keepSession } from '#application/client/session/keep-session.ts';
import { leaveHere } from '#application/client/session/leave-here.ts';
import { leaveForProvider } from '#application/client/session/leave-for-provider.ts';
import { logout } from '#application/client/session/logout.ts';
import { loseSession } from '#application/client/session/lose-session.ts';
import { openSession } from '#application/client/session/open-session.ts';
import { recoverSecondFactor } from '#application/client/session/recover-second-factor.ts';
import { refreshToken } from '#application/client/session/refresh-token.ts';
import { requestPasswordReset } from '#application/client/session/request-password-reset.ts';
import { requestSignInLink } from '#application/client/session/request-sign-in-link.ts';
import { restoreSession } from '#application/client/session/restore-session.ts';
import { returnFromProvider } from '#application/client/session/return-from-provider.ts';
import { signInWithCode } from '#application/client/session/sign-in-with-code.ts';
import { signInWithProvider } from '#application/client/session/sign-in-with-provider.ts';
import { signIn } from '#application/client/session/sign-in.ts';
import { tokenTurn } from '#application/client/session/token-turn.ts';
import { syncToken } from '#application/client/session/sync-token.ts';
import { usedCodes } from '#application/client/session/used-codes.ts';
import { readProfile } from '#application/client/settings/read-profile.ts';
import { updateProfile } from '#application/client/settings/update-profile.ts';
import { signUp } from '#application/client/sign-up/sign-up.ts';
import { provide } from './provide.ts';
import { parts, ports, useCases } from './tokens.ts';

const { session, storage, clock, log, analytics, identity, accounts, tabLock, wakeUps, tokenSync } = ports;

/** The client's use cases on whatever ports the container holds; the same for every profile. */
export const useCasesModule = new ContainerModule(({ bind }) => {
  provide(bind, parts.openSession, openSession, session, accounts, storage);
  provide(bind, parts.leaveHere, leaveHere, session, storage, clock);
  provide(bind, parts.tokenTurn, tokenTurn, storage, tabLock, clock);
  provide(bind, parts.usedCodes, usedCodes, clock);
  provide(bind, parts.loseSession, loseSession, session, identity);
  provide(
    bind,
    parts.enterSession,
    (...[identity, accounts, openSession, clock, storage]) =>
      enterSession(identity, accounts, openSession, { clock, storage }),
    identity,
    accounts,
    parts.openSession,
    clock,
    storage,
  );
  provide(bind, parts.providerReturn, returnFromProvider, identity, parts.enterSession, storage);
  provide(
    bind,
    parts.restoreSession,
    (...[session, identity, openSession, storage, log, providerReturn, tokenTurn, clock]) =>
      restoreSession(session, identity, openSession, { storage, log, providerReturn, tokenTurn, clock }),
    session,
    identity,
    parts.openSession,
    storage,
    log,
    parts.providerReturn,
    parts.tokenTurn,
    clock,
  );
  provide(
    bind,
    parts.refreshToken,
    (...[session, identity, loseSession, clock, log, storage, lock, wakeUps]) =>
      refreshToken(session, identity, loseSession, { clock, log, storage, lock, wakeUps }),
    session,
    identity,
    parts.loseSession,
    clock,
    log,
    storage,
    tabLock,
    wakeUps,
  );
  provide(
    bind,
    parts.followIdentity,
    (...[session, identity, openSession, storage, log]) =>
      followIdentity(session, identity, openSession, { storage, log }),
    session,
    identity,
    parts.openSession,
    storage,
    log,
  );
  provide(bind, parts.syncToken, syncToken, identity, tokenSync, clock, log);
  provide(bind, parts.lessonsAtHand, lessonsAtHand, ports.lessons, ports.offlineLessons, session, clock);
  provide(
    bind,
    useCases.keepSession,
    (...[refresh, follow, sync, restore, log]) => keepSession([refresh, follow, sync], restore, log),
    parts.refreshToken,
    parts.followIdentity,
    parts.syncToken,
    parts.restoreSession,
    log,
  );
  provide(
    bind,
    useCases.signUp,
    (...[accounts, identity, identityAccount, storage, openSession, requestSignInLink, log]) =>
      signUp({ accounts, identity, identityAccount, storage, openSession, requestSignInLink, log }),
    accounts,
    identity,
    ports.identityAccount,
    storage,
    parts.openSession,
    useCases.requestSignInLink,
    log,
  );
  provide(bind, useCases.signIn, signIn, identity, parts.enterSession);
  provide(bind, useCases.signInWithProvider, signInWithProvider, identity, parts.enterSession);
  provide(bind, useCases.leaveForProvider, leaveForProvider, identity, storage);
  provide(bind, useCases.returnFromProvider, ({ take }) => take, parts.providerReturn);
  provide(bind, useCases.requestSignInLink, requestSignInLink, accounts, identity, storage, clock);
  provide(
    bind,
    useCases.followSignInLink,
    (...[accounts, identity, session, restoreSession, enterSession, storage]) =>
      followSignInLink({ accounts, identity, session, restoreSession, enterSession, storage }),
    accounts,
    identity,
    session,
    parts.restoreSession,
    parts.enterSession,
    storage,
  );
  provide(
    bind,
    useCases.signInWithCode,
    (...[accounts, identity, enterSession, storage]) =>
      signInWithCode({ accounts, identity, enterSession, storage }),
    accounts,
    identity,
    parts.enterSession,
    storage,
  );
  provide(
    bind,
    useCases.giveSecondFactor,
    giveSecondFactor,
    identity,
    parts.enterSession,
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
    parts.enterSession,
    parts.finishPasswordSetup,
  );
  provide(bind, useCases.requestPasswordReset, requestPasswordReset, identity);
  provide(bind, useCases.passwordPolicy, (identity) => () => identity.passwordPolicy(), identity);
  provide(bind, useCases.completeOnboarding, completeOnboarding, session, accounts, storage);
  provide(bind, useCases.readProfile, readProfile, session, accounts);
  provide(bind, useCases.updateProfile, updateProfile, session, accounts);
  provide(bind, useCases.logout, logout, parts.leaveHere, identity);
  provide(
    bind,
    useCases.security,
    (
      ...[session, identity, identityAccount, accounts, log, loseSession, logout, requestSignInLink, onceOnly]
    ) =>
      createAccountSecurity({
        session,
        identity,
        identityAccount,
        accounts,
        log,
        loseSession,
        logout,
        requestSignInLink,
        onceOnly,
      }),
    session,
    identity,
    ports.identityAccount,
    accounts,
    log,
    parts.loseSession,
    useCases.logout,
    useCases.requestSignInLink,
    parts.usedCodes,
  );
  provide(bind, useCases.guardRoute, guardRoute, session, parts.restoreSession);
  provide(bind, useCases.trackPageView, trackPageView, analytics, storage);
});
