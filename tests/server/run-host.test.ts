import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { InMemoryPayments } from '#adapters/memory/billing/in-memory-payments.ts';
import { InMemoryDomainProof } from '#adapters/memory/organizations/in-memory-domain-proof.ts';
import { InMemoryVault } from '#adapters/memory/platform/in-memory-vault.ts';
import { InMemoryEmailChangeLinks } from '#adapters/memory/identity/in-memory-email-change-links.ts';
import { InMemoryIdentityDirectory } from '#adapters/memory/identity/in-memory-identity-directory.ts';
import { InMemoryIdentityService } from '#adapters/memory/identity/in-memory-identity-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { InMemoryMailTemplates } from '#adapters/memory/in-memory-mail-templates.ts';
import { InMemoryMailer } from '#adapters/memory/platform/in-memory-mailer.ts';
import { InMemorySignInLinks } from '#adapters/memory/identity/in-memory-sign-in-links.ts';
import { InMemoryTokenVerifier } from '#adapters/memory/identity/in-memory-token-verifier.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import { RandomIds } from '#adapters/node/random-ids.ts';
import { openDatabase } from '#adapters/postgres/database.ts';
import { type RunningHost, runHost } from '#server/composition/run-host.ts';
import { openTracing } from '#server/tracing/open-tracing.ts';

const clientDir = mkdtempSync(join(tmpdir(), 'blockyard-host-'));
const clock = new SystemClock();
const identity = new InMemoryIdentityService(clock);
const mailer = new InMemoryMailer();
const log = new InMemoryLog();

type Attribute = { readonly key: string; readonly value: { readonly stringValue?: string } };
type Span = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
};
type Traces = {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
};

const received: Traces[] = [];
const collector = createServer((request, response) => {
  void readJson(request).then((traces) => {
    if (request.url === '/v1/traces') received.push(traces as Traces);
    response.end('{}');
  });
});
const spans = (): readonly Span[] =>
  received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
let host: RunningHost;
let origin = '';

beforeAll(async () => {
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  const { port } = collector.address() as AddressInfo;
  const tracing = openTracing({ endpoint: `http://127.0.0.1:${port}`, log });
  mkdirSync(join(clientDir, 'builds'));
  cpSync('index.html', join(clientDir, 'index.html'));
  writeFileSync(join(clientDir, 'builds/latest.json'), '{"id":"build-1"}');
  host = await runHost({
    database: await openDatabase({ memory: true }, log, tracing.database),
    tracing,
    clock,
    ids: new RandomIds(clock),
    tokenVerifier: new InMemoryTokenVerifier(identity),
    identityDirectory: new InMemoryIdentityDirectory(identity, clock),
    emailChangeLinks: new InMemoryEmailChangeLinks(identity),
    signInLinks: new InMemorySignInLinks(identity),
    mailer,
    domainProof: new InMemoryDomainProof(),
    vault: new InMemoryVault(),
    payments: new InMemoryPayments(clock),
    mailTemplates: new InMemoryMailTemplates(),
    site: { publicUrl: 'http://localhost:3000', identityDomain: null },
    listen: { host: '127.0.0.1', port: 0 },
    listenForOperators: { host: '127.0.0.1', port: 0 },
    identity: { apiKey: 'key', authDomain: 'localhost', projectId: 'demo-blockyard' },
    pingIdentity: () => (identity.online ? Promise.resolve() : Promise.reject(new Error('unavailable'))),
    clientDir,
    contentDir: 'content/lessons',
    log,
    logger: pino({ level: 'silent' }),
    shutdown: { noticeMs: 0, timeoutMs: 10_000 },
  });
  origin = `http://127.0.0.1:${host.port}`;
});
afterAll(() => {
  collector.close();
  rmSync(clientDir, { recursive: true, force: true });
});

const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${origin}${path}`, { signal: AbortSignal.timeout(10_000), ...init });

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': 'first-order-1' },
  body: JSON.stringify(body),
});

test('the parts of the host work together: pages, lessons, readiness, and its own database', async () => {
  const page = await call('/lessons', { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('"buildId":"build-1"');
  const lessons = (await (await call('/v1/app/lessons')).json()) as { data: readonly { slug: string }[] };
  expect(lessons.data.map(({ slug }) => slug)).toContain('load-the-barge');
  expect((await call('/readyz')).status).toBe(200);
});

test('[NAV-14] a missing page is answered with 404', async () => {
  const page = await call('/nowhere', { headers: { accept: 'text/html' } });
  expect(page.status).toBe(404);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('[LES-1] the sitemap has the lessons of the list and no others', async () => {
  const listed = (await (await call('/v1/app/lessons')).json()) as { data: readonly { slug: string }[] };
  const sitemap = await (await call('/sitemap.xml')).text();
  const named = [...sitemap.matchAll(/\/lessons\/([\w-]+)<\/loc><lastmod>\d{4}-\d\d-\d\d</g)].map(
    ([, slug]) => slug,
  );
  expect(new Set(named)).toEqual(new Set(listed.data.map(({ slug }) => slug)));
});

test('[LES-4] a lesson is printed as a file', async () => {
  const file = await call('/v1/app/lessons/load-the-barge/download');
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect((await file.text()).slice(0, 5)).toBe('%PDF-');
});

test('an account is stored in the database', async () => {
  const user = identity.addUser({ email: 'ada@lovelace.test', displayName: 'Ada Lovelace' });
  const headers = { authorization: `Bearer ${identity.issueToken(user, 'email').token}` };
  const opened = await call('/v1/app/users/me/ensure-profile', {
    method: 'PATCH',
    headers: { ...headers, 'idempotency-key': 'opens-ada' },
  });
  expect(opened.status).toBe(200);
  for (let time = 0; time < 2; time += 1) {
    const me = await call('/v1/app/users/me', { headers });
    expect(await me.json()).toMatchObject({ data: { firstName: 'Ada', trialDaysLeft: 30 } });
  }
});

test('a link that is requested twice with one key is sent once', async () => {
  for (const replayed of [null, 'true']) {
    const reply = await call('/v1/app/auth/send-link', json({ email: 'grace@hopper.test' }));
    expect([reply.status, reply.headers.get('idempotency-replayed')]).toEqual([200, replayed]);
  }
  await expect
    .poll(() => mailer.mails().map(({ to }) => to), { timeout: 10_000 })
    .toEqual(['grace@hopper.test']);
});

test('[REL-5] while the identity service is down the host is ready, and reports the outage', async () => {
  identity.online = false;
  const away = await call('/readyz');
  expect([away.status, await away.json()]).toEqual([
    200,
    { status: 'ready', parts: { database: 'up', identity: 'down' } },
  ]);
  identity.online = true;
  expect(await (await call('/readyz')).json()).toMatchObject({ parts: { identity: 'up' } });
});

test('[REL-4] only the port for operators has metrics: calls, database, jobs, event loop', async () => {
  await call('/v1/app/lessons');
  expect((await call('/metrics')).status).toBe(404);
  const reply = await fetch(`http://127.0.0.1:${host.operatorPort}/metrics`);
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await reply.text();
  for (const line of [
    'blockyard_replies_total{operation="listLessons",status="200"}',
    'blockyard_database_up 1',
    'blockyard_jobs_waiting{kind="mail"} 0',
    'blockyard_jobs_oldest_seconds{kind="plan-import"} 0',
    'blockyard_jobs_failed{kind="mail"} 0',
    'blockyard_job_duration_seconds_count{kind="mail",outcome="done"}',
    'nodejs_eventloop_lag_p99_seconds ',
    'process_resident_memory_bytes ',
  ]) {
    expect(text).toContain(line);
  }
});

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';
let namedByReply = '';

test("[REL-4] a call continues its caller's trace", async () => {
  const user = identity.addUser({ email: 'joan@clarke.test', displayName: 'Joan Clarke' });
  const opened = await call('/v1/app/users/me/ensure-profile', {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${identity.issueToken(user, 'email').token}`,
      'idempotency-key': 'opens-joan',
      traceparent: `00-${traceId}-${parentId}-01`,
    },
  });
  expect(opened.status).toBe(200);
  namedByReply = opened.headers.get('server-timing') ?? '';
  expect(namedByReply).toMatch(new RegExp(`^traceparent;desc="00-${traceId}-[0-9a-f]{16}-01"$`));
});

test('[REL-4] a page has no trace ID, because shared caches may store it', async () => {
  const page = await call('/lessons', { headers: { accept: 'text/html' } });
  expect(page.headers.has('server-timing')).toBe(false);
});

test('after stopping, all ports are closed', async () => {
  await host.stop();
  await expect(call('/healthz')).rejects.toThrow(/fetch failed/);
});

test('[REL-4] the collector has the call, its transaction and the statements in it', () => {
  const trace = spans().filter((span) => span.traceId === traceId);
  const [called] = trace.filter(({ parentSpanId }) => parentSpanId === parentId);
  expect(called?.name).toBe('ensureProfile');
  expect(namedByReply).toContain(`-${called?.spanId}-`);
  expect(called?.attributes.map(({ key, value }) => [key, Object.values(value)[0]])).toEqual([
    ['http.request.method', 'PATCH'],
    ['http.response.status_code', 200],
    ['http.route', '/v1/app/users/me/ensure-profile'],
  ]);
  const transaction = trace.find(
    ({ name, parentSpanId }) => name === 'transaction' && parentSpanId === called?.spanId,
  );
  const statements = trace.filter(({ parentSpanId }) => parentSpanId === transaction?.spanId);
  const texts = statements.flatMap(({ attributes }) =>
    attributes.map(({ value }) => value.stringValue ?? ''),
  );
  expect(texts).toContainEqual(expect.stringMatching(/^with "opened" as \(insert into "accounts" [^']*\$1/));
});

test('[REL-4] the collector has jobs, and the statements of a job', () => {
  const job = spans().find(({ name }) => name === 'job mail');
  expect(spans().filter(({ parentSpanId }) => parentSpanId === job?.spanId)).not.toEqual([]);
});

test('[REL-4] spans have no name, address, token, ID or value of a user', () => {
  const text = JSON.stringify(spans());
  expect(spans().length).toBeGreaterThan(50);
  for (const value of ['lovelace', 'hopper', 'clarke', 'Ada', 'Joan', 'Bearer', 'opens-', '127.0.0.1']) {
    expect(text).not.toContain(value);
  }
  expect(text).not.toMatch(/"[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-/);
});
