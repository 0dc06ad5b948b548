import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SystemClock } from '#adapters/node/system-clock.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresAccountRepository } from '#adapters/postgres/postgres-account-repository.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { added, aChangeSet, annAndBo } from '../../../builders/a-roster.ts';
import { aNewClassroom } from '../../../builders/a-classroom.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { testDatabases } from './test-databases.ts';

describe.each(testDatabases)('$name: what a change set writes', (place) => {
  let database: Database;
  beforeEach(async () => {
    database = await place.open();
  }, 60_000);
  afterEach(async () => {
    await database.close();
    await place.drop();
  });

  test('[ROS-5] a student who comes with their classrooms is written once, and says what these are called', async () => {
    await new PostgresAccountRepository(database.db).open(anAccount({ id: 'ada' }));
    await sql`create table rewritten (id text)`.execute(database.db);
    await sql`create function count_rewritten() returns trigger language plpgsql as $$
      begin insert into rewritten values (new.id); return null; end $$`.execute(database.db);
    await sql`create trigger count_rewritten after update on students for each row execute function count_rewritten()`.execute(
      database.db,
    );
    await new PostgresTransaction(database, new SystemClock()).run(async ({ classrooms, roster }) => {
      await classrooms.open(aNewClassroom({ organization: 'tidewater/oak/' }), 9);
      const fields = { name: 'Art', organization: 'tidewater/oak/' };
      const enrollment = { classroom: 'art', student: 'ann', from: '2026-09-01' };
      await roster.apply(aChangeSet(), [
        ...added('classroom', 'art', fields),
        ...annAndBo,
        ...added('enrollment', 'art-ann', enrollment),
      ]);
    });
    const named = await sql`select id, classrooms_folded as classrooms from students order by id`.execute(
      database.db,
    );
    expect(named.rows).toEqual([
      { id: 'ann', classrooms: 'art, room 12' },
      { id: 'bo', classrooms: 'room 12' },
    ]);
    const again = await sql`select id from rewritten`.execute(database.db);
    expect(again.rows).toEqual([]);
  });
});
