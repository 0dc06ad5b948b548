import { type Kysely, sql } from 'kysely';

/**
 * What enrollments and classrooms are copied to is written once a statement: row by row, an import of 500 classrooms counted those of
 * their owner 500 times, and took longer than a statement may.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** A trigger that is told of all rows of a statement at once; PostgreSQL takes one event for each. */
const after = (event: 'delete' | 'insert' | 'update', table: string, run: string): string =>
  `create trigger ${run}_after_${event} after ${event} on ${table}
    referencing ${{ insert: 'new table as written', delete: 'old table as gone', update: 'old table as gone new table as written' }[event]}
    for each statement execute function ${run}_after_${event}()`;

type Copy = {
  readonly table: string;
  readonly name: string;
  /** What is done with the rows of `changed`, as SQL makes them of `gone` and `written`. */
  readonly run: string;
  readonly changed: Readonly<Partial<Record<'delete' | 'insert' | 'update', string>>>;
};

const triggersOf = ({ table, name, run, changed }: Copy): readonly string[] =>
  (['insert', 'update', 'delete'] as const).flatMap((event) => {
    const rows = changed[event];
    if (rows === undefined) return [];
    return [
      `create function ${name}_after_${event}() returns trigger language plpgsql as $$
      begin
        with changed as (${rows}) ${run};
        return null;
      end $$`,
      after(event, table, name),
    ];
  });

const classroomsOf = (student: string): string =>
  `(select string_agg(c.name_folded, ', ' order by c.name_folded collate "C", c.id collate "C")
  from enrollments e join classrooms c on c.id = e.classroom_id
  where e.student_id = ${student} and e.to_day is null)`;

const enrollments: Copy = {
  table: 'enrollments',
  name: 'name_classrooms_of_students',
  run: `update students s set classrooms_folded = n.names
    from (select student_id, ${classroomsOf('changed.student_id')} as names from changed) n
    where s.id = n.student_id and s.classrooms_folded is distinct from n.names`,
  changed: {
    insert: 'select distinct student_id from written',
    delete: 'select distinct student_id from gone',
    update: `select g.student_id from gone g join written w using (id)
      where (g.student_id, g.classroom_id, g.to_day) is distinct from (w.student_id, w.classroom_id, w.to_day)
      union select w.student_id from gone g join written w using (id)
      where (g.student_id, g.classroom_id, g.to_day) is distinct from (w.student_id, w.classroom_id, w.to_day)`,
  },
};

const recount = `update memberships m set classrooms = classrooms_owned(m.account_id, m.organization_path)
    from (select distinct account_id, organization_path from changed) o
    where m.account_id = o.account_id and m.organization_path = o.organization_path`;
const ofTeachers = (rows: string): string =>
  `select t.account_id, c.organization_path from ${rows} t join classrooms c on c.id = t.classroom_id`;

const teachers: Copy = {
  table: 'classroom_teachers',
  name: 'recount_by_teachers',
  run: recount,
  changed: {
    insert: ofTeachers('written'),
    delete: ofTeachers('gone'),
    update: `${ofTeachers('gone')} union ${ofTeachers('written')}`,
  },
};

const classrooms: Copy = {
  table: 'classrooms',
  name: 'recount_by_classrooms',
  run: recount,
  changed: {
    update: `select t.account_id, p.path as organization_path from gone g join written w using (id)
      join classroom_teachers t on t.classroom_id = g.id and t.role = 'owner'
      cross join lateral (values (g.organization_path), (w.organization_path)) p (path)
      where (g.archived_at, g.organization_path) is distinct from (w.archived_at, w.organization_path)`,
    // Who taught there is gone with the classroom.
    delete: `select m.account_id, m.organization_path from memberships m
      where m.organization_path in (select organization_path from gone) and m.classrooms > 0`,
  },
};

const statements = [
  `drop trigger enrollments_name_classrooms on enrollments`,
  `drop function name_classrooms_of_student()`,
  `drop trigger classroom_teachers_count on classroom_teachers`,
  `drop function recount_by_teacher()`,
  `drop trigger classrooms_count on classrooms`,
  `drop function recount_by_classroom()`,
  `drop trigger classrooms_deleted_count on classrooms`,
  `drop function recount_by_deleted_classroom()`,
  `drop function count_classrooms_of(text, text)`,
  ...[enrollments, teachers, classrooms].flatMap(triggersOf),
];
