import { type Kysely, sql } from 'kysely';
import type { SchoolDirectory } from '#application/service/organizations/ports/school-directory.ts';
import type { FoundSchool } from '#domain/organizations/settings/school-search.ts';
import { escapedForLike } from '../platform/folded-text.ts';
import { naturalOrder } from '../platform/natural-order-sql.ts';
import type { Schema } from '../schema.ts';

/** Districts and schools in PostgreSQL or PGlite, searched by the trigrams of their names. */
export class PostgresSchoolDirectory implements SchoolDirectory {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async find(folded: string, limit: number): Promise<readonly FoundSchool[]> {
    const text = escapedForLike(folded);
    const { rows } = await sql<FoundSchool>`select o.name, d.name as district
      from organizations o left join organizations d on d.id = o.parent_id
      where o.kind in ('district', 'school') and o.name_folded like ${`%${text}%`}
      order by o.name_folded like ${`${text}%`} desc, ${naturalOrder(sql.ref('o.name_folded'))}, o.id
      limit ${limit}`.execute(this.#db);
    return rows;
  }
}
