import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#adapters/postgres/database.ts';
import { anApi } from '../../builders/an-api.ts';
import { pgliteInMemory } from './postgres/test-databases.ts';

let database: Database;
let server: ReturnType<typeof anApi>;
let statements = 0;

const counting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => {
    statements += 1;
    return Promise.resolve(result);
  },
};

beforeAll(async () => {
  database = await pgliteInMemory.open();
  server = anApi({ ...database, db: database.db.withPlugin(counting) });
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

test('GET users/me needs one statement; so do all that come in the same moment, and each gets their own', async () => {
  const people = Array.from({ length: 20 }, (_, index) => `Ada${index}`);
  for (const name of people) await signIn(name);
  // The first call of a process reads the key of its cookies, too.
  await firstNameOf('Ada0');
  statements = 0;
  expect(await firstNameOf('Ada7')).toBe('Ada7');
  expect(statements).toBe(1);
  expect(await Promise.all(people.map(firstNameOf))).toEqual(people);
  expect(statements).toBe(2);
});
