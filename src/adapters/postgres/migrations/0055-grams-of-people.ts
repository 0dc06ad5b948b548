import { type Kysely, sql } from 'kysely';

/**
 * A part of a name or an address that tens of thousands share is found by its grams of four letters: exactly those who have all of them, where
 * trigrams name many more who must be looked at (ORG-5). An index of a million people takes half a minute to build, in which no account is changed:
 * decision 63 says how both are made by hand before the upgrade, which then takes them as they are.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create or replace function grams4(given text) returns text[] language plpgsql immutable strict parallel safe as $$
  declare grams text[] := '{}';
  begin
    for n in 1 .. length(given) - 3 loop grams := grams || substr(given, n, 4); end loop;
    return grams;
  end $$`,
  `create index if not exists accounts_by_grams_of_person on accounts using gin (grams4(person_folded))`,
];
