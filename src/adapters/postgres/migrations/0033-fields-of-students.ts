import { type Kysely, sql } from 'kysely';

/**
 * All that is known of a student (ROS-2), and what a million of them are searched and sorted by: folded texts in the row, what their
 * school and classrooms are called among them. A part of a text is found by its trigrams.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const order = (column: string) => `create index students_by_${column} on students
  ((${column} collate "C"), (id collate "C")) include (organization_path, state) where merged_into is null`;
const trigrams = (column: string) =>
  `create index students_by_part_of_${column} on students using gin (${column} gin_trgm_ops)`;

const classroomsOf = (
  student: string,
) => `(select string_agg(c.name_folded, ', ' order by c.name_folded collate "C", c.id collate "C")
  from enrollments e join classrooms c on c.id = e.classroom_id
  where e.student_id = ${student} and e.to_day is null)`;

const statements = [
  `alter table students
    add column display_name text,
    add column grade text check (grade in ('PK', 'K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12')),
    add column login_kind text check (login_kind in ('picture', 'word', 'code')),
    add column archived_on date,
    add column merged_into text references students (id),
    add column family_folded text,
    add column display_folded text,
    add column number_folded text,
    add column school_folded text,
    add column classrooms_folded text,
    add column grade_level smallint generated always as
      (case grade when 'PK' then -1 when 'K' then 0 else grade::smallint end) stored`,
  `update students set family_folded = lower(family_name), number_folded = lower(student_number)`,
  `update students s set school_folded = o.name_folded from organizations o where o.path = s.organization_path`,
  `update students s set classrooms_folded = ${classroomsOf('s.id')}`,
  `update students set archived_on = current_date where state = 'archived'`,

  `create function copy_school_to_student() returns trigger language plpgsql as $$
  begin
    new.school_folded := (select name_folded from organizations where path = new.organization_path);
    return new;
  end $$`,
  `create trigger students_copy_school before insert or update of organization_path on students
    for each row execute function copy_school_to_student()`,
  `create function copy_school_to_students() returns trigger language plpgsql as $$
  begin
    update students set school_folded = new.name_folded where organization_path = new.path;
    return null;
  end $$`,
  `create trigger organizations_copy_to_students after update of name_folded on organizations
    for each row when (old.name_folded is distinct from new.name_folded) execute function copy_school_to_students()`,

  `create function name_classrooms_of_student() returns trigger language plpgsql as $$
  begin
    update students s set classrooms_folded = ${classroomsOf('s.id')}
      where s.id in (old.student_id, new.student_id);
    return null;
  end $$`,
  `create trigger enrollments_name_classrooms after insert or delete or update of student_id, classroom_id, to_day
    on enrollments for each row execute function name_classrooms_of_student()`,
  `create function name_classroom_to_students() returns trigger language plpgsql as $$
  begin
    update students s set classrooms_folded = ${classroomsOf('s.id')}
      where s.id in (select student_id from enrollments where classroom_id = new.id and to_day is null);
    return null;
  end $$`,
  `create trigger classrooms_name_to_students after update of name_folded on classrooms
    for each row when (old.name_folded is distinct from new.name_folded) execute function name_classroom_to_students()`,

  // What counts the students of an organization, and finds those of a school, in the index alone.
  `drop index students_of_organization`,
  `create index students_of_organization on students
    (organization_path, (name_folded collate "C"), (id collate "C")) include (state) where merged_into is null`,
  ...['name_folded', 'family_folded', 'number_folded', 'grade_level'].map((column) =>
    column === 'grade_level'
      ? order(column).replace('grade_level collate "C"', 'grade_level')
      : order(column),
  ),
  ...['name_folded', 'number_folded', 'classrooms_folded'].map(trigrams),
  `create index students_merged on students (merged_into) where merged_into is not null`,
];
