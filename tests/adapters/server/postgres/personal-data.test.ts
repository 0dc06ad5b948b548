import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#adapters/postgres/database.ts';
import { personalData, tablesOfOthers } from '#adapters/postgres/personal-data/personal-data.ts';
import { pgliteInMemory } from './test-databases.ts';

let database: Database;
beforeAll(async () => {
  database = await pgliteInMemory.open();
}, 60_000);
afterAll(() => database.close());

const whatToDo = `Each column of the database is declared in src/adapters/postgres/personal-data (SEC-9): add it to "columns" of its table in
people-data.ts, classroom-data.ts or operational-data.ts, with what it says of a person, or null. For a new table say its purpose, its
retention, by which columns a person's rows are found, and what erasure does; fill it in tests/adapters/server/postgres/erasure.test.ts.
Then run: npx vitest run tests/unit/adapters/personal-data-page.test.ts -u`;

test('[SEC-9] every column of the schema is declared as personal or not, and every declared column exists', async () => {
  const { rows } = await sql<{ column: string }>`select table_name || '.' || column_name as "column"
    from information_schema.columns join pg_class on oid = format('%I.%I', table_schema, table_name)::regclass
    where table_schema = 'public' and not relispartition order by 1`.execute(database.db);
  const real = rows
    .map(({ column }) => column)
    .filter((column) => !Object.keys(tablesOfOthers).some((name) => column.startsWith(`${name}.`)));
  const declared = Object.entries(personalData).flatMap(([table, { columns }]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  const missing = real.filter((column) => !declared.includes(column));
  const gone = declared.filter((column) => !real.includes(column));
  expect({ missing, gone }, whatToDo).toEqual({ missing: [], gone: [] });
});

test("[SEC-9] other applications' tables in the same database are described", async () => {
  const { rows } = await sql<{ name: string }>`select nspname as name from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')`.execute(database.db);
  for (const { name } of rows) expect(tablesOfOthers, name).toHaveProperty(name);
});

test('[SEC-9] a table without a link to an account is about students, or has no personal column', () => {
  for (const [table, { found, erasure, columns }] of Object.entries(personalData)) {
    const isUnowned = erasure.how === 'nothing to erase';
    expect(Object.keys(found).length === 0, table).toBe(isUnowned || erasure.how === 'by student');
    expect(isUnowned && Object.values(columns).some((says) => says !== null), table).toBe(false);
  }
});
