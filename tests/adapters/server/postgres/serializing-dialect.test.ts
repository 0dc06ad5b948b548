import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { pgliteInMemory } from './test-databases.ts';

test('[REL-4] many simultaneous statements do not block calls, replies and signals', async () => {
  const database = await pgliteInMemory.open();
  let turns = 0;
  const count = (): void => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  await Promise.all(Array.from({ length: 100 }, () => sql`select 1`.execute(database.db)));
  clearImmediate(counting);
  expect(turns).toBeGreaterThanOrEqual(100);
  await database.close();
});
