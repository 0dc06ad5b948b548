import { type Kysely, sql } from 'kysely';

/**
 * What the table of students is filtered by beside their own fields, copied into their rows so that an index carries it: how many activities
 * they have done, the provider that knows them, what they log in by, and their status (ROS-4, UI-9).
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

type Event = 'delete' | 'insert' | 'update';
const rowsOf: Readonly<Record<Event, string>> = {
  insert: 'new table as written',
  delete: 'old table as gone',
  update: 'old table as gone new table as written',
};

/** A trigger that is told of all rows of a statement at once; PostgreSQL takes one event for each. */
const trigger = (event: Event, table: string, name: string, body: string): readonly string[] => [
  `create function ${name}_after_${event}() returns trigger language plpgsql as $$
  begin
    ${body}
    return null;
  end $$`,
  `create trigger ${name}_after_${event} after ${event} on ${table}
    referencing ${rowsOf[event]} for each statement execute function ${name}_after_${event}()`,
];

// It adds what came and takes off what went: of two transactions that write at once, neither sees the rows of the other.
const countDone = (
  steps: string,
): string => `update students s set activities_done = s.activities_done + n.more
      from (select student_id, sum(step)::integer as more from (${steps}) steps group by student_id) n
      where s.id = n.student_id and n.more <> 0;`;
const step = (rows: 'gone' | 'written', by: 1 | -1): string =>
  `select student_id, ${by} as step from ${rows} where state = 'done'`;

const providers = `('canvas', 'clever', 'kolibri', 'oneroster', 'sds-1', 'sds-2')`;
const named = (rows: 'gone' | 'written'): string =>
  `select distinct row_id from ${rows} where kind = 'student' and family in ${providers}`;
// Of two that name a student at once the second one waits, and then sees what the first one named.
const nameSource = (
  rows: string,
): string => `perform from students where id in (${rows}) order by id for no key update;
    update students s set source = n.source
      from (select named.row_id, (select min(x.family collate "C") from external_ids x
          where x.row_id = named.row_id and x.kind = 'student' and x.family in ${providers}) as source
        from (${rows}) named) n
      where s.id = n.row_id and s.source is distinct from n.source;`;

const nameKind = (
  kind: 'null' | 'n.kind',
  rows: 'gone' | 'written',
): string => `update students s set secret_kind = ${kind} from ${rows} n
      where s.id = n.student_id and s.secret_kind is distinct from ${kind};`;

const status = `case when state = 'archived' then 'archived' when last_login is null then 'never-logged-in' else 'active' end`;

const filtered = ['status', 'source', 'logs_in_by', 'grade_level', 'activities_done', 'last_login'];

const statements = [
  `alter table students
    add column activities_done integer not null default 0,
    add column source text,
    add column secret_kind text,
    add column logs_in_by text generated always as (coalesce(login_kind, secret_kind)) stored,
    add column status text generated always as (${status}) stored`,
  `update students s set activities_done = p.done
    from (select student_id, count(*)::integer as done from student_progress where state = 'done' group by student_id) p
    where s.id = p.student_id`,
  `update students s set source = x.source
    from (select row_id, min(family collate "C") as source from external_ids
      where kind = 'student' and family in ${providers} group by row_id) x
    where s.id = x.row_id`,
  `update students s set secret_kind = l.kind from student_logins l where s.id = l.student_id`,
  ...trigger('insert', 'student_progress', 'count_done', countDone(step('written', 1))),
  ...trigger(
    'update',
    'student_progress',
    'count_done',
    countDone(`${step('written', 1)} union all ${step('gone', -1)}`),
  ),
  ...trigger('delete', 'student_progress', 'count_done', countDone(step('gone', -1))),
  ...trigger('insert', 'external_ids', 'name_source_of_students', nameSource(named('written'))),
  ...trigger(
    'update',
    'external_ids',
    'name_source_of_students',
    nameSource(`${named('written')} union ${named('gone')}`),
  ),
  ...trigger('delete', 'external_ids', 'name_source_of_students', nameSource(named('gone'))),
  ...trigger('insert', 'student_logins', 'name_kind_of_students', nameKind('n.kind', 'written')),
  ...trigger('update', 'student_logins', 'name_kind_of_students', nameKind('n.kind', 'written')),
  ...trigger('delete', 'student_logins', 'name_kind_of_students', nameKind('null', 'gone')),
  // A page by name is read from an index that carries what most filters ask, where many pass.
  `drop index students_by_name_folded`,
  `create index students_by_name_folded on students ((name_folded collate "C"), (id collate "C"))
    include (organization_path, state, status, source, logs_in_by, grade_level, activities_done, last_login)
    where merged_into is null`,
  // Where few pass they are found, and whoever passes is counted, by one small index each: equal keys share an entry.
  ...filtered.map(
    (column) => `create index students_of_${column} on students (${column}, organization_path, state)
      where merged_into is null`,
  ),
  `create index students_of_classrooms_folded on students ((classrooms_folded collate "C"), organization_path, state)
    where merged_into is null`,
  // Few have a name to display.
  `create index students_by_part_of_display_folded on students using gin (display_folded gin_trgm_ops)
    where display_folded is not null`,
];
