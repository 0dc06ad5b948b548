import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DataSubject } from '#application/service/identity/ports/personal-exports.ts';
import type { Schema } from '../schema.ts';
import type { Holds, TableDeclaration } from './declaration.ts';
import { personalData } from './personal-data.ts';

/** The rows of one table about a person, without secrets. */
export type RowsAbout = {
  readonly table: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
};

const conditions: Readonly<
  Record<Holds, (column: RawBuilder<unknown>, person: DataSubject) => RawBuilder<unknown>>
> = {
  'their account id': (column, { accountId }) => sql`${column} = ${accountId}`,
  'a list with their account id': (column, { accountId }) => sql`${column} @> array[${accountId}]::text[]`,
  'their email address': (column, { email }) => sql`${column} = ${email}`,
  'the id of a classroom of theirs': (column, { accountId }) =>
    sql`${column} in (select classroom_id from classroom_teachers where account_id = ${accountId})`,
  'the id of an organization of theirs': (column, { accountId }) =>
    sql`${column} in (select organization_id from memberships where account_id = ${accountId})`,
  'the id of a device of theirs': (column, { accountId }) =>
    sql`${column} in (select id from devices where account_id = ${accountId})`,
  'the id of a pass that they made': (column, { accountId }) =>
    sql`${column} in (select id from substitute_passes where made_by = ${accountId})`,
};

function selected(
  { columns, actor }: TableDeclaration,
  { accountId }: DataSubject,
): readonly RawBuilder<unknown>[] {
  return Object.entries(columns)
    .filter(([, says]) => says !== 'secret' && says !== 'copy')
    .map(([column, says]) =>
      says === 'network address' && actor !== undefined
        ? sql`case when ${sql.ref(actor)} = ${accountId} then ${sql.ref(column)} end as ${sql.ref(column)}`
        : sql.ref(column),
    );
}

export async function rowsAbout(db: Kysely<Schema>, table: string, person: DataSubject): Promise<RowsAbout> {
  const declaration = personalData[table];
  if (declaration === undefined) throw new Error(`the table ${table} is not declared`);
  const found = Object.entries(declaration.found).flatMap(([column, holds]) =>
    holds === undefined ? [] : [conditions[holds](sql.ref(column), person)],
  );
  if (found.length === 0) return { table, rows: [] };
  const { rows } = await sql<
    Readonly<Record<string, unknown>>
  >`select ${sql.join(selected(declaration, person))}
    from ${sql.table(table)} where ${sql.join(found, sql` or `)}`.execute(db);
  return { table, rows };
}

export const tablesAboutPeople: readonly string[] = Object.entries(personalData)
  .filter(([, { found }]) => Object.keys(found).length > 0)
  .map(([name]) => name);
