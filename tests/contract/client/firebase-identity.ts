import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { connectAuthEmulator } from 'firebase/auth';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, vi } from 'vitest';
import { FirebaseIdentityAccount } from '#adapters/firebase/firebase-identity-account.ts';
import { FirebaseIdentityProvider } from '#adapters/firebase/firebase-identity-provider.ts';
import { FirebaseMailedLinks } from '#adapters/firebase/firebase-mailed-links.ts';
import { FirebaseSdk } from '#adapters/firebase/firebase-sdk.ts';
import type { LinkMode } from '#domain/identity/sign-in/sign-in-link.ts';
import { type LocalIdentity, startLocalIdentity } from '#server/local/identity/local-identity.ts';
import { second } from '../../builders/time.ts';
import type { IdentityHarness, IdentityTab } from '../identity/identity-harness.ts';
import { standInWindow } from './stand-in-window.ts';

const projectId = 'demo-test';
const login = { url: 'http://localhost:3000/login', handleCodeInApp: true };

const later = async (ms: number): Promise<void> => void vi.setSystemTime(Date.now() + ms);

const codeIn = (link: string): string => new URL(link).searchParams.get('oobCode') ?? '';

const mailBy = (admin: Auth, mode: LinkMode, email: string, newEmail: string): Promise<string> => {
  if (mode === 'resetPassword') return admin.generatePasswordResetLink(email);
  if (mode === 'verifyEmail') return admin.generateEmailVerificationLink(email);
  if (mode === 'verifyAndChangeEmail') return admin.generateVerifyAndChangeEmailLink(email, newEmail);
  return admin.generateSignInWithEmailLink(email, login);
};

export function firebaseIdentity(): () => Promise<IdentityHarness> {
  let service: LocalIdentity;
  let front: Server;
  let online = true;

  beforeAll(async () => {
    service = await startLocalIdentity({ projectId });
    front = createServer((request, response) => {
      if (online) service.handler(request, response);
      else request.socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(front, 'listening');
  });
  afterAll(async () => {
    front.close();
    front.closeAllConnections();
    await service.stop();
  });

  return async () => {
    await service.reset();
    online = true;
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', service.adminHost);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
    const app = initializeApp({ projectId });
    const admin = getAuth(app);
    const sdks: FirebaseSdk[] = [];
    const provider = standInWindow();
    const openTab = async (): Promise<IdentityTab> => {
      const sdk = new FirebaseSdk({
        config: { apiKey: 'local', authDomain: 'localhost', projectId },
        mode: 'memory',
        redirect: async () => (auth) => connectAuthEmulator(auth, origin, { disableWarnings: true }),
        window: provider.window,
      });
      sdks.push(sdk);
      return {
        identity: new FirebaseIdentityProvider(sdk),
        account: new FirebaseIdentityAccount(sdk),
        links: new FirebaseMailedLinks(sdk),
      };
    };
    const idOf = async (email: string): Promise<string> => (await admin.getUserByEmail(email)).uid;
    const codes = async (requestType: string): Promise<readonly { email: string; oobCode: string }[]> => {
      const reply = await fetch(`${origin}/emulator/v1/projects/${projectId}/oobCodes`);
      const { oobCodes } = (await reply.json()) as {
        oobCodes: { email: string; oobCode: string; requestType: string }[];
      };
      return oobCodes.filter((code) => code.requestType === requestType);
    };
    return {
      openTab,
      openElsewhere: openTab,
      users: async () => (await admin.listUsers()).users.map((user) => user.email ?? ''),
      linkFor: (email) => admin.generateSignInWithEmailLink(email, login),
      mail: async (mode, email, newEmail = email) => codeIn(await mailBy(admin, mode, email, newEmail)),
      customTokenFor: async (email) => admin.createCustomToken(await idOf(email)),
      verify: async (email) => void (await admin.updateUser(await idOf(email), { emailVerified: true })),
      disable: async (email) => void (await admin.updateUser(await idOf(email), { disabled: true })),
      resetsSentTo: async () => (await codes('PASSWORD_RESET')).map((code) => code.email),
      policy: {
        minLength: 6,
        maxLength: 4096,
        lowercase: false,
        uppercase: false,
        numeric: false,
        nonAlphanumeric: false,
        allowedNonAlphanumeric: service.passwordPolicy().allowedNonAlphanumericCharacters.join(''),
        enforcement: 'OFF',
      },
      codeOf: async (secret) => {
        await later(30 * second);
        return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      },
      nextSecond: () => later(second),
      later,
      answerPopup: provider.answer,
      disconnect: async () => {
        online = false;
      },
      connect: async () => {
        online = true;
      },
      close: async () => {
        vi.useRealTimers();
        await Promise.all([...sdks.map((sdk) => sdk.close()), deleteApp(app)]);
      },
    };
  };
}
