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
import type { PasswordPolicyDraft } from '#domain/identity/sign-in/password-policy.ts';

export type FirebaseConfig = {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId?: string;
};

export type Redirection = (auth: Auth) => void;

/** `browser` persists between visits and tabs and can open popups. `memory` can do neither. */
export type FirebaseMode = 'browser' | 'memory';

export type FirebaseOpening = {
  readonly config: FirebaseConfig;
  readonly mode: FirebaseMode;
  readonly redirect: Redirection | null;
  readonly proveApp?: (app: FirebaseApp) => void;
};

export function openFirebase(name: string, { config, mode, redirect, proveApp }: FirebaseOpening): Auth {
  const app = initializeApp(config, name);
  proveApp?.(app);
  const auth = initializeAuth(
    app,
    mode === 'memory'
      ? { persistence: inMemoryPersistence }
      : {
          // Local storage comes first, because other tabs notice its changes within milliseconds, but changes of IndexedDB only after up to 0.8 s.
          persistence: [browserLocalPersistence, indexedDBLocalPersistence],
          popupRedirectResolver: browserPopupRedirectResolver,
        },
  );
  auth.languageCode = 'en';
  redirect?.(auth);
  return auth;
}

export async function withFreshFirebase<T>(open: () => Auth, run: (auth: Auth) => Promise<T>): Promise<T> {
  const auth = open();
  try {
    await auth.authStateReady();
    return await run(auth);
  } finally {
    await deleteApp(auth.app);
  }
}

/** Returns the password policy that the SDK has read. The SDK has no getter for it, and validation is the only public call. */
export async function readPasswordPolicy(auth: Auth): Promise<PasswordPolicyDraft> {
  const { passwordPolicy: policy } = await validatePassword(auth, '');
  const options = policy.customStrengthOptions;
  return {
    schemaVersion: 1, // The SDK refuses any other schema version.
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

/** Copies a user to a different instance of the SDK and reloads it from the provider, because the SDK's own user is cached. */
export async function copyUser(user: User, auth: Auth): Promise<User> {
  await updateCurrentUser(auth, user);
  const copy = auth.currentUser;
  if (copy === null) throw new TypeError('The identity SDK did not keep the user that was set');
  await reload(copy);
  return copy;
}
