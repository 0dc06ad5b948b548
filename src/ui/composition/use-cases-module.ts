import { ContainerModule } from 'inversify';
import { guardRoute } from '#application/client/navigation/guard-route.ts';
import { trackPageView } from '#application/client/navigation/track-page-view.ts';
import { completeOnboarding } from '#application/client/onboarding/complete-onboarding.ts';
import { followIdentity } from '#application/client/session/follow-identity.ts';
import { followSignInLink } from '#application/client/session/follow-sign-in-link.ts';
import { keepSession } from '#application/client/session/keep-session.ts';
import { logout } from '#application/client/session/logout.ts';
import { loseSession } from '#application/client/session/lose-session.ts';
import { openSession } from '#application/client/session/open-session.ts';
import { refreshToken } from '#application/client/session/refresh-token.ts';
import { requestPasswordReset } from '#application/client/session/request-password-reset.ts';
import { requestSignInLink } from '#application/client/session/request-sign-in-link.ts';
import { restoreSession } from '#application/client/session/restore-session.ts';
import { signInWithProvider } from '#application/client/session/sign-in-with-provider.ts';
import { signIn } from '#application/client/session/sign-in.ts';
import { readProfile } from '#application/client/settings/read-profile.ts';
import { updateProfile } from '#application/client/settings/update-profile.ts';
import { signUp } from '#application/client/sign-up/sign-up.ts';
import { provide } from './provide.ts';
import { parts, ports, useCases } from './tokens.ts';

const { session, storage, clock, log, analytics, identity, accounts } = ports;

/** The client's use cases on whatever ports the container holds; the same for every profile. */
export const useCasesModule = new ContainerModule(({ bind }) => {
  provide(bind, parts.openSession, openSession, session, accounts, storage);
  provide(bind, parts.loseSession, loseSession, session, identity);
  provide(bind, parts.restoreSession, restoreSession, session, identity, parts.openSession, log);
  provide(bind, parts.refreshToken, refreshToken, session, identity, clock, log);
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
  const { refreshToken: refresh, followIdentity: follow, restoreSession: restore } = parts;
  provide(bind, useCases.keepSession, keepSession, refresh, follow, restore, log);
  provide(
    bind,
    useCases.signUp,
    (...[accounts, identity, storage, openSession, requestSignInLink]) =>
      signUp({ accounts, identity, storage, openSession, requestSignInLink }),
    accounts,
    identity,
    storage,
    parts.openSession,
    useCases.requestSignInLink,
  );
  provide(bind, useCases.signIn, signIn, identity, parts.openSession);
  provide(
    bind,
    useCases.signInWithProvider,
    signInWithProvider,
    identity,
    accounts,
    parts.openSession,
    clock,
  );
  provide(bind, useCases.requestSignInLink, requestSignInLink, accounts, storage);
  provide(bind, useCases.followSignInLink, followSignInLink, identity, parts.openSession, storage);
  provide(bind, useCases.requestPasswordReset, requestPasswordReset, identity);
  provide(bind, useCases.passwordPolicy, (identity) => () => identity.passwordPolicy(), identity);
  provide(bind, useCases.completeOnboarding, completeOnboarding, session, accounts, storage);
  provide(bind, useCases.readProfile, readProfile, session, accounts);
  provide(bind, useCases.updateProfile, updateProfile, session, accounts);
  provide(bind, useCases.logout, logout, session, identity, storage, clock);
  provide(bind, useCases.guardRoute, guardRoute, session, parts.restoreSession);
  provide(bind, useCases.trackPageView, trackPageView, analytics, storage);
});
