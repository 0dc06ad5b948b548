import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#adapters/postgres/database.ts';
import { anApi } from '../../builders/an-api.ts';
import { countStatements } from './postgres/count-statements.ts';
import { pgliteInMemory } from './postgres/test-databases.ts';

let database: Database;
let server: ReturnType<typeof anApi>;
let count: () => number;

beforeAll(async () => {
  database = await pgliteInMemory.open();
  const counted = countStatements(database);
  count = counted.count;
  server = anApi(counted.database);
}, 60_000);
afterAll(async () => {
  await server.close();
  await database.close();
});

const signIn = (name: string) =>
  server.inject({
    method: 'PATCH',
    url: '/v1/app/users/me/ensure-profile',
    headers: { authorization: `Bearer ${name}` },
  });

async function firstNameOf(name: string): Promise<unknown> {
  const reply = await server.inject({
    url: '/v1/app/users/me',
    headers: { authorization: `Bearer ${name}` },
  });
  return reply.json().data.firstName;
}

test('GET users/me needs one statement, and so do all simultaneous calls, each with its own result', async () => {
  const people = Array.from({ length: 20 }, (_, index) => `Ada${index}`);
  for (const name of people) await signIn(name);
  // The first call of a process also reads the key that signs cookies.
  await firstNameOf('Ada0');
  const before = count();
  expect(await firstNameOf('Ada7')).toBe('Ada7');
  expect(count() - before).toBe(1);
  expect(await Promise.all(people.map(firstNameOf))).toEqual(people);
  expect(count() - before).toBe(2);
});
