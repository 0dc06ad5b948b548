import { type Kysely, sql } from 'kysely';
import { keyOf, type RosterRow, type RowKey } from '#domain/classrooms/change-sets/roster.ts';
import type { Schema } from '../schema.ts';

const studentName = sql`concat_ws(' ', s.given_name, s.family_name)`;

export async function readRowNames(
  db: Kysely<Schema>,
  keys: readonly Pick<RosterRow, 'id' | 'kind'>[],
): Promise<ReadonlyMap<RowKey, string>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<Pick<RosterRow, 'id' | 'kind'> & { readonly name: string }>`
    with asked as materialized (select * from json_to_recordset(${JSON.stringify(keys)}::json) as a (kind text, id text))
    select a.kind, a.id, ${studentName} as name from asked a join students s on a.kind = 'student' and s.id = a.id
    union all select a.kind, a.id, ${studentName} from asked a
      join enrollments e on a.kind = 'enrollment' and e.id = a.id join students s on s.id = e.student_id
    union all select a.kind, a.id, c.name from asked a
      join classrooms c on (a.kind = 'classroom' and c.id = a.id)
        or (a.kind = 'teaching' and c.id = split_part(a.id, '/', 1))`.execute(db);
  return new Map(rows.map((row) => [keyOf(row), row.name]));
}
