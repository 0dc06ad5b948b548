import { deleteApp, type FirebaseApp } from 'firebase/app';
import {
  applyActionCode,
  type Auth,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  initializeRecaptchaConfig,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { FederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import { accountCalls, type WithCopy } from './account-calls.ts';
import type { ProveApp } from './app-check.ts';
import { PendingCredential } from './pending-credential.ts';
import {
  copyUser,
  type FirebaseConfig,
  type FirebaseMode,
  openFirebase,
  readPasswordPolicy,
  type Redirection,
  withFreshFirebase,
} from './open-firebase.ts';
import { noWindow, type ProviderWindow, sdkWindow } from './provider-window.ts';

export type ConnectionOptions = {
  readonly config: FirebaseConfig;
  readonly mode: FirebaseMode;
  readonly redirect: Redirection | null;
  /** The window for the provider's page. The default is the SDK's own window. */
  readonly window?: ProviderWindow;
  /** Attaches App Check proofs to calls. None by default. */
  readonly appCheck?: ProveApp;
};

let opened = 0;

/**
 * The SDK calls that the product makes. Only this module and its neighbors load the SDK's code. Load it with `import()`, so that pages without identity do not
 * include it.
 */
export function connectFirebase({ config, mode, redirect, window: given, appCheck }: ConnectionOptions) {
  opened += 1;
  // The first instance has the SDK's default name, because browsers store the signed-in user under that name.
  const name = opened === 1 ? '[DEFAULT]' : `identity-${opened}`;
  let proveOther: ((app: FirebaseApp) => void) | null = null;
  const proveApp = (app: FirebaseApp): void => {
    if (appCheck !== undefined) proveOther = appCheck(app);
  };
  const auth: Auth = openFirebase(name, { config, mode, redirect, proveApp });
  const window = given ?? (mode === 'browser' ? sdkWindow : noWindow);
  const pendingCredential = new PendingCredential(auth);
  let lent = 0;
  /** Creates another instance of the SDK, because an instance caches the data that it has read. */
  const fresh = () =>
    openFirebase(`${name}-fresh-${(lent += 1)}`, {
      config,
      mode: 'memory',
      redirect,
      proveApp: (app) => proveOther?.(app),
    });
  const withCopy: WithCopy = (user, read) =>
    withFreshFirebase(fresh, async (other) => read(await copyUser(user, other)));
  return {
    auth,
    pendingCredential,
    onIdTokenChanged: (listener: (user: User | null) => void): (() => void) =>
      onIdTokenChanged(auth, listener),
    signIn: (email: string, password: string): Promise<UserCredential> =>
      signInWithEmailAndPassword(auth, email, password),
    signUp: (email: string, password: string) => createUserWithEmailAndPassword(auth, email, password),
    signInWithLink: (email: string, url: string) => signInWithEmailLink(auth, email, url),
    signInWithToken: (customToken: string) => signInWithCustomToken(auth, customToken),
    signInWithPopup: (provider: FederatedProvider, email?: string) => window.signIn(auth, provider, email),
    leaveFor: (provider: FederatedProvider, email?: string) => window.leave(auth, provider, email),
    returned: () => window.returned(auth),
    sendPasswordReset: (email: string) => sendPasswordResetEmail(auth, email),
    signOut: () => signOut(auth),
    /** Prepares reCAPTCHA. Without this, the first sign-in would be refused if the project requires reCAPTCHA. */
    prepareRecaptcha: () => initializeRecaptchaConfig(auth),
    ownerOf: async (code: string) => {
      const { data } = await checkActionCode(auth, code);
      return data.email ?? null;
    },
    resetPassword: (code: string, password: string) => confirmPasswordReset(auth, code, password),
    apply: (code: string) => applyActionCode(auth, code),
    account: accountCalls(auth, window, withCopy),
    passwordPolicy: () => withFreshFirebase(fresh, readPasswordPolicy),
    close: () => deleteApp(auth.app),
  };
}

export type FirebaseConnection = ReturnType<typeof connectFirebase>;
