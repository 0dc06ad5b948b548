import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

export interface EmulatorProviderInfo {
  readonly providerId: string;
  readonly rawId: string;
  readonly email?: string;
  readonly displayName?: string;
  readonly screenName?: string;
  readonly photoUrl?: string;
}

/** A second factor of an account, in the state and in responses. */
export interface EmulatorSecondFactor {
  readonly mfaEnrollmentId: string;
  readonly displayName?: string | undefined;
  readonly enrolledAt?: string;
  /** Set for an authenticator app. The emulator itself supports only phones. */
  readonly totpInfo?: object;
}

/** The emulator's account record with only the fields that we read. It is mutable. */
export interface EmulatorUser extends Readonly<Record<string, unknown>> {
  readonly localId: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly disabled?: boolean;
  /** Milliseconds since the epoch. Becomes the `auth_time` of the next token. */
  readonly lastLoginAt?: string;
  /** Seconds since the epoch. Earlier tokens are revoked. */
  readonly validSince?: string;
  readonly providerUserInfo?: readonly EmulatorProviderInfo[];
  readonly mfaInfo?: readonly EmulatorSecondFactor[];
}

export interface EmulatorOobCode extends Readonly<Record<string, unknown>> {
  readonly oobCode: string;
  /** The account's address. For a change of address, the old address. */
  readonly email: string;
  readonly newEmail?: string | undefined;
  /** For example, `EMAIL_SIGNIN` or `PASSWORD_RESET`. */
  readonly requestType: string;
}

interface EmulatorPhoneCode extends Readonly<Record<string, unknown>> {
  readonly sessionInfo: string;
}

/** firebase-tools `AgentProjectState`: the emulator's state of one project. */
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
  /** Removes fields that are `undefined`. */
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
  validateOobCode(oobCode: string): EmulatorOobCode | undefined;
  deleteOobCode(oobCode: string): boolean;
  /** Throws on factors that the emulator does not support. Called at every account change. */
  validateMfaEnrollments(factors: readonly EmulatorSecondFactor[]): readonly EmulatorSecondFactor[];
  createRefreshTokenFor(
    user: EmulatorUser,
    provider: string,
    more: { readonly secondFactor?: { readonly identifier: string; readonly provider: string } },
  ): string;
  listProviderInfosByProviderId(providerId: string): readonly EmulatorProviderInfo[];
}

/** A call's body, validated against the API's description, with only the fields that we read. */
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

export type EmulatorAnswer = Readonly<Record<string, unknown>>;

interface EmulatorContext {
  readonly security?: { readonly Oauth2?: unknown };
}

/** The emulator's operation for a call. Throws if it refuses the call. */
export type EmulatorOperation = (
  state: EmulatorState,
  body: EmulatorRequest,
  context: EmulatorContext,
) => EmulatorAnswer | Promise<EmulatorAnswer>;

/** firebase-tools `authOperations.identitytoolkit.accounts`: the calls of browsers. */
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

/** firebase-tools `authOperations`: the emulator's operations by API name. */
export interface EmulatorOperations {
  readonly identitytoolkit: { readonly accounts: EmulatorAccountOperations };
  readonly securetoken: { readonly token: EmulatorOperation };
}

export type ChangeOperations = (operations: EmulatorOperations) => EmulatorOperations;

type EmulatorApp = (request: IncomingMessage, response: ServerResponse) => void;

/** The parts of firebase-tools that this project uses. They are not public API, so the version is pinned exactly. */
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
 * Loads the emulator's internal modules once (0.5 s). By default, exegesis compiles 103 validators at startup, which takes 6 s of CPU time. It has an option to
 * compile each at the first call. The emulator does not set this option, so it is set here.
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
        // `createApp` reads the operations before its first `await`.
        return createApp(projectId, SingleProjectMode.NO_WARNING, states);
      } finally {
        operations.authOperations = stock;
      }
    },
  };
}
