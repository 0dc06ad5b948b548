import fc from 'fast-check';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#adapters/postgres/database.ts';
import { aServer } from '../../server/a-server.ts';
import { liveApi } from '../../server/enter-live.ts';
import { type Operation, operationCalls, operationsOf, requestOf } from '../../server/operations.ts';
import { pgliteInMemory } from './postgres/test-databases.ts';

const description = (await aServer().call('GET', '/v1/openapi.json')).body;
const operations = operationsOf(description);

const parametersOf = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ parameters: z._default(z.array(z.object({ in: z.string(), name: z.string() })), []) }),
    ),
  ),
});
const { paths } = parametersOf.parse(description);
const namesIn = (place: string, { path, method }: Operation): readonly string[] =>
  (paths[path]?.[method.toLowerCase()]?.parameters ?? []).flatMap((one) =>
    one.in === place ? [one.name] : [],
  );

const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u202Eabc',
  '0',
  '-1',
  '1e400',
  '9007199254740993',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '%',
  '%00',
  '%C0%AF',
  '..',
  '../../etc/passwd',
  '{}',
  '[]',
  '[[[[',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13',
  '9999-12-31T23:59:60Z',
  'name:contains:%',
  '-name,-name',
  'UTC+99',
  'a@b',
  'x'.repeat(3_000),
  'é'.repeat(1_200),
  '👩‍👩‍👧‍👦',
  'http://[::1',
  'javascript:alert(1)',
];
const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.uuid() },
);
const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    0.5,
    2 ** 31,
    2 ** 53,
    1e308,
    -1e308,
    [],
    {},
    [[]],
    [null],
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

type Mutation = {
  readonly at: number;
  readonly act: 'add' | 'drop' | 'repeat' | 'replace' | 'retype';
  readonly text: string;
  readonly number: number;
  readonly value: unknown;
};
const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(),
  act: fc.oneof(
    { weight: 8, arbitrary: fc.constant('replace' as const) },
    { weight: 2, arbitrary: fc.constantFrom('add', 'drop', 'repeat', 'retype') },
  ),
  text: hostileText,
  number: fc.constantFrom(0, -1, 0.5, 2 ** 31, 2 ** 53, 1e308, -1e308),
  value: hostileValue,
});

type Slot = { readonly holder: Record<string, unknown> | unknown[]; readonly key: string };

const slotsOf = (holder: unknown): readonly Slot[] =>
  typeof holder !== 'object' || holder === null
    ? []
    : Object.entries(holder).flatMap(([key, value]) => [
        { holder: holder as Slot['holder'], key },
        ...slotsOf(value),
      ]);

function replacementOf(before: unknown, { number, text, value }: Mutation): unknown {
  if (typeof before === 'string') return text;
  if (typeof before === 'number') return number;
  return typeof before === 'boolean' ? !before : value;
}

function mutate(document: unknown, mutation: Mutation): unknown {
  const { at, act, value } = mutation;
  const copy: unknown = structuredClone(document);
  const slots = slotsOf(copy);
  const slot = slots[at % Math.max(1, slots.length)];
  if (slot === undefined) return value;
  const { key } = slot;
  const holder = slot.holder as Record<string, unknown>;
  if (act === 'replace') holder[key] = replacementOf(holder[key], mutation);
  else if (act === 'retype') holder[key] = value;
  else if (act === 'add') holder[`${key}x`] = value;
  else if (act === 'repeat') holder[key] = Array.from({ length: 3 }, () => holder[key]);
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
  return copy;
}

const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

const attack = fc.record({
  by: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('user' as const, 'staff') },
    { weight: 1, arbitrary: fc.constant('visitor' as const) },
  ),
  // Most calls have one mutation: with several, few calls pass the schema.
  body: fc.oneof(
    { weight: 4, arbitrary: fc.tuple(mutation) },
    { weight: 1, arbitrary: fc.array(mutation, { maxLength: 3 }) },
  ),
  query: fc.array(fc.tuple(fc.nat(), hostileText), { maxLength: 2 }),
  params: rarely(fc.tuple(fc.nat(), hostileText)),
  headers: rarely(fc.tuple(fc.nat(), hostileText)),
  key: rarely(fc.uuid()),
});

const headerNames = [
  'blockyard-organization',
  'blockyard-student',
  'blockyard-pass',
  'if-match',
  'idempotency-key',
  'accept-language',
  'content-type',
  'origin',
];
const wellFormed = (text: string): string => Buffer.from(text).toString();
/** Removes control characters and characters beyond Latin-1: a client cannot send them in a header. */
const sendable = (text: string): string => text.replaceAll(/[^\u0020-\u007E\u00A0-\u00FF]/gu, '?');

type Attack = typeof attack extends fc.Arbitrary<infer A> ? A : never;

/** The URL of a call with hostile query parameters, and with one of its ids replaced. */
function attackedUrl(operation: Operation, url: string, { query, params }: Attack): string {
  const [path = url, asked = ''] = url.split('?');
  const search = new URLSearchParams(asked);
  const names = namesIn('query', operation);
  for (const [at, value] of query)
    search.append(names[at % Math.max(1, names.length)] ?? 'x', wellFormed(value));
  const segments = path.split('/');
  const ids = operation.path.split('/').flatMap((part, at) => (part.startsWith('{') ? [at] : []));
  const replaced = params === null ? undefined : ids[params[0] % Math.max(1, ids.length)];
  if (replaced !== undefined && params !== null)
    segments[replaced] = encodeURIComponent(wellFormed(params[1]));
  return `${segments.join('/')}?${search.toString()}`;
}

const attackedHeaders = ({ headers, key }: Attack): Readonly<Record<string, string>> => ({
  ...(key === null ? {} : { 'idempotency-key': key }),
  ...(headers === null
    ? {}
    : { [headerNames[headers[0] % headerNames.length] ?? 'origin']: sendable(headers[1]) }),
});

let database: Database;
let api: Awaited<ReturnType<typeof liveApi>>;
let staff: string;
let calls = 0;
const statuses = new Map<number, number>();

beforeAll(async () => {
  database = await pgliteInMemory.open();
  api = await liveApi(database);
  await api.enter('grace');
  staff = (await api.enter('kay')).authorization;
  await api.makeStaff('kay');
}, 60_000);
afterAll(async () => {
  await api.server.close();
  await database.close();
});

type Called = {
  readonly operation: Operation;
  readonly request: ReturnType<typeof requestOf>;
  readonly by: string | null;
};

function send({ operation, request, by }: Called, given: Attack) {
  const { method, url, headers, payload } = request;
  const sent = given.body.reduce<unknown>(mutate, payload);
  return api.server.inject({
    method: method as 'GET',
    url: attackedUrl(operation, url, given),
    headers: {
      ...headers,
      ...(by === null ? {} : { authorization: by }),
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      ...attackedHeaders(given),
    },
    ...(sent === undefined ? {} : { payload: JSON.stringify(sent) }),
  });
}

test.each(operations)('[SEC-8] no input makes $id fail', async (operation) => {
  const call = operationCalls[operation.id] ?? { about: 'nothing' };
  const { authorization, place } = await api.enter(operation.id.toLowerCase());
  const callers = { user: authorization, staff: call.by === 'admin' ? staff : authorization, visitor: null };
  await fc.assert(
    fc.asyncProperty(attack, async (given) => {
      const request = requestOf(operation, call, place);
      const reply = await send({ operation, request, by: callers[given.by] }, given);
      calls += 1;
      statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
      expect(reply.statusCode, reply.body.slice(0, 500)).toBeLessThan(500);
    }),
    // `npm run fuzz` sets a seed and has time for more runs.
    { numRuns: process.env['PROPERTY_SEED'] === undefined ? 8 : 60 },
  );
});

const notStored = ['a\u0000b', 'a\uD800b', 2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 2] as const;

function* callsNotStored(operation: Operation, payload: unknown): Generator<Attack> {
  const none: Attack = { by: 'user', body: [], query: [], params: null, headers: null, key: null };
  for (const [at, { holder, key }] of slotsOf(payload).entries()) {
    const before: unknown = Reflect.get(holder, key);
    for (const value of notStored) {
      const text = typeof value === 'string' ? value : '';
      const number = typeof value === 'number' ? value : 0;
      const isOfType = before === null || typeof before === typeof value;
      if (isOfType) yield { ...none, body: [{ at, act: 'replace', text, number, value }] };
    }
  }
  for (const [at] of namesIn('query', operation).entries())
    for (const value of notStored) yield { ...none, query: [[at, String(value)]] };
  for (const [at] of [...operation.path.matchAll(/\{/g)].entries())
    yield { ...none, params: [at, 'a\u0000b'] };
}

test.each(operations)('[SEC-8] no value that a database does not store makes $id fail', async (operation) => {
  const call = operationCalls[operation.id] ?? { about: 'nothing' };
  const { authorization, place } = await api.enter(`${operation.id.toLowerCase()}-stored`);
  const by = call.by === 'admin' ? staff : authorization;
  const request = requestOf(operation, call, place);
  for (const given of callsNotStored(operation, request.payload)) {
    const reply = await send({ operation, request, by }, given);
    expect(reply.statusCode, `${JSON.stringify(given)}: ${reply.body.slice(0, 500)}`).toBeLessThan(500);
  }
});

test('[SEC-8] most calls pass the rate limits, and some succeed', () => {
  expect(statuses.get(429) ?? 0).toBeLessThan(calls / 10);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(calls / 20);
});
