import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { type FirebaseApp, openFirebaseApp } from '#adapters/firebase-admin/firebase-app.ts';
import { FirebaseEmailChangeLinks } from '#adapters/firebase-admin/firebase-email-change-links.ts';
import { FirebaseIdentityDirectory } from '#adapters/firebase-admin/firebase-identity-directory.ts';
import { FirebaseSignInLinks } from '#adapters/firebase-admin/firebase-sign-in-links.ts';
import { FirebaseTokenVerifier } from '#adapters/firebase-admin/firebase-token-verifier.ts';
import { InMemoryPayments } from '#adapters/memory/billing/in-memory-payments.ts';
import { InMemoryDomainProof } from '#adapters/memory/organizations/in-memory-domain-proof.ts';
import { InMemoryVault } from '#adapters/memory/platform/in-memory-vault.ts';
import { InMemoryLessonFileMaker } from '#adapters/memory/lessons/in-memory-lesson-file-maker.ts';
import { InMemoryDocumentPaper } from '#adapters/memory/billing/in-memory-document-paper.ts';
import { InMemoryLoginPaper } from '#adapters/memory/classrooms/in-memory-login-paper.ts';
import { InMemoryRecordPaper } from '#adapters/memory/classrooms/in-memory-record-paper.ts';
import { InMemoryMailer } from '#adapters/memory/platform/in-memory-mailer.ts';
import { RandomIds } from '#adapters/node/random-ids.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { ReactMailTemplates } from '#adapters/react-email/react-mail-templates.tsx';
import { buildServer } from '#server/build-server.ts';
import { composeServiceApp } from '#composition/service/compose-service-app.ts';
import { liveAdapters } from '#server/composition/live.ts';
import { type LocalIdentity, startLocalIdentity } from '#server/local/identity/local-identity.ts';
import { aCaller } from '../../builders/a-caller.ts';
import { anEmail } from '../../builders/an-email.ts';
import { tablesContaining } from './postgres/tables-containing.ts';
import { pgliteInMemory } from './postgres/test-databases.ts';
import { anAttempt } from '../../builders/outgoing-mails.ts';

const projectId = 'demo-account-security';
const password = 'tide tables';
const page = { publicUrl: 'https://blockyard.example', apiKey: 'local' };

let identity: LocalIdentity;
let firebase: FirebaseApp;
let database: Database;
let service: ReturnType<typeof composeServiceApp>;
let server: ReturnType<typeof buildServer>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  identity = await startLocalIdentity({ projectId });
  firebase = openFirebaseApp({ projectId, credential: { kind: 'emulator', host: identity.adminHost } });
  database = await pgliteInMemory.open();
  const clock = new SystemClock();
  const adapters = liveAdapters({
    lessonFileMaker: new InMemoryLessonFileMaker(),
    loginPaper: new InMemoryLoginPaper(),
    loginBooks: new InMemoryLoginPaper(),
    documentPaper: new InMemoryDocumentPaper(),
    recordPaper: new InMemoryRecordPaper(),
    database,
    clock,
    ids: new RandomIds(clock),
    tokenVerifier: new FirebaseTokenVerifier(firebase.auth),
    identityDirectory: new FirebaseIdentityDirectory(firebase.auth),
    signInLinks: new FirebaseSignInLinks(firebase.auth, page),
    emailChangeLinks: new FirebaseEmailChangeLinks(firebase.auth, page),
    mailer: new InMemoryMailer(),
    domainProof: new InMemoryDomainProof(),
    vault: new InMemoryVault(),
    payments: new InMemoryPayments(clock),
    mailTemplates: new ReactMailTemplates(),
    publicUrl: 'https://blockyard.test',
  });
  service = composeServiceApp(adapters);
  server = buildServer({
    ...adapters,
    service,
    checkReadiness: () => Promise.resolve({ database: 'up', identity: 'up' }),
    isOutage: () => false,
    site: { publicUrl: page.publicUrl, identityDomain: null },
    logger: false,
    renderPage: null,
    clientDir: null,
  });
}, 60_000);
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
  await database.close();
  await firebase.close();
  await identity.stop();
});

async function signIn(email: string): Promise<{ readonly id: string; readonly token: string }> {
  const { uid } = await firebase.auth.createUser({ email, emailVerified: true, password });
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local';
  const response = await fetch(`http://${identity.adminHost}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { idToken } = (await response.json()) as { idToken: string };
  return { id: uid, token: idToken };
}

/** Moves the system clock forward, because the expiry of tokens depends on it. */
const pass = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000);

const call = async (
  method: 'GET' | 'PATCH' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  token: string,
  payload?: object,
) => {
  const reply = await server.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
};

test('[SEC-1] after signing out everywhere an earlier token is refused on the next call', async () => {
  const { token } = await signIn('grace@hopper.test');
  pass(2);
  expect((await call('PATCH', '/v1/app/users/me/ensure-profile', token)).status).toBe(200);
  expect((await call('POST', '/v1/app/users/me/sign-out-everywhere', token)).status).toBe(200);
  expect(await call('GET', '/v1/app/users/me', token)).toMatchObject({
    status: 401,
    body: { type: '/problems/token/revoked' },
  });
});

test('[AUT-17] deletion needs a token from a sign-in within five minutes', async () => {
  const { token } = await signIn('june@whitefeather.test');
  await call('PATCH', '/v1/app/users/me/ensure-profile', token);
  pass(301);
  expect(await call('DELETE', '/v1/app/users/me', token)).toMatchObject({
    status: 403,
    body: { type: '/problems/account/recent-sign-in-required' },
  });
  expect((await call('GET', '/v1/app/users/me', token)).status).toBe(200);
});

test("[AUT-17] [SEC-7] after deletion no session remains, no table has the user's data except the farewell mail, and the audit log has the ID", async () => {
  const email = 'ada@lovelace.test';
  const { id, token } = await signIn(email);
  const sayWhere = async (...texts: readonly string[]) => {
    const found = await Promise.all(texts.map((text) => tablesContaining(database, text)));
    return [...new Set(found.flat())].toSorted();
  };
  const person = [email, 'Lovelace', 'Harbor Primary', '5550102030'];
  const me = '/v1/app/users/me';
  const signUp = { email, firstName: 'Ada', lastName: 'Lovelace', schoolOrDistrict: 'Harbor Primary' };
  await server.inject({ method: 'POST', url: '/v1/app/auth/send-link', payload: { email } });
  await service.jobs.handlers.mail({ kind: 'sign-in-link', to: anEmail(email), purpose: 'login' }, anAttempt);
  expect((await call('PATCH', `${me}/ensure-profile`, token)).status).toBe(200);
  expect((await call('GET', me, token)).status).toBe(200);
  expect((await call('PUT', `${me}/phone-number`, token, { phoneNumber: '555 010 2030' })).status).toBe(200);
  const names = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@king.test' };
  expect((await call('PUT', '/v1/app/users/profile', token, names)).status).toBe(200);
  await server.inject({
    method: 'POST',
    url: '/v1/app/sign-up',
    payload: signUp,
    headers: { 'idempotency-key': 'k1' },
  });
  const withSecondFactor = { id, email, emailVerified: true, displayName: null, phoneNumber: null };
  const session = { signInMethod: 'email', signedInAt: null, signInAgeMs: 0, secondFactor: true } as const;
  const caller = await aCaller(service, { ...withSecondFactor, ...session });
  expect((await service.security.renewRecoveryCodes(caller)).ok).toBe(true);
  expect(await sayWhere(id, ...person)).toEqual([
    'pgboss.job_common',
    'public.accounts',
    'public.audit_log',
    'public.grants',
    'public.pending_sign_ups',
    'public.recovery_codes',
    'public.sessions',
    'public.sign_in_codes',
  ]);

  expect((await call('DELETE', me, token)).status).toBe(200);
  expect(await sayWhere(...person)).toEqual(['pgboss.job_common']);
  expect(await sayWhere(id)).toEqual(['public.audit_log']);
  const { rows } = await sql<{ data: unknown }>`select data from pgboss.job_common
    where data::text like ${`%${email}%`}`.execute(database.db);
  expect(rows).toEqual([{ data: { kind: 'account-deleted', to: email } }]);
  expect(await call('GET', me, token)).toMatchObject({
    status: 401,
    body: { type: '/problems/token/revoked' },
  });
  await expect(firebase.auth.getUser(id)).rejects.toThrow('no user record');
  expect(await sayWhere(...person)).toEqual(['pgboss.job_common']);
  expect(await sayWhere(id)).toEqual(['public.audit_log']);
});
