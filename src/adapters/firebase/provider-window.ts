import {
  type Auth,
  getRedirectResult,
  GoogleAuthProvider,
  linkWithPopup,
  OAuthProvider,
  reauthenticateWithPopup,
  SAMLAuthProvider,
  signInWithPopup,
  signInWithRedirect,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { FederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import { domainOf } from '#domain/organizations/domains/mail-domain.ts';

export type ProviderWindow = {
  /** `email` is the address of the expected user, if known. */
  readonly signIn: (auth: Auth, provider: FederatedProvider, email?: string) => Promise<UserCredential>;
  readonly connect: (user: User, provider: FederatedProvider) => Promise<UserCredential>;
  readonly confirm: (user: User, provider: FederatedProvider) => Promise<UserCredential>;
  /** Never resolves, because the browser leaves the page. */
  readonly leave: (auth: Auth, provider: FederatedProvider, email?: string) => Promise<never>;
  /** Returns the result of the redirect, or null if there was none. */
  readonly returned: (auth: Auth) => Promise<UserCredential | null>;
};

type Asked = GoogleAuthProvider | OAuthProvider | SAMLAuthProvider;

const withScopes = <P extends GoogleAuthProvider | OAuthProvider>(
  provider: P,
  scopes: readonly string[],
): P => {
  for (const scope of scopes) provider.addScope(scope);
  return provider;
};

/** Requests the name and the address from the provider, so that onboarding does not ask for them. */
function ask(provider: FederatedProvider): Asked {
  if (provider === 'google.com') return withScopes(new GoogleAuthProvider(), ['profile', 'email']);
  if (provider === 'apple.com') return withScopes(new OAuthProvider(provider), ['name', 'email']);
  if (provider.startsWith('saml.')) return new SAMLAuthProvider(provider);
  return withScopes(new OAuthProvider(provider), ['profile', 'email']);
}

/** Passes the expected user to the provider's page. The page then skips the account chooser and rejects users of other schools early. */
function askFor(provider: FederatedProvider, email: string | undefined): Asked {
  const pending = ask(provider);
  if (email === undefined) return pending;
  const domain = domainOf(email);
  const ofDomain: Partial<Record<FederatedProvider, Record<string, string>>> = {
    'google.com': { hd: domain },
    // Every domain of a Microsoft directory identifies that directory.
    'microsoft.com': { tenant: domain, domain_hint: domain },
  };
  pending.setCustomParameters({ login_hint: email, ...ofDomain[provider] });
  return pending;
}

/** The SDK's window: a popup of 500 by 600 (spec §9), or a redirect. Only for browsers. */
export const sdkWindow: ProviderWindow = {
  signIn: (auth, provider, email) => signInWithPopup(auth, askFor(provider, email)),
  connect: (user, provider) => linkWithPopup(user, ask(provider)),
  confirm: (user, provider) => reauthenticateWithPopup(user, ask(provider)),
  leave: (auth, provider, email) => signInWithRedirect(auth, askFor(provider, email)),
  returned: (auth) => getRedirectResult(auth),
};

/** Used in environments without a browser. */
export const noWindow: ProviderWindow = {
  ...sdkWindow,
  returned: () => Promise.resolve(null),
};
