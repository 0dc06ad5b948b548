import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isFromTool } from '../access/callers.ts';
import { refuseCaller, toolsOnly } from '../access/guard-identity.ts';
import { actionCodes } from './action-codes.ts';
import { addressChanges } from './address-changes.ts';
import type { CredentialSeal } from './credential-seal.ts';
import { emailLinkOwner } from './email-link-owner.ts';
import { fillCall } from './filled-calls.ts';
import { firebaseToolsInternals, type EmulatorState } from './firebase-tools-internals.ts';
import { identityFaults, type IdentityFault, type IdentityFaults } from './identity-faults.ts';
import { persistIdentity } from './identity-persistence.ts';
import { replyError } from './json-reply.ts';
import { ownPassword } from './own-password.ts';
import { newProjectPolicy, type PasswordPolicyConfig, type PasswordPolicyChange } from './password-policy.ts';
import { isProviderPage, replyProviderPage } from './provider-pages.ts';
import { providerPost, type ProviderMails } from './provider-mails.ts';
import { recaptcha, type Recaptcha } from './recaptcha.ts';
import { mayChangeData, saveBeforeReply } from './save-before-reply.ts';
import { sealedOperations } from './sealed-operations.ts';
import { sessionTimes } from './session-times.ts';
import { totpEnrollments } from './totp-enrollments.ts';
import { allowTotpFactors, totpOperations } from './totp-operations.ts';

export interface LocalIdentityOptions {
  /** A `demo-…` project id. Such an id can never belong to a real project. */
  readonly projectId: string;
  /** The file that stores accounts, codes and settings. Without it, they are only in memory. */
  readonly dataFile?: string;
  /** Whether email-enumeration protection is on. The default is true, as in new projects of the real service. */
  readonly emailPrivacy?: boolean;
  /** Sends the provider's own mails. Without it, no mails are sent. */
  readonly mails?: ProviderMails;
  /** Signs issued credentials. Without it, tokens are unsigned. firebase-admin accepts unsigned tokens from an emulator. */
  readonly seal?: CredentialSeal;
  /** Returns the time for the expiry of mailed codes, in epoch milliseconds. The default is the real time. */
  readonly now?: () => number;
}

/** The running identity service of local mode: the official Firebase Auth emulator with additions. */
export interface LocalIdentity {
  /** Handles the calls and pages for which `owns` is true. Must be mounted on the app's origin, before any body is read. */
  readonly handler: (request: IncomingMessage, response: ServerResponse) => void;
  owns(url: string): boolean;
  holds(localId: string): boolean;
  /** The `host:port` of a separate loopback listener, for `FIREBASE_AUTH_EMULATOR_HOST`. */
  readonly adminHost: string;
  readonly faults: IdentityFaults;
  passwordPolicy(): PasswordPolicyConfig;
  setPasswordPolicy(change: PasswordPolicyChange): Promise<void>;
  readonly recaptcha: Pick<Recaptcha, 'state' | 'setState' | 'lastProof'>;
  expireCodes(email: string): Promise<number>;
  /** Backdates the sessions of an account. Returns false if there is no such account. */
  ageSessions(email: string, minutes: number): boolean;
  reset(): Promise<void>;
  stop(): Promise<void>;
}

const prefixes = ['/identitytoolkit.googleapis.com/', '/securetoken.googleapis.com/', '/emulator/'];

/** Starts the identity service in this process, which takes about a second. Throws `IdentityFileUnusable` if the accounts file is broken. */
export async function startLocalIdentity(options: LocalIdentityOptions): Promise<LocalIdentity> {
  const { projectId } = options;
  const firebaseTools = firebaseToolsInternals();
  const state = firebaseTools.createState(projectId);
  state.enableImprovedEmailPrivacy = options.emailPrivacy ?? true;
  const newConfig = structuredClone(state._config);
  const faults = identityFaults();
  const totp = totpEnrollments();
  allowTotpFactors(state);
  const codes = actionCodes(state, options.now ?? (() => Date.now()));
  const sessions = sessionTimes(state);
  const proofs = recaptcha();
  const persistence = persistIdentity({ projectId, state, totp }, options.dataFile);
  if (options.emailPrivacy !== undefined) state.enableImprovedEmailPrivacy = options.emailPrivacy;
  const post = providerPost(options.mails);
  const changes = [
    totpOperations(totp),
    sessions.change,
    emailLinkOwner,
    addressChanges(post.deliver),
    proofs.change,
    post.change,
    ownPassword,
    ...(options.seal === undefined ? [] : [sealedOperations(options.seal)]),
  ];
  const app = await firebaseTools.createApp(projectId, new Map([[projectId, state]]), (stock) =>
    changes.reduce((operations, change) => change(operations), stock),
  );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    const method = request.method ?? 'GET';
    const path = pathOf(url);
    if (method !== 'OPTIONS') {
      const fault = faults.meet(url);
      if (fault !== undefined && (await applyFault(fault, request, response))) return;
      if (isProviderPage(path)) return replyProviderPage(url, state, response);
      if (await fillCall(path, { policy: persistence.policy, recaptcha: proofs }, request, response)) return;
      if (mayChangeData(method, path)) saveBeforeReply(response, persistence.save);
    }
    app(request, response);
  }

  const handler = (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error: unknown) => {
      if (request.socket.destroyed) return;
      process.emitWarning(error instanceof Error ? error : String(error));
      if (!response.headersSent) replyError(response, 500, 'INTERNAL_ERROR');
    });
  };
  const listener = await listen(handler);
  return {
    handler,
    owns: (url) => prefixes.some((prefix) => url.startsWith(prefix)) || isProviderPage(pathOf(url)),
    holds: (localId) => state.users.has(localId),
    adminHost: listener.host,
    faults,
    passwordPolicy: persistence.policy,
    setPasswordPolicy: persistence.changePolicy,
    recaptcha: proofs,
    expireCodes: async (email) => {
      const ended = codes.expire(email);
      await persistence.save();
      return ended;
    },
    ageSessions: (email, minutes) => {
      const user = state.getUserByEmail(email.toLowerCase());
      if (user !== undefined) sessions.age(user, minutes);
      return user !== undefined;
    },
    reset: () => {
      faults.clear();
      totp.clear();
      sessions.clear();
      proofs.clear();
      empty(state, structuredClone(newConfig));
      return persistence.changePolicy(newProjectPolicy);
    },
    stop: async () => {
      await listener.close();
      await persistence.save();
    },
  };
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

async function applyFault(
  fault: IdentityFault,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (fault.delayMs !== undefined) await wait(fault.delayMs);
  if (fault.drop === true) {
    request.socket.destroy();
    return true;
  }
  if (fault.message === undefined && fault.status === undefined) return false;
  replyError(response, fault.status ?? 400, fault.message ?? 'INTERNAL_ERROR');
  return true;
}

function empty(state: EmulatorState, config: Record<string, unknown>): void {
  state.deleteAllAccounts();
  state.localIdForInitialEmail.clear();
  state.oobs.clear();
  state.verificationCodes.clear();
  state.temporaryProofs.clear();
  state.pendingLocalIds.clear();
  Object.assign(state._config, config);
}

async function listen(handler: LocalIdentity['handler']): Promise<{ host: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (isFromTool(request)) handler(request, response);
    else refuseCaller(response, toolsOnly);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The identity listener has no port.');
  return {
    host: `127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}
