import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  signOut,
  type User,
  validatePassword,
} from 'firebase/auth';
import type { PasswordPolicyDraft } from '#domain/identity/password-policy.ts';
import type { FederatedProvider } from '#domain/identity/sign-in-method.ts';

/** The project's public settings, as the identity provider's console gives them. */
export type FirebaseConfig = {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId?: string;
};

/** Turns a new SDK instance to another identity service than the provider's own. */
export type Redirection = (auth: Auth) => void;

/** `browser` remembers between visits and tabs and can open popups; `memory` does neither. */
export type FirebaseMode = 'browser' | 'memory';

const withScopes = <P extends GoogleAuthProvider | OAuthProvider>(
  provider: P,
  scopes: readonly string[],
): P => {
  for (const scope of scopes) provider.addScope(scope);
  return provider;
};

/** The popups ask for the name and the address, so that onboarding need not. */
const popupProviders: Readonly<Record<FederatedProvider, () => GoogleAuthProvider | OAuthProvider>> = {
  'google.com': () => withScopes(new GoogleAuthProvider(), ['profile', 'email']),
  'apple.com': () => withScopes(new OAuthProvider('apple.com'), ['name', 'email']),
};

const open = (
  config: FirebaseConfig,
  mode: FirebaseMode,
  name: string,
  redirect: Redirection | null,
): Auth => {
  const app = initializeApp(config, name);
  const auth = initializeAuth(
    app,
    mode === 'memory'
      ? { persistence: inMemoryPersistence }
      : {
          // Local storage first: other tabs hear of it within milliseconds, of IndexedDB only within 0.8 s.
          persistence: [browserLocalPersistence, indexedDBLocalPersistence],
          popupRedirectResolver: browserPopupRedirectResolver,
        },
  );
  auth.languageCode = 'en';
  redirect?.(auth);
  return auth;
};

/**
 * The policy as the SDK reads it, by an SDK instance of its own each time: the SDK offers neither a getter nor a way to
 * read the policy anew, and validating is all that it does in public.
 */
const readPolicy = async (
  config: FirebaseConfig,
  redirect: Redirection | null,
  name: string,
): Promise<PasswordPolicyDraft> => {
  const auth = open(config, 'memory', name, redirect);
  try {
    await auth.authStateReady();
    const { passwordPolicy: policy } = await validatePassword(auth, '');
    const options = policy.customStrengthOptions;
    return {
      schemaVersion: 1, // The SDK refuses any other.
      minLength: options.minPasswordLength ?? 6,
      maxLength: options.maxPasswordLength ?? null,
      lowercase: options.containsLowercaseLetter ?? false,
      uppercase: options.containsUppercaseLetter ?? false,
      numeric: options.containsNumericCharacter ?? false,
      nonAlphanumeric: options.containsNonAlphanumericCharacter ?? false,
      allowedNonAlphanumeric: policy.allowedNonAlphanumericCharacters,
      enforcement: policy.enforcementState,
    };
  } finally {
    await deleteApp(auth.app);
  }
};

let opened = 0;

/**
 * The calls of the SDK that the product makes. This module is the only one that loads the SDK's code; import it with
 * `import()` so that pages without identity stand without it.
 */
export function connectFirebase(config: FirebaseConfig, mode: FirebaseMode, redirect: Redirection | null) {
  opened += 1;
  // The first instance has the SDK's default name, under which browsers remember who is signed in.
  const name = opened === 1 ? '[DEFAULT]' : `identity-${opened}`;
  const auth = open(config, mode, name, redirect);
  let policiesRead = 0;
  return {
    auth,
    onIdTokenChanged: (listener: (user: User | null) => void) => onIdTokenChanged(auth, listener),
    signIn: (email: string, password: string) => signInWithEmailAndPassword(auth, email, password),
    signUp: (email: string, password: string) => createUserWithEmailAndPassword(auth, email, password),
    signInWithLink: (email: string, url: string) => signInWithEmailLink(auth, email, url),
    signInWithPopup: (provider: FederatedProvider) => signInWithPopup(auth, popupProviders[provider]()),
    sendPasswordReset: (email: string) => sendPasswordResetEmail(auth, email),
    signOut: () => signOut(auth),
    passwordPolicy: () => {
      policiesRead += 1;
      return readPolicy(config, redirect, `${name}-policy-${policiesRead}`);
    },
    close: () => deleteApp(auth.app),
  };
}

export type FirebaseConnection = ReturnType<typeof connectFirebase>;
