import {
  type Auth,
  getRedirectResult,
  GoogleAuthProvider,
  linkWithPopup,
  OAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  signInWithRedirect,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { FederatedProvider } from '#domain/identity/sign-in-method.ts';

/** The provider's own page, in a window beside ours or in its place. */
export type ProviderWindow = {
  readonly signIn: (auth: Auth, provider: FederatedProvider) => Promise<UserCredential>;
  readonly connect: (user: User, provider: FederatedProvider) => Promise<UserCredential>;
  readonly confirm: (user: User, provider: FederatedProvider) => Promise<UserCredential>;
  /** Never resolves: the page is left. */
  readonly leave: (auth: Auth, provider: FederatedProvider) => Promise<never>;
  /** What came of the page that was left for; null where none was. */
  readonly returned: (auth: Auth) => Promise<UserCredential | null>;
};

const withScopes = <P extends GoogleAuthProvider | OAuthProvider>(
  provider: P,
  scopes: readonly string[],
): P => {
  for (const scope of scopes) provider.addScope(scope);
  return provider;
};

/** The provider's page asks for the name and the address, so that onboarding need not. */
const asks: Readonly<Record<FederatedProvider, () => GoogleAuthProvider | OAuthProvider>> = {
  'google.com': () => withScopes(new GoogleAuthProvider(), ['profile', 'email']),
  'apple.com': () => withScopes(new OAuthProvider('apple.com'), ['name', 'email']),
};

/** The SDK's: a popup of 500 by 600 (Spec §9), or the whole page. Browsers only. */
export const sdkWindow: ProviderWindow = {
  signIn: (auth, provider) => signInWithPopup(auth, asks[provider]()),
  connect: (user, provider) => linkWithPopup(user, asks[provider]()),
  confirm: (user, provider) => reauthenticateWithPopup(user, asks[provider]()),
  leave: (auth, provider) => signInWithRedirect(auth, asks[provider]()),
  returned: (auth) => getRedirectResult(auth),
};

/** Where there is no browser there is no window either. */
export const noWindow: ProviderWindow = {
  ...sdkWindow,
  returned: () => Promise.resolve(null),
};
