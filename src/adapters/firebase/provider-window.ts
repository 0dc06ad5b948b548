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
import type { FederatedProvider } from '#domain/identity/sign-in-method.ts';
import { domainOf } from '#domain/organizations/mail-domain.ts';

/** The provider's own page, in a window beside ours or in its place. */
export type ProviderWindow = {
  /** `email` is who is expected, where that is known. */
  readonly signIn: (auth: Auth, provider: FederatedProvider, email?: string) => Promise<UserCredential>;
  readonly connect: (user: User, provider: FederatedProvider) => Promise<UserCredential>;
  readonly confirm: (user: User, provider: FederatedProvider) => Promise<UserCredential>;
  /** Never resolves: the page is left. */
  readonly leave: (auth: Auth, provider: FederatedProvider, email?: string) => Promise<never>;
  /** What came of the page that was left for; null where none was. */
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

/** The provider's page asks for the name and the address, so that onboarding need not. */
function ask(provider: FederatedProvider): Asked {
  if (provider === 'google.com') return withScopes(new GoogleAuthProvider(), ['profile', 'email']);
  if (provider === 'apple.com') return withScopes(new OAuthProvider(provider), ['name', 'email']);
  if (provider.startsWith('saml.')) return new SAMLAuthProvider(provider);
  return withScopes(new OAuthProvider(provider), ['profile', 'email']);
}

/** Spares the person the choice of an account, and other schools' people the attempt: the provider's page knows who is expected. */
function askFor(provider: FederatedProvider, email: string | undefined): Asked {
  const asked = ask(provider);
  if (email === undefined) return asked;
  const domain = domainOf(email);
  const ofDomain: Partial<Record<FederatedProvider, Record<string, string>>> = {
    'google.com': { hd: domain },
    // A directory of Microsoft is found by any domain that it owns.
    'microsoft.com': { tenant: domain, domain_hint: domain },
  };
  asked.setCustomParameters({ login_hint: email, ...ofDomain[provider] });
  return asked;
}

/** The SDK's: a popup of 500 by 600 (Spec §9), or the whole page. Browsers only. */
export const sdkWindow: ProviderWindow = {
  signIn: (auth, provider, email) => signInWithPopup(auth, askFor(provider, email)),
  connect: (user, provider) => linkWithPopup(user, ask(provider)),
  confirm: (user, provider) => reauthenticateWithPopup(user, ask(provider)),
  leave: (auth, provider, email) => signInWithRedirect(auth, askFor(provider, email)),
  returned: (auth) => getRedirectResult(auth),
};

/** Where there is no browser there is no window either. */
export const noWindow: ProviderWindow = {
  ...sdkWindow,
  returned: () => Promise.resolve(null),
};
