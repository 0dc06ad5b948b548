import { type Kysely, sql } from 'kysely';

/**
 * Whether a stay covers the day at its school is a column, so that lists, counts and scopes of now find it in an index, whatever the time
 * zones of their schools. A change set writes it for its stays; an hourly job writes it where a day has begun (ROS-9).
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const classroomsOf = (
  student: string,
) => `(select string_agg(c.name_folded, ', ' order by c.name_folded collate "C", c.id collate "C")
  from enrollments e join classrooms c on c.id = e.classroom_id
  where e.student_id = ${student} and e.is_current)`;

const nameClassrooms = (event: string, changed: string) => `
  create or replace function name_classrooms_of_students_after_${event}() returns trigger language plpgsql as $$
  begin
    with changed as (${changed})
    update students s set classrooms_folded = n.names
      from (select student_id, ${classroomsOf('changed.student_id')} as names from changed) n
      where s.id = n.student_id and s.classrooms_folded is distinct from n.names;
    return null;
  end $$`;

const differ = `(g.student_id, g.classroom_id, g.is_current) is distinct from (w.student_id, w.classroom_id, w.is_current)`;

const statements = [
  `alter table enrollments add column is_current boolean not null default true`,
  `update enrollments set is_current = false
    where from_day > (now() at time zone 'America/New_York')::date
      or to_day <= (now() at time zone 'America/New_York')::date`,
  // The few that a day may begin or end.
  `create index enrollments_to_end on enrollments (to_day) where is_current and to_day is not null`,
  `create index enrollments_to_begin on enrollments ((coalesce(to_day, 'infinity'))) where not is_current`,
  nameClassrooms('insert', 'select distinct student_id from written'),
  nameClassrooms('delete', 'select distinct student_id from gone'),
  nameClassrooms(
    'update',
    `select g.student_id from gone g join written w using (id) where ${differ}
      union select w.student_id from gone g join written w using (id) where ${differ}`,
  ),
  `create or replace function name_classroom_to_students() returns trigger language plpgsql as $$
  begin
    update students s set classrooms_folded = ${classroomsOf('s.id')}
      where s.id in (select student_id from enrollments where classroom_id = new.id and is_current);
    return null;
  end $$`,
  `update students s set classrooms_folded = ${classroomsOf('s.id')}
    where s.classrooms_folded is distinct from ${classroomsOf('s.id')}
      and exists (select from enrollments e where e.student_id = s.id and (e.to_day is not null or not e.is_current))`,
];
