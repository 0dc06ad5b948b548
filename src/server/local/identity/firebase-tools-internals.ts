import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

/** One way in of an account of the emulator, as its state holds it. */
export interface EmulatorProviderInfo {
  readonly providerId: string;
  readonly rawId: string;
  readonly email?: string;
  readonly displayName?: string;
  readonly screenName?: string;
  readonly photoUrl?: string;
}

/** A second factor of an account, as its state and the calls' answers hold it. */
export interface EmulatorSecondFactor {
  readonly mfaEnrollmentId: string;
  readonly displayName?: string | undefined;
  readonly enrolledAt?: string;
  /** What tells an authenticator app from a phone; the emulator itself knows phones only. */
  readonly totpInfo?: object;
}

/** The emulator's own record of an account; only the fields that we read are named. It is changed in place. */
export interface EmulatorUser extends Readonly<Record<string, unknown>> {
  readonly localId: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly disabled?: boolean;
  /** Milliseconds since the epoch; the `auth_time` of the next token. */
  readonly lastLoginAt?: string;
  /** Seconds since the epoch; tokens from before are ended. */
  readonly validSince?: string;
  readonly providerUserInfo?: readonly EmulatorProviderInfo[];
  readonly mfaInfo?: readonly EmulatorSecondFactor[];
}

/** A one-time code of an email link, still unused. */
export interface EmulatorOobCode extends Readonly<Record<string, unknown>> {
  readonly oobCode: string;
  /** Whose it is; of a change of address, the old one. */
  readonly email: string;
  /** The new address of a change. */
  readonly newEmail?: string | undefined;
  /** `EMAIL_SIGNIN`, `PASSWORD_RESET`, … */
  readonly requestType: string;
}

/** A text-message code on its way. */
interface EmulatorPhoneCode extends Readonly<Record<string, unknown>> {
  readonly sessionInfo: string;
}

/** firebase-tools `AgentProjectState`: everything that the emulator knows about one project. */
export interface EmulatorState {
  readonly _config: Record<string, unknown>;
  readonly users: Map<string, EmulatorUser>;
  readonly oobs: Map<string, EmulatorOobCode>;
  readonly verificationCodes: Map<string, EmulatorPhoneCode>;
  readonly temporaryProofs: Map<string, unknown>;
  readonly pendingLocalIds: Set<string>;
  readonly localIdForInitialEmail: Map<string, string>;
  enableImprovedEmailPrivacy: boolean;
  deleteAllAccounts(): void;
  getUserByLocalId(localId: string): EmulatorUser | undefined;
  overwriteUserWithLocalId(localId: string, user: Readonly<Record<string, unknown>>): EmulatorUser;
  getUserByEmail(email: string): EmulatorUser | undefined;
  /** Fields that are `undefined` are taken off. */
  updateUserByLocalId(
    localId: string,
    fields: Readonly<Record<string, unknown>>,
    options?: { readonly deleteProviders?: string[] },
  ): EmulatorUser;
  createOob(
    email: string,
    newEmail: string | undefined,
    requestType: string,
    linkOf: (oobCode: string) => string,
  ): EmulatorOobCode;
  /** The code, where it can still be used; does not use it up. */
  validateOobCode(oobCode: string): EmulatorOobCode | undefined;
  deleteOobCode(oobCode: string): boolean;
  /** Throws on factors that the emulator does not know; called at every change of an account. */
  validateMfaEnrollments(factors: readonly EmulatorSecondFactor[]): readonly EmulatorSecondFactor[];
  createRefreshTokenFor(
    user: EmulatorUser,
    provider: string,
    more: { readonly secondFactor?: { readonly identifier: string; readonly provider: string } },
  ): string;
  listProviderInfosByProviderId(providerId: string): readonly EmulatorProviderInfo[];
}

/** A call's body after it was checked against the API's description; only the fields that we read are named. */
export interface EmulatorRequest extends Readonly<Record<string, unknown>> {
  readonly idToken?: string;
  readonly refreshToken?: string;
  readonly email?: string;
  readonly password?: string;
  readonly displayName?: string;
  readonly oobCode?: string;
  readonly continueUrl?: string;
  readonly captchaResponse?: string;
  readonly captchaResp?: string;
  readonly mfaEnrollmentId?: string;
  readonly mfaPendingCredential?: string;
  readonly totpEnrollmentInfo?: object;
  readonly totpVerificationInfo?: { readonly sessionInfo?: string; readonly verificationCode?: string };
}

/** A call's answer. */
export type EmulatorAnswer = Readonly<Record<string, unknown>>;

/** How a call came; `Oauth2` is there when it is an administrator's. */
interface EmulatorContext {
  readonly security?: { readonly Oauth2?: unknown };
}

/** What the emulator does at one kind of call. Throws refusals. */
export type EmulatorOperation = (
  state: EmulatorState,
  body: EmulatorRequest,
  context: EmulatorContext,
) => EmulatorAnswer | Promise<EmulatorAnswer>;

/** firebase-tools `authOperations.identitytoolkit.accounts`: the calls of a browser. */
export interface EmulatorAccountOperations {
  readonly delete: EmulatorOperation;
  readonly lookup: EmulatorOperation;
  readonly sendOobCode: EmulatorOperation;
  readonly signInWithEmailLink: EmulatorOperation;
  readonly signInWithIdp: EmulatorOperation;
  readonly signInWithPassword: EmulatorOperation;
  readonly signUp: EmulatorOperation;
  readonly update: EmulatorOperation;
  readonly mfaEnrollment: Readonly<Record<'start' | 'finalize' | 'withdraw', EmulatorOperation>>;
  readonly mfaSignIn: Readonly<Record<'start' | 'finalize', EmulatorOperation>>;
}

/** firebase-tools `authOperations`: what the emulator does at each call, by the API's own names. */
export interface EmulatorOperations {
  readonly identitytoolkit: { readonly accounts: EmulatorAccountOperations };
  readonly securetoken: { readonly token: EmulatorOperation };
}

/** The operations with some more, or other, things done. */
export type ChangeOperations = (operations: EmulatorOperations) => EmulatorOperations;

/** The emulator's Express app, seen as what it also is: a plain request listener. */
type EmulatorApp = (request: IncomingMessage, response: ServerResponse) => void;

/** What of firebase-tools is used here; none of it is public API, so the version is pinned exactly. */
export interface FirebaseToolsInternals {
  createState(projectId: string): EmulatorState;
  createApp(
    projectId: string,
    states: Map<string, EmulatorState>,
    change: ChangeOperations,
  ): Promise<EmulatorApp>;
}

type Middleware = (document: unknown, options: object) => Promise<unknown>;

let loaded: FirebaseToolsInternals | undefined;

/**
 * Loads the emulator's inner modules once (0.5 s). exegesis would compile 103 validators at start, 6 s of CPU;
 * it has an option to compile each at its first call, which the emulator does not set: we set it here.
 */
export function firebaseToolsInternals(): FirebaseToolsInternals {
  loaded ??= load();
  return loaded;
}

function load(): FirebaseToolsInternals {
  const here = createRequire(import.meta.url);
  const inside = createRequire(here.resolve('firebase-tools/package.json'));
  const exegesis = inside('exegesis-express') as { middleware: Middleware };
  const eager = exegesis.middleware;
  exegesis.middleware = (document, options) =>
    eager(document, { ...options, lazyCompileValidationSchemas: true });
  const { createApp } = inside('./lib/emulator/auth/server') as {
    createApp: (projectId: string, mode: number, states: Map<string, EmulatorState>) => Promise<EmulatorApp>;
  };
  const { AgentProjectState } = inside('./lib/emulator/auth/state') as {
    AgentProjectState: new (projectId: string) => EmulatorState;
  };
  const { SingleProjectMode } = inside('./lib/emulator/auth') as {
    SingleProjectMode: { readonly NO_WARNING: number };
  };
  const operations = inside('./lib/emulator/auth/operations') as { authOperations: EmulatorOperations };
  return {
    createState: (projectId) => new AgentProjectState(projectId),
    createApp: (projectId, states, change) => {
      const stock = operations.authOperations;
      operations.authOperations = change(stock);
      try {
        // It reads the operations before its first `await`.
        return createApp(projectId, SingleProjectMode.NO_WARNING, states);
      } finally {
        operations.authOperations = stock;
      }
    },
  };
}
