import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  reload,
  updateCurrentUser,
  type User,
  validatePassword,
} from 'firebase/auth';
import type { PasswordPolicyDraft } from '#domain/identity/password-policy.ts';

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

/** How an instance of the SDK is made. */
export type FirebaseOpening = {
  readonly config: FirebaseConfig;
  readonly mode: FirebaseMode;
  readonly redirect: Redirection | null;
  /** Lets the calls of the instance prove whence they come, before the first of them. */
  readonly proveApp?: (app: FirebaseApp) => void;
};

/** An instance of the SDK; the name keeps it apart from others of the page. */
export function openFirebase(name: string, { config, mode, redirect, proveApp }: FirebaseOpening): Auth {
  const app = initializeApp(config, name);
  proveApp?.(app);
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
}

/** Lends an SDK instance that remembers nothing, and closes it afterwards. */
export async function withFreshFirebase<T>(open: () => Auth, run: (auth: Auth) => Promise<T>): Promise<T> {
  const auth = open();
  try {
    await auth.authStateReady();
    return await run(auth);
  } finally {
    await deleteApp(auth.app);
  }
}

/** The policy as the SDK reads it: it offers no getter, and validating is all that it does in public. */
export async function readPasswordPolicy(auth: Auth): Promise<PasswordPolicyDraft> {
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
}

/** A copy of a user in another instance of the SDK, loaded from the provider again: the SDK's own keeps what it once saw. */
export async function copyUser(user: User, auth: Auth): Promise<User> {
  await updateCurrentUser(auth, user);
  const copy = auth.currentUser;
  if (copy === null) throw new TypeError('The identity SDK lost the user that it was given');
  await reload(copy);
  return copy;
}
