import { randomUUID } from 'node:crypto';
import { applicationDefault, cert, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';

export type FirebaseSettings = {
  readonly projectId: string;
  readonly credential:
    | { readonly kind: 'service-account'; readonly json: string }
    /** The machine's credential: `GOOGLE_APPLICATION_CREDENTIALS`, or the account it runs under. */
    | { readonly kind: 'application-default' }
    /** Accepts unsigned tokens: for local mode only. `host` is `host:port`. */
    | { readonly kind: 'emulator'; readonly host: string };
};

export interface FirebaseApp {
  readonly auth: Auth;
  /** Resolves when the service responds; throws if it does not, or refuses our credential. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const emulatorVariable = 'FIREBASE_AUTH_EMULATOR_HOST';

/**
 * Opens the identity service without calling it. Throws if a credential is malformed, or if the emulator's variable is set for a real
 * project: tokens would not be verified then (SEC-1).
 */
export function openFirebaseApp({ projectId, credential }: FirebaseSettings): FirebaseApp {
  if (credential.kind === 'emulator') process.env[emulatorVariable] = credential.host;
  else if (process.env[emulatorVariable]) {
    throw new Error(
      `${emulatorVariable} is set: tokens would be taken unsigned. Unset it for a real project.`,
    );
  }
  const app = initializeApp({ projectId, ...credentialOf(credential) }, randomUUID());
  const auth = getAuth(app);
  return {
    auth,
    ping: () => askForNobody(auth),
    close: () => deleteApp(app),
  };
}

function credentialOf(credential: FirebaseSettings['credential']) {
  if (credential.kind === 'emulator') return {};
  if (credential.kind === 'application-default') return { credential: applicationDefault() };
  return { credential: cert(JSON.parse(credential.json) as Record<string, string>) };
}

/** Expects the error that no user has this ID. */
async function askForNobody(auth: Auth): Promise<void> {
  try {
    await auth.getUser('readiness');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return;
    throw error;
  }
}
