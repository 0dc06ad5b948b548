import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { connectAuthEmulator } from 'firebase/auth';
import { afterAll, beforeAll, vi } from 'vitest';
import { FirebaseIdentityProvider } from '#adapters/firebase/firebase-identity-provider.ts';
import { FirebaseSdk } from '#adapters/firebase/firebase-sdk.ts';
import { type LocalIdentity, startLocalIdentity } from '#server/local/identity/local-identity.ts';
import { supported, unsupported } from '../capability.ts';
import { identityProviderContract } from '../identity-provider.contract.ts';

const projectId = 'demo-test';
let identity: LocalIdentity;
let front: Server;
let online = true;

beforeAll(async () => {
  identity = await startLocalIdentity({ projectId });
  front = createServer((request, response) => {
    if (online) identity.handler(request, response);
    else request.socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
});
afterAll(async () => {
  front.close();
  front.closeAllConnections();
  await identity.stop();
});

const origin = (): string => `http://127.0.0.1:${(front.address() as AddressInfo).port}`;

const resetsSent = async (): Promise<readonly string[]> => {
  const reply = await fetch(`${origin()}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await reply.json()) as { oobCodes: { email: string; requestType: string }[] };
  return oobCodes.filter((code) => code.requestType === 'PASSWORD_RESET').map((code) => code.email);
};

identityProviderContract(
  'FirebaseIdentityProvider, the real SDK on the local identity service',
  async () => {
    identity.reset();
    online = true;
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', identity.adminHost);
    const app = initializeApp({ projectId });
    const admin = getAuth(app);
    const tabs: FirebaseSdk[] = [];
    return {
      openTab: async () => {
        const tab = new FirebaseSdk({
          config: { apiKey: 'local', authDomain: 'localhost', projectId },
          mode: 'memory',
          redirect: async () => (auth) => connectAuthEmulator(auth, origin(), { disableWarnings: true }),
        });
        tabs.push(tab);
        return new FirebaseIdentityProvider(tab);
      },
      users: async () => (await admin.listUsers()).users.map((user) => user.email ?? ''),
      linkFor: (email) =>
        admin.generateSignInWithEmailLink(email, {
          url: 'http://localhost:3000/login',
          handleCodeInApp: true,
        }),
      disable: async (email) => {
        const { uid } = await admin.getUserByEmail(email);
        await admin.updateUser(uid, { disabled: true });
      },
      resetsSentTo: resetsSent,
      policy: {
        minLength: 6,
        maxLength: 4096,
        lowercase: false,
        uppercase: false,
        numeric: false,
        nonAlphanumeric: false,
        allowedNonAlphanumeric: identity.passwordPolicy().allowedNonAlphanumericCharacters.join(''),
        enforcement: 'OFF',
      },
      nextSecond: () => wait(1001 - (Date.now() % 1000)),
      answerPopup: () => undefined,
      disconnect: async () => {
        online = false;
      },
      connect: async () => {
        online = true;
      },
      close: async () => {
        await Promise.all([...tabs.map((tab) => tab.close()), deleteApp(app)]);
      },
    };
  },
  {
    popup: unsupported('the SDK opens popups in a browser only; proved in tests/e2e'),
    severalTabs: unsupported('the SDK shares between tabs through the browser only; proved in tests/e2e'),
    network: supported,
  },
);
