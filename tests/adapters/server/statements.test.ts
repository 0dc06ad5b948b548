import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStoredLesson } from '#adapters/content/stored-lesson.ts';
import { InMemoryIdentityService } from '#adapters/memory/in-memory-identity-service.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresJobs } from '#adapters/postgres/postgres-jobs.ts';
import { PostgresLessonRepository } from '#adapters/postgres/postgres-lesson-repository.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { anApi } from '../../builders/an-api.ts';
import { aPlace, type Place, placeLessons } from '../../server/a-place.ts';
import { aServer } from '../../server/a-server.ts';
import { type Operation, operationCalls, operationsOf, requestOf } from '../../server/operations.ts';
import { countStatements } from './postgres/count-statements.ts';
import { pgliteInMemory } from './postgres/test-databases.ts';

/**
 * How many statements a call may send to the database. Begin, commit and savepoints do not count; what an idempotency key
 * adds is not measured.
 */
const goals = { read: 3, write: 4 } as const;

/** What needs more than its goal, and how many exactly: whoever saves one says so here. */
const exceptions: Readonly<Record<string, number>> = {
  // A mail is taken from the address's limit, enqueued, and written to the audit log.
  addCoTeacher: 9,
  // The audit log's entry.
  removeTeacher: 5,
  // pg-boss is asked before and after it cancels, each time behind whose job it is.
  cancelJob: 6,
  // Everything that is known of a person goes from every table, in one transaction.
  deleteMe: 22,
};

const operations = operationsOf(await (await aServer().call('GET', '/v1/openapi.json')).body);

function limitOf({ id, method }: Operation): { readonly least: number; readonly most: number } {
  const exception = exceptions[id];
  if (exception !== undefined) return { least: exception, most: exception };
  return { least: 0, most: method === 'GET' ? goals.read : goals.write };
}

/** They are called with a code or link that is none, and refused. */
const wrongSecrets = ['verifyCode', 'openLink', 'recoverSecondFactor'];

const identity = new InMemoryIdentityService(new SystemClock());
let database: Database;
let server: ReturnType<typeof anApi>;
let count: () => number;

beforeAll(async () => {
  database = await pgliteInMemory.open();
  await new PostgresLessonRepository(database.db, readStoredLesson).replaceAll(placeLessons);
  const counted = countStatements(database);
  count = counted.count;
  server = anApi(counted.database, identity);
  const { authorization } = await enter('first');
  // The first call of a process reads the key of its cookies, too.
  await server.inject({ url: '/v1/app/users/me', headers: { authorization } });
}, 60_000);
afterAll(async () => {
  await server.close();
  await database.close();
});

/** Somebody who signed in, and a place of theirs. */
async function enter(id: string): Promise<{ readonly authorization: string; readonly place: Place }> {
  identity.addUser({ id, email: `${id}@harbor.test`, emailVerified: true });
  const authorization = `Bearer ${id}`;
  const url = '/v1/app/users/me/ensure-profile';
  const reply = await server.inject({ method: 'PATCH', url, headers: { authorization } });
  expect(reply.statusCode).toBe(200);
  const clock = new SystemClock();
  const stores = {
    transaction: new PostgresTransaction(database, clock),
    jobs: new PostgresJobs(database.db, database.jobs, clock),
  };
  return { authorization, place: await aPlace(stores, { owner: id, coTeacher: null, organization: null }) };
}

test('every operation is called by this test, and every exception is of an operation', () => {
  const ids = operations.map(({ id }) => id);
  expect(Object.keys(operationCalls).toSorted()).toEqual(ids.toSorted());
  expect(ids).toEqual(expect.arrayContaining(Object.keys(exceptions)));
});

test.each(
  operations.flatMap((operation) => {
    const call = operationCalls[operation.id];
    return call === undefined ? [] : [[operation.id, operation, call] as const];
  }),
)('%s sends no more statements than it may', async (id, operation, call) => {
  const { authorization, place } = await enter(`ada-${id}`);
  const { method, headers, ...request } = requestOf(operation, call, place);
  const before = count();
  const reply = await server.inject({
    ...request,
    method: method as 'GET',
    headers: { ...headers, authorization },
  });
  const sent = count() - before;
  const { least, most } = limitOf(operation);
  expect(reply.statusCode < 300).toBe(!wrongSecrets.includes(id));
  expect(sent).toBeGreaterThanOrEqual(least);
  expect(sent).toBeLessThanOrEqual(most);
});
