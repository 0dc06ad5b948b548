import { type Kysely, sql } from 'kysely';

/**
 * The activities that a student has done include those of students who were merged into them (ROS-9). Of several marks of one
 * activity, the latest one of a teacher counts; without one, the latest.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const step = (rows: 'gone' | 'written', by: 1 | -1): string =>
  `select student_id, ${by} as step from ${rows} where state = 'done'`;

/** A student without merges is counted by steps, as before; the others are counted again. */
const countDone = (event: string, steps: string, rows: string): string => `
  create or replace function count_done_after_${event}() returns trigger language plpgsql as $$
  begin
    update students s set activities_done = s.activities_done + n.more
      from (select student_id, sum(step)::integer as more from (${steps}) steps group by student_id) n
      where s.id = n.student_id and n.more <> 0;
    perform count_done_of(r.id) from (select distinct kept_student(n.student_id) as id from (${rows}) n
      join students s on s.id = n.student_id
      where s.merged_into is not null or exists (select from students o where o.merged_into = s.id)) r;
    return null;
  end $$`;

const statements = [
  `create function kept_student(given text) returns text language sql stable as $$
    with recursive up as (select id, merged_into from students where id = given
      union all select s.id, s.merged_into from students s join up on s.id = up.merged_into)
    select id from up where merged_into is null $$`,
  `create function count_done_of(given text) returns void language plpgsql as $$
  begin
    -- Of two that count at once, the second one waits, and then sees what the first one wrote.
    perform from students where id = given for no key update;
    update students s set activities_done = n.done from (
      with recursive them as (select given as id
        union all select o.id from students o join them on o.merged_into = them.id)
      select count(*)::integer as done from (
        select distinct on (p.assignment_id, p.activity_id) p.state
        from student_progress p join them on them.id = p.student_id
        order by p.assignment_id, p.activity_id, (p.source = 'teacher') desc, p.updated_at desc) marks
      where marks.state = 'done') n
      where s.id = given and s.activities_done <> n.done;
  end $$`,
  countDone('insert', step('written', 1), `select student_id from written`),
  countDone(
    'update',
    `${step('written', 1)} union all ${step('gone', -1)}`,
    `select student_id from written union select student_id from gone`,
  ),
  countDone('delete', step('gone', -1), `select student_id from gone`),
  `create function count_done_after_merge() returns trigger language plpgsql as $$
  begin
    perform count_done_of(r.id) from (select distinct id from unnest(array[
      new.id, kept_student(new.id), kept_student(old.merged_into)]) as m (id) where id is not null order by id) r;
    return null;
  end $$`,
  `create trigger count_done_after_merge after update of merged_into on students for each row
    when (old.merged_into is distinct from new.merged_into) execute function count_done_after_merge()`,
  `select count_done_of(r.id) from (
    select distinct kept_student(id) as id from students where merged_into is not null) r`,
];
