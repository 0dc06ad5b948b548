import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#adapters/postgres/database.ts';
import { aServer } from '../../server/a-server.ts';
import { type Entered, liveApi } from '../../server/enter-live.ts';
import { type OperationCall, operationCalls, operationsOf, requestOf } from '../../server/operations.ts';
import { pgliteInMemory } from './postgres/test-databases.ts';

const operations = operationsOf(await (await aServer().call('GET', '/v1/openapi.json')).body);
const isRepeatable = (method: string): boolean => method === 'POST' || method === 'PATCH';

/** PGlite has one connection. A call that needs a second connection while it uses the first never returns. */
let database: Database;
let api: Awaited<ReturnType<typeof liveApi>>;
let reader: Entered;

beforeAll(async () => {
  database = await pgliteInMemory.open();
  api = await liveApi(database);
  reader = await api.enter('reader');
  await api.enter('grace');
}, 60_000);
afterAll(async () => {
  await api.server.close();
  await database.close();
});

const formsOf = (call: OperationCall): readonly OperationCall[] => [
  call,
  ...(call.otherBodies ?? []).map((body) => ({ ...call, body })),
];

const cases = operations.flatMap((operation) =>
  formsOf(operationCalls[operation.id] ?? { about: 'nothing' }).flatMap((call, form) =>
    (isRepeatable(operation.method) ? [null, 'with a key'] : [null]).map((key) => {
      const title = [operation.id, form > 0 ? `(body ${form + 1})` : '', key ?? ''].join(' ').trim();
      return { title, key: key !== null, operation, call };
    }),
  ),
);

test.each(cases)('[REL-5] one connection is enough for $title', async ({ title, key, operation, call }) => {
  const isRead = operation.method === 'GET' && call.by === undefined;
  const caller = `ada-${title.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}`;
  const { authorization, place } = isRead ? reader : await api.enter(caller);
  if (call.by === 'admin') await api.makeStaff(caller);
  const { method, headers, ...request } = requestOf(operation, call, place);
  const reply = await api.server.inject({
    ...request,
    method: method as 'GET',
    headers: { ...headers, authorization, ...(key ? { 'idempotency-key': randomUUID() } : {}) },
  });
  expect(reply.body.slice(0, 300)).not.toContain('call/failed');
  expect(reply.statusCode).toBeLessThan(500);
});
