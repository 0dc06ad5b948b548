import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SystemClock } from '#adapters/node/system-clock.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { instant } from '#adapters/postgres/schema.ts';
import { added, aChangeSet, annAndBo } from '../../../builders/a-roster.ts';
import { aNewClassroom } from '../../../builders/a-classroom.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { testDatabases } from './test-databases.ts';

describe.each(testDatabases)('$name: rows of a change set', (place) => {
  let database: Database;
  beforeEach(async () => {
    database = await place.open();
  }, 60_000);
  afterEach(async () => {
    await database.close();
    await place.drop();
  });

  test('[ROS-5] a new student with classes is written once, with the names of the classes', async () => {
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

  test('[ROS-9] no change exists without its change set, and both are deleted together', async () => {
    const change = { seq: 0, kind: 'student', row_id: 'ann', field: 'given', outcome: 'done' } as const;
    const write = (set: string) =>
      database.db
        .insertInto('roster_changes')
        .values({ ...change, change_set_id: set, from_value: null, to_value: 'Ann' })
        .execute();
    await expect(write('nothing')).rejects.toThrow('a change of a roster has no change set');
    const set = {
      id: 'set',
      organization_path: null,
      kind: 'students-added',
      made_by: null,
      undoes: null,
    } as const;
    await database.db
      .insertInto('change_sets')
      .values({ ...set, made_at: instant(0) })
      .execute();
    await write('set');
    await expect(
      database.db.updateTable('roster_changes').set({ change_set_id: 'nothing' }).execute(),
    ).rejects.toThrow('a change of a roster has no change set');
    await database.db.deleteFrom('change_sets').where('id', '=', 'set').execute();
    expect(await database.db.selectFrom('roster_changes').selectAll().execute()).toEqual([]);
  });
});
