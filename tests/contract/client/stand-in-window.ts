import { FirebaseError } from 'firebase/app';
import {
  type AuthCredential,
  linkWithCredential,
  OAuthProvider,
  reauthenticateWithCredential,
  signInWithCredential,
} from 'firebase/auth';
import type { ProviderWindow } from '#adapters/firebase/provider-window.ts';
import type { FederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import type { PopupAnswer } from '../identity/identity-harness.ts';

/** Replaces the provider's page: passes the SDK the credential that the page would return. The real popup and redirect are covered by tests/e2e. */
export function standInWindow() {
  const answers = new Map<FederatedProvider, PopupAnswer>();
  let left: FederatedProvider | null = null;

  const visit = (provider: FederatedProvider): AuthCredential => {
    const answer = answers.get(provider) ?? 'closed';
    if (answer === 'closed') throw new FirebaseError('auth/popup-closed-by-user', 'The window was closed');
    const { email, displayName, emailVerified = true } = answer;
    const claims = { sub: `${provider}-${email}`, email, name: displayName, email_verified: emailVerified };
    return new OAuthProvider(provider).credential({ idToken: JSON.stringify(claims) });
  };
  const window: ProviderWindow = {
    signIn: async (auth, provider) => signInWithCredential(auth, visit(provider)),
    connect: async (user, provider) => linkWithCredential(user, visit(provider)),
    confirm: async (user, provider) => reauthenticateWithCredential(user, visit(provider)),
    leave: async (_auth, provider) => {
      left = provider;
      return new Promise(() => undefined);
    },
    returned: async (auth) => {
      const provider = left;
      left = null;
      return provider === null || answers.get(provider) === 'closed'
        ? null
        : signInWithCredential(auth, visit(provider));
    },
  };
  return {
    window,
    answer: (provider: FederatedProvider, answer: PopupAnswer): void => void answers.set(provider, answer),
  };
}
