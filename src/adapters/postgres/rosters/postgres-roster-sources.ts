import { type Kysely, sql } from 'kysely';
import type {
  ErasedId,
  PlacedId,
  RememberedSource,
  RosterSources,
  SourceName,
} from '#application/service/rosters/ports/roster-sources.ts';
import {
  formerFields,
  type FormerValue,
  type HeldRooms,
  type HeldRoster,
  type SourceLink,
  type StaffAccounts,
  type There,
} from '#domain/rosters/plan/import-needs.ts';
import { schoolNumbers } from '#domain/rosters/plan/erased-students.ts';
import { pathsTo, type OrganizationPath } from '#domain/identity/membership/organization.ts';
import { editedElsewhere, type LastSetValue } from '#domain/classrooms/change-sets/edited-elsewhere.ts';
import { chosenInMerge, fieldKeyOf } from '#domain/classrooms/change-sets/separate-overwriting.ts';
import { keyOf, type Roster, type RosterKind, rosterOf } from '#domain/classrooms/change-sets/roster.ts';
import { readHeldRooms, readHeldStudents, type WhichStudents } from '../classrooms/roster-rows.ts';
import type { Schema } from '../schema.ts';
import { codePointsWithin } from '../platform/scope-sql.ts';

type EditedField = { readonly kind: RosterKind; readonly id: string; readonly field: string };

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

  async rooms(source: SourceName): Promise<HeldRooms> {
    const { organization, family } = source;
    const roster = await readHeldRooms(this.#db, organization);
    const { rows: links } = await sql<SourceLink>`select l.kind, l.source_id as "sourceId", l.row_id as id
      from external_ids l
      where l.organization_path = ${organization} and l.family = ${family} and l.kind = 'classroom'`.execute(
      this.#db,
    );
    const within = (column: string) => codePointsWithin(sql.ref(column), organization);
    const { rows: there } = await sql<There>`select 'classroom' as kind, organization_path as organization,
        count(*)::integer as count from classrooms
        where ${within('organization_path')} and archived_at is null group by organization_path
      union all select 'student', organization_path, count(*)::integer from students
        where ${within('organization_path')} and state = 'active' and merged_into is null group by organization_path
      union all select 'enrollment', c.organization_path, count(*)::integer
        from enrollments e join classrooms c on c.id = e.classroom_id
        where ${within('c.organization_path')} and e.is_current group by c.organization_path
      union all select 'teaching', c.organization_path, count(*)::integer
        from classroom_teachers t join classrooms c on c.id = t.classroom_id
        where ${within('c.organization_path')} and t.account_id is not null group by c.organization_path`.execute(
      this.#db,
    );
    const known = links.filter((link) => roster.has(keyOf(link)));
    const classrooms = rosterOf([...roster.values()].filter(({ kind }) => kind === 'classroom'));
    const edited = new Set([
      ...(await this.#edited(classrooms)),
      ...editedElsewhere(roster, await this.#lastSetValues(source)),
    ]);
    return { roster, links: known, edited, there };
  }

  students(source: SourceName, after: string | null, limit: number): Promise<HeldRoster> {
    return this.#students(source, { after, limit });
  }

  studentsOf(source: SourceName, ids: readonly string[]): Promise<HeldRoster> {
    return this.#students(source, ids);
  }

  async knownAs(students: readonly string[]): Promise<readonly PlacedId[]> {
    const { rows } = await sql<PlacedId>`with recursive theirs as (
        select id, organization_path, student_number from students where id = any(${students})
        union select s.id, s.organization_path, s.student_number
          from students s join theirs on s.merged_into = theirs.id)
      select l.organization_path as organization, l.family, l.source_id as id
        from theirs join external_ids l on l.row_id = theirs.id and l.kind = 'student'
      union select organization_path, ${schoolNumbers}, student_number from theirs
        where organization_path is not null and student_number is not null
      union select organization_path, 'blockyard', id from theirs where organization_path is not null`.execute(
      this.#db,
    );
    return rows;
  }

  async rememberErased(ids: readonly ErasedId[]): Promise<void> {
    const rows = ids.map(({ at, ...id }) => ({ ...id, at: new Date(at).toISOString() }));
    await sql`insert into erased_students (organization_path, family, digest, erased_at)
      select organization, family, digest, at
      from json_to_recordset(${JSON.stringify(rows)}::json) as e (organization text, family text, digest text, at timestamptz)
      on conflict (organization_path, family, digest) do update set erased_at = excluded.erased_at`.execute(
      this.#db,
    );
  }

  async erased(organization: OrganizationPath): Promise<readonly ErasedId[]> {
    const { rows } = await sql<ErasedId>`select organization_path as organization, family, digest,
        erased_at as at from erased_students
      where ${codePointsWithin(sql.ref('organization_path'), organization)}
        or organization_path = any(${pathsTo(organization)})`.execute(this.#db);
    return rows;
  }

  async staff(organization: OrganizationPath): Promise<StaffAccounts> {
    const { rows } = await sql<{ email: string; id: string }>`select distinct lower(a.email) as email, a.id
      from organizations o join memberships m on m.organization_id = o.id and m.to_at is null
        join accounts a on a.id = m.account_id
      where a.mailbox_proved and a.email is not null and a.disabled_at is null
        and (${codePointsWithin(sql.ref('o.path'), organization)} or o.path = any(${pathsTo(organization)}))`.execute(
      this.#db,
    );
    return new Map(rows.map(({ email, id }) => [email, id]));
  }

  /** Returns the last value that a change set wrote to each field that users can also change without a change set. */
  async #lastSetValues({ organization }: SourceName): Promise<readonly LastSetValue[]> {
    const { rows } =
      await sql<LastSetValue>`select distinct on (r.kind, r.row_id, r.field) r.kind, r.row_id as id, r.field, r.to_value as to
      from roster_changes r join change_sets c on c.id = r.change_set_id
      where ((r.kind = 'classroom' and r.field in ('term', 'state')) or (r.kind = 'teaching' and r.field = 'state'))
        and r.outcome = 'done' and (${codePointsWithin(sql.ref('c.organization_path'), organization)}
          or c.organization_path = any(${pathsTo(organization)}))
      order by r.kind, r.row_id, r.field, c.made_at desc, r.seq desc`.execute(this.#db);
    return rows;
  }

  async #students(source: SourceName, which: WhichStudents): Promise<HeldRoster> {
    const { organization, family } = source;
    const roster = await readHeldStudents(this.#db, organization, which);
    const students = [...roster.values()].flatMap(({ kind, id }) => (kind === 'student' ? [id] : []));
    const { rows: links } = await sql<SourceLink>`with recursive became as (
        select id, id as into_id from unnest(${students}::text[]) as s (id)
        union all select s.id, b.into_id from students s join became b on s.merged_into = b.id)
      select l.kind, l.source_id as "sourceId", b.into_id as id
      from became b join external_ids l on l.row_id = b.id
      where l.organization_path = ${organization} and l.family = ${family} and l.kind = 'student'`.execute(
      this.#db,
    );
    const former = await this.#former(students);
    return { roster, links, edited: await this.#edited(roster), former };
  }

  /** Returns the values of students who were merged into these students, and values that users replaced, unless an import has set the field since. */
  async #former(students: readonly string[]): Promise<readonly FormerValue[]> {
    const { rows } = await sql<FormerValue>`with recursive became as (
        select id, id as into_id from unnest(${students}::text[]) as s (id)
        union all select s.id, b.into_id from students s join became b on s.merged_into = b.id)
      select b.into_id as id, s.id as row, f.field, f.value from became b join students s on s.id = b.id
        cross join lateral (values ('given', s.given_name), ('family', s.family_name), ('studentId', s.student_number))
          as f (field, value)
        where b.id <> b.into_id and f.value is not null
      union select b.into_id, r.row_id, r.field, r.from_value from became b
        join roster_changes r on r.row_id = b.id and r.kind = 'student' join change_sets c on c.id = r.change_set_id
        where r.field = any(${[...formerFields]}::text[]) and r.from_value is not null and r.outcome = 'done'
          and c.kind not in ('roster-imported', 'year-rolled-over', 'undo') and not exists (
            select from roster_changes l join change_sets d on d.id = l.change_set_id
            where l.row_id = r.row_id and l.field = r.field and l.outcome = 'done'
              and d.kind = 'roster-imported' and d.made_at > c.made_at)`.execute(this.#db);
    return rows;
  }

  /** Returns the fields of these rows that users of the organization, or of one above it, edited after the last import that set them. */
  async #edited(roster: Roster): Promise<HeldRoster['edited']> {
    const ids = [...roster.values()].map(({ id }) => id);
    const { rows: edited } = await sql<EditedField>`with by_people as (
        select r.kind, r.row_id, r.field, c.made_at
        from roster_changes r join change_sets c on c.id = r.change_set_id
        where r.row_id = any(${ids}) and c.kind not in ('roster-imported', 'year-rolled-over')
          and r.outcome = 'done' and not (r.field = 'source' and c.kind = 'undo')
        union all
        select 'student', s.merged_into, f.field, c.made_at
        from students s join roster_changes r on r.row_id = s.id and r.field = 'mergedInto' and r.outcome = 'done'
          join change_sets c on c.id = r.change_set_id
          cross join unnest(${[...chosenInMerge]}::text[]) as f (field)
        where s.merged_into = any(${ids}) and r.to_value = s.merged_into)
      select distinct p.kind, p.row_id as id, p.field from by_people p where not exists (
        select from roster_changes l join change_sets d on d.id = l.change_set_id
        where l.row_id = p.row_id and l.field = p.field and l.outcome = 'done'
          and d.kind = 'roster-imported' and d.made_at > p.made_at)`.execute(this.#db);
    return new Set(edited.map(fieldKeyOf));
  }
}
