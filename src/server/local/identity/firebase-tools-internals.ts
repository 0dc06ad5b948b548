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

/** The emulator's own record of an account; only the fields that we read are named. */
export interface EmulatorUser extends Readonly<Record<string, unknown>> {
  readonly localId: string;
}

/** A one-time code of an email link, still unused. */
export interface EmulatorOobCode extends Readonly<Record<string, unknown>> {
  readonly oobCode: string;
}

/** A text-message code on its way. */
export interface EmulatorPhoneCode extends Readonly<Record<string, unknown>> {
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
  overwriteUserWithLocalId(localId: string, user: EmulatorUser): EmulatorUser;
  listProviderInfosByProviderId(providerId: string): readonly EmulatorProviderInfo[];
}

/** The emulator's Express app, seen as what it also is: a plain request listener. */
export type EmulatorApp = (request: IncomingMessage, response: ServerResponse) => void;

/** What of firebase-tools is used here; none of it is public API, so the version is pinned exactly. */
export interface FirebaseToolsInternals {
  createState(projectId: string): EmulatorState;
  createApp(projectId: string, states: Map<string, EmulatorState>): Promise<EmulatorApp>;
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
  return {
    createState: (projectId) => new AgentProjectState(projectId),
    createApp: (projectId, states) => createApp(projectId, SingleProjectMode.NO_WARNING, states),
  };
}
