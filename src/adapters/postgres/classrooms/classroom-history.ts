import { type Kysely, type RawBuilder, sql } from 'kysely';
import type {
  HistoryPart,
  StoredClassroomEntry,
} from '#application/service/classrooms/ports/roster-history.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import { classroomActs } from '#domain/classrooms/students/classroom-history.ts';
import { studentFieldNames } from '#domain/classrooms/students/student.ts';
import { personName } from './classroom-row.ts';
import { instant, type Schema } from '../schema.ts';
import { classroomInScope } from '../platform/scope-sql.ts';

const accountNamed = (id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select ${personName} from accounts a where a.id = ${id})`;

/** The current name of the teacher or lesson that an entry `l` of the audit log is about. A teacher who was invited by address may have joined since then. */
const aboutAct: RawBuilder<unknown> = sql`coalesce(
  ${accountNamed(sql`coalesce(l.after, l.before) ->> 'accountId'`)},
  (select coalesce(${accountNamed(sql`t.account_id`)}, t.email) from classroom_teachers t
    where t.classroom_id = l.subject and t.id = coalesce(l.after, l.before) ->> 'teacherId'),
  (select v.agenda ->> 'title' from assignments s
    join lesson_versions v on v.slug = s.lesson_slug and v.version = s.lesson_version
    where s.classroom_id = l.subject and s.lesson_slug = coalesce(l.after, l.before) ->> 'lesson'))`;

const studentOfChange: RawBuilder<unknown> = sql`(select json_build_object('id', w.id,
    'name', (select concat_ws(' ', n.given_name, n.family_name) from students n where n.id = w.id))
  from (select case t.kind when 'student' then t.row_id when 'enrollment' then coalesce(
      (select e.student_id from enrollments e where e.id = t.row_id),
      (select d.to_value from roster_changes d where d.row_id = t.row_id and d.kind = 'enrollment'
        and d.field = 'student' and d.to_value is not null limit 1)) end as id) w
  where w.id is not null)`;

const changeJson: RawBuilder<unknown> = sql`json_build_object('of', 'change', 'id', c.id, 'kind', c.kind,
  'organization', c.organization_path, 'by', c.made_by, 'at', (extract(epoch from c.made_at) * 1000)::bigint,
  'undoes', c.undoes, 'undoneBy', (select u.id from change_sets u where u.undoes = c.id),
  'byName', ${accountNamed(sql`c.made_by`)},
  'changes', (select json_agg(json_build_object('kind', t.kind, 'id', t.row_id, 'field', t.field,
      'from', t.from_value, 'to', t.to_value, 'student', ${studentOfChange}) order by t.seq)
    from touched t where t.change_set_id = c.id))`;

const actJson: RawBuilder<unknown> = sql`json_build_object('of', 'act', 'id', l.id, 'action', l.action,
  'at', (extract(epoch from l.at) * 1000)::bigint, 'byName', ${accountNamed(sql`l.by_account`)}, 'about', ${aboutAct},
  'changes', case l.action when 'classroom/changed' then l.after -> 'changes' else '[]' end)`;

/**
 * Selects the events of a classroom in a scope with one statement. Enrollments are found by the changes that created them, so that reverted ones are included.
 * Both sources have an index by the classroom.
 */
export async function selectClassroomHistory(
  db: Kysely<Schema>,
  { id, scope }: { readonly id: string; readonly scope: Scope },
  { before, limit }: HistoryPart,
): Promise<readonly StoredClassroomEntry[] | null> {
  const isBefore = (at: RawBuilder<unknown>, of: RawBuilder<unknown>) =>
    before === null
      ? sql`true`
      : sql`(${at}, ${of} collate "C") < (${instant(before.at)}::timestamptz, ${before.id})`;
  const { rows } = await sql<{ entries: readonly StoredClassroomEntry[] }>`with
      room as materialized (select c.id from classrooms c
        where c.id = ${id} and ${classroomInScope(scope, sql.ref('c.id'))}),
      stays as materialized (select distinct r.row_id as id from roster_changes r
        where r.kind = 'enrollment' and r.field = 'classroom' and r.to_value = ${id} and r.outcome = 'done'),
      pupils as materialized (select distinct e.student_id as id from enrollments e where e.classroom_id = ${id}),
      touched as materialized (
        select r.* from stays join roster_changes r on r.row_id = stays.id
          where r.outcome = 'done' and r.kind = 'enrollment' and r.field in ('state', 'student', 'to')
        union all select r.* from roster_changes r where r.row_id = ${id}
          and r.outcome = 'done' and r.kind = 'classroom' and r.field in ('gradeBand', 'name', 'organization', 'state')
        union all select r.* from pupils join roster_changes r on r.row_id = pupils.id
          join change_sets c on c.id = r.change_set_id
          where r.outcome = 'done' and r.kind = 'student'
            and (r.field in ('state', 'mergedInto') or r.field = any(${[...studentFieldNames]}))
            and exists (select from enrollments e where e.classroom_id = ${id} and e.student_id = r.row_id
              and (c.made_at at time zone 'UTC')::date between e.from_day and coalesce(e.to_day, 'infinity'))
            and not exists (select from roster_changes n where n.change_set_id = r.change_set_id
              and n.row_id = r.row_id and n.field = 'state' and n.from_value is null)),
      sets as (select c.* from change_sets c where c.id in (select change_set_id from touched)
        and ${isBefore(sql`c.made_at`, sql`c.id`)}
        order by c.made_at desc, c.id collate "C" desc limit ${limit}),
      acts as (select l.* from audit_log l where l.subject = ${id} and l.action like 'classroom/%'
        and l.action = any(${[...classroomActs]}) and ${isBefore(sql`l.at`, sql`l.id`)}
        order by l.at desc, l.id desc limit ${limit}),
      page as (select * from (
          select c.made_at as at, c.id collate "C" as id, ${changeJson} as entry from sets c
          union all select l.at, l.id, ${actJson} from acts l) entries
        order by at desc, id desc limit ${limit})
    select coalesce((select json_agg(p.entry order by p.at desc, p.id desc) from page p), '[]') as entries
    from room`.execute(db);
  return rows[0]?.entries ?? null;
}
