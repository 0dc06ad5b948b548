import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '#adapters/postgres/database.ts';
import { up } from '#adapters/postgres/migrations/0160-folded-marks.ts';
import { foldText } from '#domain/tables/fold-text.ts';
import { openForTests, testDatabases } from './test-databases.ts';

describe.each(testDatabases)('$name: folded texts of before', (place) => {
  let database: Database;
  openForTests(place, (opened) => {
    database = opened;
  });

  test('[ROS-4] have the apostrophes and dashes that are searched for', async () => {
    const name = 'O’Connor–Lee';
    await sql`insert into students (id, given_name, name_folded, organization_path, state)
      values ('a', ${name}, 'o’connor–lee', 'oak/', 'active'), ('b', 'Ann', 'ann', 'oak/', 'active')`.execute(
      database.db,
    );
    await up(database.db as never);
    const { rows } = await sql`select name_folded from students order by id`.execute(database.db);
    expect(rows).toEqual([{ name_folded: foldText(name) }, { name_folded: 'ann' }]);
  });
});
