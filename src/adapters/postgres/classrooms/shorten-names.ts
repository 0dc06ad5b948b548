import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import { initialOf } from '#domain/classrooms/students/last-names.ts';
import { studentName } from '#domain/classrooms/students/student.ts';
import { foldedText } from '../platform/folded-text.ts';
import type { Schema } from '../schema.ts';
import { codePointsWithin } from '../platform/scope-sql.ts';

type Named = { readonly id: string; readonly given: string; readonly family: string };
type KeptName = {
  readonly set: string;
  readonly seq: number;
  readonly from: string | null;
  readonly to: string | null;
};

const isLong: RawBuilder<boolean> = sql<boolean>`char_length(family_name) > 2`;

const shortened = (family: string | null): string | null => (family === null ? null : initialOf(family));

async function shortenKept(db: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<KeptName>`select change_set_id as set, seq, from_value as from, to_value as to
    from roster_changes where kind = 'student' and field = 'family' and row_id = any(${ids})`.execute(db);
  const written = rows.map((row) => ({ ...row, from: shortened(row.from), to: shortened(row.to) }));
  await sql`update roster_changes r set from_value = w."from", to_value = w."to"
    from json_to_recordset(${JSON.stringify(written)}::json) as w ("set" text, seq integer, "from" text, "to" text)
    where r.change_set_id = w."set" and r.seq = w.seq`.execute(db);
}

export async function shortenNames(
  db: Kysely<Schema>,
  organization: OrganizationPath,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<{ readonly shortened: number; readonly last: string | null }> {
  const { rows } = await sql<Named>`select id, given_name as given, family_name as family from students
    where ${codePointsWithin(sql.ref('organization_path'), organization)} and ${isLong}
      and ${after === null ? sql`true` : sql`id > ${after}`}
    order by id limit ${limit} for update`.execute(db);
  const written = rows.map(({ id, given, family }) => {
    const initial = initialOf(family);
    return {
      id,
      family: initial,
      name_folded: foldedText(studentName({ given, family: initial })),
      family_folded: foldedText(initial),
    };
  });
  await sql`update students s set family_name = w.family, name_folded = w.name_folded, family_folded = w.family_folded
    from json_to_recordset(${JSON.stringify(written)}::json)
      as w (id text, family text, name_folded text, family_folded text) where s.id = w.id`.execute(db);
  await shortenKept(
    db,
    rows.map(({ id }) => id),
  );
  return { shortened: rows.length, last: rows.length < limit ? null : (rows.at(-1)?.id ?? null) };
}

export async function countLongNames(db: Kysely<Schema>, organization: OrganizationPath): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`select count(*)::integer as count from students
    where ${codePointsWithin(sql.ref('organization_path'), organization)} and ${isLong}`.execute(db);
  return rows[0]?.count ?? 0;
}
