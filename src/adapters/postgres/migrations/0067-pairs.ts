import { type Kysely, sql } from 'kysely';

/** Which students of a class are not to be together, and how they were paired for a lesson on a day; both go with a student. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table students_apart (
    classroom_id text not null references classrooms on delete cascade,
    student_id text not null references students on delete cascade,
    other_id text not null references students on delete cascade,
    primary key (classroom_id, student_id, other_id),
    check (student_id < other_id collate "C")
  )`,
  `create index students_apart_of_student on students_apart (student_id)`,
  `create index students_apart_of_other on students_apart (other_id)`,
  `create table paired_students (
    assignment_id text not null references assignments on delete cascade,
    paired_on date not null,
    student_id text not null references students on delete cascade,
    place integer not null,
    primary key (assignment_id, paired_on, student_id)
  )`,
  `create index paired_students_of_student on paired_students (student_id)`,
];
