import { type Kysely, sql } from 'kysely';
import type {
  RememberedSource,
  RosterSources,
  SourceName,
} from '#application/service/ports/roster-sources.ts';
import type { HeldRoster, SourceLink } from '#domain/imports/import-needs.ts';
import { fieldKeyOf } from '#domain/roster/hold-back.ts';
import type { RosterKind } from '#domain/roster/roster.ts';
import { readHeldRows } from './roster-rows.ts';
import type { Schema } from './schema.ts';
import { codePointsWithin } from './scope-sql.ts';

type EditedField = { readonly kind: RosterKind; readonly id: string; readonly field: string };

/** What is known of the sources of rosters, in PostgreSQL or PGlite. */
export class PostgresRosterSources implements RosterSources {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async remembered({ organization, family }: SourceName): Promise<RememberedSource | null> {
    const known = await this.#db
      .selectFrom('roster_sources')
      .select(['mapping', 'schools'])
      .where('organization_path', '=', organization)
      .where('family', '=', family)
      .executeTakeFirst();
    return known ?? null;
  }

  async remember({ organization, family }: SourceName, known: RememberedSource): Promise<void> {
    const values = { mapping: JSON.stringify(known.mapping), schools: JSON.stringify(known.schools) };
    await this.#db
      .insertInto('roster_sources')
      .values({ organization_path: organization, family, ...values })
      .onConflict((conflict) => conflict.columns(['organization_path', 'family']).doUpdateSet(values))
      .execute();
  }

  async link({ organization, family }: SourceName, links: readonly SourceLink[]): Promise<void> {
    await sql`insert into external_ids (organization_path, family, kind, source_id, row_id)
      select ${organization}, ${family}, kind, "sourceId", id
      from json_to_recordset(${JSON.stringify(links)}::json) as l (kind text, "sourceId" text, id text)
      on conflict (organization_path, family, kind, source_id) do update set row_id = excluded.row_id`.execute(
      this.#db,
    );
  }

  async held(source: SourceName): Promise<HeldRoster> {
    const { organization } = source;
    const roster = await readHeldRows(this.#db, organization);
    const { rows: links } = await sql<SourceLink>`with recursive became as (
        select l.kind, l.source_id, l.row_id from external_ids l
        where l.organization_path = ${organization} and l.family = ${source.family}
        union all select b.kind, b.source_id, s.merged_into from became b join students s on s.id = b.row_id
        where b.kind = 'student' and s.merged_into is not null)
      select kind, source_id as "sourceId", row_id as id from became`.execute(this.#db);
    const within = codePointsWithin(sql.ref('c.organization_path'), organization);
    const { rows: edited } = await sql<EditedField>`select distinct r.kind, r.row_id as id, r.field
      from change_sets c join roster_changes r on r.change_set_id = c.id
      where ${within} and c.kind not in ('roster-imported', 'year-rolled-over') and r.outcome = 'done' and not exists (
        select from roster_changes l join change_sets d on d.id = l.change_set_id
        where l.row_id = r.row_id and l.field = r.field and l.outcome = 'done'
          and d.kind = 'roster-imported' and d.made_at > c.made_at)`.execute(this.#db);
    return {
      roster,
      links: links.filter((link) => roster.has(`${link.kind}/${link.id}`)),
      edited: new Set(edited.map(fieldKeyOf)),
    };
  }
}
