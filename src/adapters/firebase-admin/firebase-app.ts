import { randomUUID } from 'node:crypto';
import { applicationDefault, cert, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';

export type FirebaseSettings = {
  readonly projectId: string;
  readonly credential:
    | { readonly kind: 'service-account'; readonly json: string }
    /** The credential of the machine: `GOOGLE_APPLICATION_CREDENTIALS`, or the account of the process. */
    | { readonly kind: 'application-default' }
    /** An emulator, which accepts unsigned tokens. Only for local mode. `host` is `host:port`. */
    | { readonly kind: 'emulator'; readonly host: string };
};

export interface FirebaseApp {
  readonly auth: Auth;
  /** Resolves when the service responds. Rejects if it does not respond or refuses our credential. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const emulatorVariable = 'FIREBASE_AUTH_EMULATOR_HOST';

/**
 * Opens the identity service without calling it. Throws if a credential is malformed, or if the emulator's variable is set for a real project, because tokens
 * would then not be verified (SEC-1).
 */
export function openFirebaseApp({ projectId, credential }: FirebaseSettings): FirebaseApp {
  if (credential.kind === 'emulator') process.env[emulatorVariable] = credential.host;
  else if (process.env[emulatorVariable]) {
    throw new Error(
      `${emulatorVariable} is set: unsigned tokens would be accepted. Unset it for a real project.`,
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

/** Requests a user with an unknown ID, and expects the error for it. */
async function askForNobody(auth: Auth): Promise<void> {
  try {
    await auth.getUser('readiness');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return;
    throw error;
  }
}
