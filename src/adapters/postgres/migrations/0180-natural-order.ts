import { type Kysely, sql } from 'kysely';

/**
 * Tables are sorted as people sort names: "period 2" before "period 10". `natural_order` is `naturalKey` of the domain. The indexes that carry
 * the order of a table carry it, and include the text that it is made of: PostgreSQL reads an index alone only if it has every column. The directory of all people keeps its plain order: its longest names fill an index already.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const inOrder = (column: string): string => `(natural_order(${column}) collate "C"), (id collate "C")`;
const active = `merged_into is null and state = 'active'`;
const classroomsOf = (student: string): string =>
  `(select string_agg(c.name_folded, ', ' order by natural_order(c.name_folded) collate "C", c.id collate "C")
  from enrollments e join classrooms c on c.id = e.classroom_id
  where e.student_id = ${student} and e.is_current)`;

const nameClassrooms = (event: string, changed: string): string => `
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
  `create function natural_order(folded text) returns text language plpgsql immutable strict parallel safe as $$
  declare
    padded text := '';
    rest text := folded;
    digits text;
    at integer;
  begin
    if folded !~ '[0-9]' then return folded; end if;
    loop
      digits := substring(rest from '[0-9]+');
      if digits is null then return padded || rest; end if;
      at := strpos(rest, digits);
      padded := padded || left(rest, at - 1) || lpad(digits, greatest(12, length(digits)), '0');
      rest := substr(rest, at + length(digits));
    end loop;
  end $$`,

  `drop index classrooms_by_name`,
  `create index classrooms_by_name on classrooms (${inOrder('name_folded')})`,
  `drop index classrooms_by_term`,
  `create index classrooms_by_term on classrooms (${inOrder('term_folded')})`,

  `drop index students_by_name_folded`,
  `create index students_by_name_folded on students (${inOrder('name_folded')})
    include (name_folded, organization_path, state, status, source, logs_in_by, grade_level, activities_done, last_login)
    where merged_into is null`,
  `drop index students_by_family_folded`,
  `create index students_by_family_folded on students (${inOrder('family_folded')})
    include (family_folded, organization_path, state) where merged_into is null`,
  // A number that students are searched by keeps its index in the order of code points.
  `create index students_by_natural_number on students (${inOrder('number_folded')})
    include (number_folded, organization_path, state) where merged_into is null`,
  `drop index students_active_by_name`,
  `create index students_active_by_name on students ((natural_order(name_folded) collate "C"))
    include (name_folded) where ${active}`,

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
    where s.classrooms_folded ~ '[0-9].*, ' and s.classrooms_folded is distinct from ${classroomsOf('s.id')}`,
];
