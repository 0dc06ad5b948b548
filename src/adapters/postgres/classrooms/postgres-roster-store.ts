import { type Kysely, sql } from 'kysely';
import type {
  ClassroomStudents,
  DoneChanges,
  RosterStore,
} from '#application/service/classrooms/ports/roster-store.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { defaultTimeZone, type OrganizationPath } from '#domain/identity/membership/organization.ts';
import { applyChanges } from '#domain/classrooms/change-sets/apply-changes.ts';
import type { ChangeSet } from '#domain/classrooms/change-sets/change-set.ts';
import type { MovingClassroom } from '#domain/organizations/joining/moving-classroom.ts';
import type { AppliedChange, Change } from '#domain/classrooms/change-sets/change.ts';
import { classroomOfTeaching, type Roster, type RowKey } from '#domain/classrooms/change-sets/roster.ts';
import { teachersIn, withOwners } from '#domain/classrooms/change-sets/with-owners.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { schoolsOfNames, withInitials } from '#domain/classrooms/students/last-names.ts';
import { eraseStudentRows, forgetImports } from './erase-student-rows.ts';
import { naturalOrder } from '../platform/natural-order-sql.ts';
import {
  isInClassroomOn,
  readHeldRows,
  readRosterRows,
  readStudentRows,
  rosterWrites,
  studentRowColumns,
} from './roster-rows.ts';
import { readRowNames } from './row-names.ts';
import { instant, type Schema } from '../schema.ts';
import { classroomInScope, pathInScope } from '../platform/scope-sql.ts';
import { coversDaySql, dayAt } from './stay-sql.ts';
import { studentJson } from './student-page.ts';
import { outcomeOf, type StoredOutcome, storedOutcome } from './stored-outcome.ts';
import { countLongNames, shortenNames } from './shorten-names.ts';
import { withoutLastNames } from '../organizations/without-last-names.ts';

type FoundChanges = {
  readonly undoneBy: string | null;
  readonly changes: readonly (Change & { readonly outcome: StoredOutcome })[];
};

const newStudentColumns = sql.join([...studentRowColumns, 'classrooms_folded'].map((name) => sql.ref(name)));

/** Rosters in PostgreSQL or PGlite. One statement reads the rows of a change set, and one statement writes them. */
export class PostgresRosterStore implements RosterStore {
  readonly #db: Kysely<Schema>;

  /** `db` may be a transaction. `apply` requires one. */
  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async students(classroomId: string, on: IsoDate, scope: Scope): Promise<ClassroomStudents | null> {
    const { rows } = await sql<ClassroomStudents>`select c.organization_path as organization, coalesce((
        select json_agg(json_build_object(${studentJson}, 'since', e.from_day)
          order by ${naturalOrder(sql`coalesce(s.family_folded, s.name_folded)`)},
            ${naturalOrder(sql.ref('s.name_folded'))}, s.id collate "C")
        from enrollments e join students s on s.id = e.student_id
        where e.classroom_id = c.id and ${isInClassroomOn(sql`${on}::date`)}), '[]') as students
      from classrooms c
      where c.id = ${classroomId} and ${classroomInScope(scope, sql.ref('c.id'))}`.execute(this.#db);
    return rows[0] ?? null;
  }

  held(organization: OrganizationPath): Promise<Roster> {
    return readHeldRows(this.#db, organization);
  }

  rows(studentIds: readonly string[], scope: Scope, formerOf: string | null = null): Promise<Roster> {
    return readStudentRows(this.#db, studentIds, { scope, formerOf });
  }

  erase(studentIds: readonly string[]): Promise<void> {
    return eraseStudentRows(this.#db, studentIds);
  }

  async enrolled(classroomIds: readonly string[], on: IsoDate): Promise<ReadonlyMap<string, number>> {
    // Locks in a separate statement, so that the statement that counts includes everything that was committed during the wait.
    await sql`select from classrooms where id = any(${classroomIds}) order by id for no key update`.execute(
      this.#db,
    );
    const { rows } = await sql<{ id: string; students: number }>`select c.id, (
        select count(*)::integer from enrollments e join students s on s.id = e.student_id
        where e.classroom_id = c.id and (e.to_day is null or e.to_day > ${on}) and s.state = 'active') as students
      from classrooms c where c.id = any(${classroomIds})`.execute(this.#db);
    return new Map(rows.map(({ id, students }) => [id, students]));
  }

  async classroomsOf(organizations: readonly OrganizationPath[], on: IsoDate) {
    const { rows } = await sql<
      MovingClassroom & { readonly organization: OrganizationPath }
    >`select c.id, c.name, c.archived_at as "archivedAt", c.organization_path as organization, (
        select count(*)::integer from enrollments e join students s on s.id = e.student_id
        where e.classroom_id = c.id and ${coversDaySql(sql`${on}::date`)}
          and s.merged_into is null and (s.state = 'active' or s.archived_on > ${on})) as students
      from classrooms c where c.organization_path = any(${organizations})
      order by ${naturalOrder(sql.ref('c.name_folded'))}, c.id collate "C"`.execute(this.#db);
    return rows;
  }

  async apply(set: ChangeSet, requested: readonly Change[]): Promise<readonly AppliedChange[]> {
    const current = await readRosterRows(this.#db, requested);
    const schools = [...new Set(schoolsOfNames(requested, current).values())];
    const changes = withInitials(requested, current, await withoutLastNames(this.#db, schools));
    const owned = withOwners(current, changes, set.by);
    const applied = applyChanges(owned, changes, await this.#accountsOf(changes));
    const writes = rosterWrites(applied.roster, changes, dayInZone(defaultTimeZone)(set.at));
    const kept = applied.changes.map((change, seq) => ({
      seq,
      kind: change.kind,
      row_id: change.id,
      field: change.field,
      from_value: change.from,
      to_value: change.to,
      outcome: storedOutcome(change.outcome),
    }));
    await sql`with
        gone_enrollments as (delete from enrollments where id = any(${writes.goneEnrollments})),
        gone_students as (delete from students where id = any(${writes.goneStudents})),
        gone_classrooms as (delete from classrooms where id = any(${writes.goneClassrooms})),
        written_classrooms as (insert into classrooms
            (id, name, name_folded, grade_band, organization_path, source, follows, term_name, term_folded, first_day,
              last_day, archived_at, version, created_at)
          select id, name, name_folded, grade_band, organization_path, source, follows, term_name, term_folded, first_day, last_day,
            case when archived then ${instant(set.at)}::timestamptz end, 1, ${instant(set.at)}::timestamptz
          from json_to_recordset(${writes.classrooms}::json) as w (id text, name text, name_folded text,
            grade_band text, organization_path text, source text, follows text, term_name text, term_folded text, first_day date, last_day date,
            archived boolean)
          on conflict (id) do update set name = excluded.name, name_folded = excluded.name_folded,
            grade_band = excluded.grade_band, organization_path = excluded.organization_path, source = excluded.source, follows = excluded.follows,
            term_name = excluded.term_name, term_folded = excluded.term_folded, first_day = excluded.first_day, last_day = excluded.last_day,
            archived_at = case when excluded.archived_at is not null
              then coalesce(classrooms.archived_at, excluded.archived_at) end,
            version = classrooms.version + 1
          returning id, follows, version),
        teachers as (insert into classroom_teachers (id, classroom_id, account_id, email, role)
          select gen_random_uuid()::text, w.id, case when t.id is null then ${set.by}::text else t.account_id end,
            t.email, coalesce(t.role, 'owner')
          from written_classrooms w left join classroom_teachers t on t.classroom_id = w.follows
          where w.version = 1 order by w.id, t.place),
        gone_teachers as (delete from classroom_teachers where role = 'co-teacher'
          and classroom_id || '/' || account_id = any(${writes.goneTeachings})
          and classroom_id = any(${[...new Set(writes.goneTeachings.map(classroomOfTeaching))]})),
        co_teachers as (insert into classroom_teachers (id, classroom_id, account_id, role)
          select gen_random_uuid()::text, w.classroom_id, w.account_id, 'co-teacher'
          from json_to_recordset(${writes.teachings}::json) as w (classroom_id text, account_id text)
          where not exists (select from classroom_teachers t
            where t.classroom_id = w.classroom_id and t.account_id = w.account_id)),
        -- The names of their classrooms come with new students, so that the trigger finds nothing to write again.
        written_students as (insert into students (${newStudentColumns})
          select ${newStudentColumns}
          from json_populate_recordset(null::students, ${writes.students}::json)
          on conflict (id) do update set ${sql.join(studentRowColumns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}),
        written_enrollments as (insert into enrollments
            (id, classroom_id, student_id, from_day, to_day, is_current)
          select e.id, e.classroom_id, e.student_id, e.from_day, e.to_day, ${coversDaySql(sql`d.day`)}
          from (select ${dayAt(sql`${set.organization}`, set.at)} as day) d,
            json_populate_recordset(null::enrollments, ${writes.enrollments}::json) e
          on conflict (id) do update set to_day = excluded.to_day, from_day = excluded.from_day,
            classroom_id = excluded.classroom_id, student_id = excluded.student_id, is_current = excluded.is_current),
        written_set as (insert into change_sets (id, organization_path, kind, made_by, made_at, undoes)
          values (${set.id}, ${set.organization}, ${set.kind}, ${set.by}, ${instant(set.at)}, ${set.undoes})
          on conflict (id) do nothing),
        before as (select coalesce(max(seq) + 1, 0) as length from roster_changes where change_set_id = ${set.id})
      insert into roster_changes (change_set_id, seq, kind, row_id, field, from_value, to_value, outcome)
      select ${set.id}, before.length + r.seq, r.kind, r.row_id, r.field, r.from_value, r.to_value, r.outcome
      from before, json_populate_recordset(null::roster_changes, ${JSON.stringify(kept)}::json) r`.execute(
      this.#db,
    );
    return applied.changes;
  }

  /** Returns the existing accounts among new teachers. Locks them, so that none is deleted concurrently. */
  async #accountsOf(changes: readonly Change[]): Promise<ReadonlySet<string>> {
    const named = teachersIn(changes);
    if (named.length === 0) return new Set();
    const { rows } = await sql<{ id: string }>`select id from accounts where id = any(${named}) order by id
      for key share`.execute(this.#db);
    return new Set(rows.map(({ id }) => id));
  }

  async renewStays(now: number): Promise<number> {
    // Time zones differ from UTC by at most 14 hours.
    const [first, last] = [-14, 14].map((hours) => dayInZone('UTC')(now + hours * 3_600_000));
    const { rows } = await sql<{
      readonly count: number;
    }>`with changed as (update enrollments t set is_current = n.is_current
      from (select e.id, ${coversDaySql(sql`d.day`)} as is_current
        from enrollments e join classrooms c on c.id = e.classroom_id
          cross join lateral (select ${dayAt(sql`c.organization_path`, now)} as day) d
        where (e.is_current and e.to_day <= ${last}::date)
          or (not e.is_current and coalesce(e.to_day, 'infinity') > ${first}::date)) n
      where t.id = n.id and t.is_current <> n.is_current returning 1)
      select count(*)::integer as count from changed`.execute(this.#db);
    return rows[0]?.count ?? 0;
  }

  async changeSet(id: string, scope: Scope): Promise<ChangeSet | null> {
    const inReach = pathInScope(scope, sql.ref('c.organization_path'));
    const own = scope.own === null ? sql`false` : sql`c.made_by = ${scope.own.accountId}`;
    const { rows } = await sql<ChangeSet>`select c.id, c.kind, c.organization_path as organization,
        c.made_by as by, c.made_at as at, c.undoes
      from change_sets c where c.id = ${id} and (${inReach} or ${own}) for update`.execute(this.#db);
    return rows[0] ?? null;
  }

  async moveAll(from: OrganizationPath, to: OrganizationPath): Promise<void> {
    await sql`with moved as (update students set organization_path = ${to} where organization_path = ${from}),
        imported as (update imports set organization_path = ${to} where organization_path = ${from}),
        linked as (insert into external_ids (organization_path, family, kind, source_id, row_id)
          select ${to}, family, kind, source_id, row_id from external_ids where organization_path = ${from}
          on conflict do nothing),
        unlinked as (delete from external_ids where organization_path = ${from}),
        erased as (update erased_students e set organization_path = ${to} where organization_path = ${from}
          and not exists (select from erased_students o where o.organization_path = ${to}
            and (o.family, o.digest) = (e.family, e.digest))),
        known as (insert into roster_sources (organization_path, family, mapping, schools)
          select ${to}, family, mapping, schools from roster_sources where organization_path = ${from}
          on conflict do nothing),
        unknown as (delete from roster_sources where organization_path = ${from})
      update change_sets set organization_path = ${to} where organization_path = ${from}`.execute(this.#db);
  }

  longNames(organization: OrganizationPath): Promise<number> {
    return countLongNames(this.#db, organization);
  }

  shortenNames(organization: OrganizationPath, after: string | null, limit: number) {
    return shortenNames(this.#db, organization, { after, limit });
  }

  async forget(workspaces: readonly OrganizationPath[]): Promise<void> {
    await sql`with theirs as (select id, exists (select from enrollments e where e.student_id = s.id) as stays
        from students s where organization_path = any(${workspaces})),
      erased as (delete from students where id in (select id from theirs where not stays)),
      silenced as (delete from roster_changes where row_id in (select id from theirs where not stays)),
      ${forgetImports(sql`select id from theirs where not stays`)},
      imported as (delete from imports where organization_path = any(${workspaces})),
      sources as (delete from roster_sources where organization_path = any(${workspaces})),
      forgotten as (delete from erased_students where organization_path = any(${workspaces})),
      left_behind as (update students set organization_path = null
        where id in (select id from theirs where stays))
      update change_sets set organization_path = null where organization_path = any(${workspaces})`.execute(
      this.#db,
    );
  }

  async changesBefore(changeSetId: string, before: number | null, limit: number) {
    const { rows } = await sql<
      Change & { readonly seq: number; readonly outcome: StoredOutcome }
    >`select kind, row_id as id, field, from_value as "from", to_value as "to", outcome, seq from roster_changes
      where change_set_id = ${changeSetId} and (${before}::integer is null or seq < ${before})
      order by seq desc limit ${limit}`.execute(this.#db);
    return rows.map(({ outcome, ...change }) => ({ ...change, outcome: outcomeOf(outcome) }));
  }

  namesOf(rows: Parameters<RosterStore['namesOf']>[0]): Promise<ReadonlyMap<RowKey, string>> {
    return readRowNames(this.#db, rows);
  }

  async changes(changeSetId: string): Promise<DoneChanges> {
    const { rows } = await sql<FoundChanges>`select c.id as "undoneBy", coalesce((
        select json_agg(json_build_object('kind', r.kind, 'id', r.row_id, 'field', r.field,
          'from', r.from_value, 'to', r.to_value, 'outcome', r.outcome) order by r.seq)
        from roster_changes r where r.change_set_id = ${changeSetId}), '[]') as changes
      from (select) one left join change_sets c on c.undoes = ${changeSetId}`.execute(this.#db);
    const { undoneBy = null, changes = [] } = rows[0] ?? {};
    return {
      undoneBy,
      changes: changes.map(({ outcome, ...change }) => ({ ...change, outcome: outcomeOf(outcome) })),
    };
  }
}
