import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CapacityStore } from '#application/service/organizations/ports/capacity-store.ts';
import {
  type Capacity,
  type CapFacts,
  type CapPlace,
  type CapRule,
  capsAt,
} from '#domain/organizations/grants/capacity.ts';
import { idsOfPath, type OrganizationKind, pathsTo } from '#domain/identity/membership/organization.ts';
import { grantJson } from '../identity/grant-sql.ts';
import type { Schema } from '../schema.ts';

type FactsRow = CapFacts & { readonly kind: OrganizationKind | null };
type Counted = { readonly classrooms: RawBuilder<unknown>; readonly students: RawBuilder<unknown> };

const counts = sql`s.state = 'active' and s.merged_into is null`;

export class PostgresCapacityStore implements CapacityStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async read(place: CapPlace, now: number): Promise<Capacity> {
    return this.#count(place, now, await this.#facts(place, sql`from (select 1) as nothing`));
  }

  async findForUpdate(place: CapPlace, now: number): Promise<Capacity> {
    const { organization, owner } = place;
    const held =
      organization === null
        ? sql`from accounts where id = ${owner} for update`
        : sql`from organizations where id = ${idsOfPath(organization).at(0)} for update`;
    // Counts in a separate statement, so that the count includes everything that was committed while `#facts` waited for the lock.
    return this.#count(place, now, await this.#facts(place, held));
  }

  async counted(place: CapPlace, studentIds: readonly string[], now: number): Promise<ReadonlySet<string>> {
    const { counted } = countedAt(place, now, await this.#facts(place, sql`from (select 1) as nothing`));
    const { rows } = await sql<{ id: string }>`select s.id from students s
      where s.id = any(${studentIds}) and ${counts} and ${counted.students}`.execute(this.#db);
    return new Set(rows.map(({ id }) => id));
  }

  async facts(place: CapPlace): Promise<CapFacts> {
    const { levels, own } = await this.#facts(place, sql`from (select 1) as nothing`);
    return { levels, own };
  }

  /** Reads the data that determines the limits at a place. `from` selects the row, and may lock it. */
  async #facts({ organization, owner }: CapPlace, from: RawBuilder<unknown>): Promise<FactsRow> {
    const grants = (of: RawBuilder<unknown>) =>
      sql`coalesce((select jsonb_agg(${sql.raw(grantJson)}::jsonb || jsonb_build_object('seats', g.seats))
        from grants g where ${of}), '[]')`;
    const paths = organization === null ? [] : pathsTo(organization);
    const kind = sql`(select place.kind from organizations place where place.path = ${organization})`;
    const { rows } = await sql<FactsRow>`/* capacity-facts */ select ${kind} as kind,
        coalesce((select jsonb_agg(jsonb_build_object('organization', o.path,
            'grants', ${grants(sql`g.organization_id = o.id`)}))
          from organizations o where o.path = any(${paths}::text[])), '[]') as levels,
        ${grants(sql`case when ${kind} = 'workspace'
          then g.account_id in (select m.account_id from memberships m
            where m.organization_path = ${organization} and m.to_at is null)
          else g.account_id = ${owner} end`)} as own
      ${from}`.execute(this.#db);
    const [facts] = rows;
    // If the place does not exist, all counts are zero.
    return facts ?? { kind: null, levels: [], own: [] };
  }

  async #count(place: CapPlace, now: number, facts: FactsRow): Promise<Capacity> {
    const { rule, counted } = countedAt(place, now, facts);
    const { rows } = await sql<Capacity['used']>`select
        (select count(*)::integer from classrooms c where c.archived_at is null and ${counted.classrooms}) as classrooms,
        (select count(*)::integer from students s where ${counts} and ${counted.students}) as students`.execute(
      this.#db,
    );
    const [used] = rows;
    if (used === undefined) throw new Error('a select without a table returned no row');
    const { source, caps } = rule;
    return { source, caps, used };
  }
}

function countedAt(
  { organization, owner }: CapPlace,
  now: number,
  facts: FactsRow,
): { readonly rule: CapRule; readonly counted: Counted } {
  const rule = capsAt(now, facts);
  const pool = rule.pool ?? (facts.kind === 'workspace' ? organization : null);
  return { rule, counted: pool === null ? ofOwner({ organization, owner }) : ofOrganization(pool) };
}

function ofOrganization(path: string): Counted {
  const within = (column: string) =>
    sql`${sql.raw(column)} >= ${path} and ${sql.raw(column)} < ${`${path.slice(0, -1)}0`}`;
  return { classrooms: within('c.organization_path'), students: within('s.organization_path') };
}

function ofOwner({ organization, owner }: CapPlace): Counted {
  const owned = sql`c.organization_path is not distinct from ${organization}::text
    and c.id in (select t.classroom_id from classroom_teachers t where t.account_id = ${owner} and t.role = 'owner')`;
  const students = sql`s.id in (select e.student_id from enrollments e join classrooms c on c.id = e.classroom_id
    where e.is_current and ${owned})`;
  return { classrooms: owned, students };
}
