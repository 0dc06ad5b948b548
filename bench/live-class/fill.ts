import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { NodeSecrets } from '#adapters/node/node-secrets.ts';
import type { Schema } from '#adapters/postgres/schema.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import type { OpenedClass } from './open-class.ts';

type BenchStudent = { readonly id: string; readonly token: string };
/** A class of the bench. All classes use the teacher's token of the first class. */
export type BenchClass = {
  readonly id: string;
  readonly assignmentId: string;
  readonly students: readonly BenchStudent[];
};

const zone = 'America/New_York';

/** Copies the rows of a table that match a condition, once per class. `set` replaces columns with SQL expressions that can use the class number `n`. */
async function copyRows(
  db: Kysely<Schema>,
  table: string,
  {
    where,
    classes,
    set,
  }: { readonly where: string; readonly classes: number; readonly set: Readonly<Record<string, string>> },
): Promise<void> {
  const { rows } = await sql<{
    readonly name: string;
  }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
      and is_identity = 'NO'`.execute(db);
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => set[name] ?? `t."${name}"`);
  await sql
    .raw(
      `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
        select ${values.join(', ')} from ${table} t, generate_series(1, ${classes - 1}) n where ${where}`,
    )
    .execute(db);
}

/** Copies an opened class until there are `count` classes. Each has tokens for its students that expire at the end of today. */
export async function fillWithClasses(
  db: Kysely<Schema>,
  { id, assignmentId, students }: OpenedClass,
  classes: number,
): Promise<readonly BenchClass[]> {
  // A unique ID per class. IDs in URLs are UUIDs.
  const own = (column: string): string => `md5(t."${column}" || '-' || n)::uuid::text`;
  const ofClass = `t.classroom_id = '${id}'`;
  const copy = (table: string, where: string, set: Readonly<Record<string, string>>) =>
    copyRows(db, table, { where, classes, set });
  await copy('classrooms', `t.id = '${id}'`, { id: own('id') });
  await copy('classroom_teachers', ofClass, { id: own('id'), classroom_id: own('classroom_id') });
  await copy('class_codes', ofClass, { classroom_id: own('classroom_id'), digest: own('digest') });
  await copy('assignments', ofClass, { id: own('id'), classroom_id: own('classroom_id') });
  const here = `in (select student_id from enrollments where classroom_id = '${id}')`;
  await copy('students', `t.id ${here}`, { id: own('id') });
  await copy('enrollments', ofClass, {
    id: own('id'),
    classroom_id: own('classroom_id'),
    student_id: own('student_id'),
  });
  await copy('student_logins', `t.student_id in (${students.map((student) => `'${student}'`).join(', ')})`, {
    student_id: own('student_id'),
    digest: own('digest'),
  });
  const named = (text: string, n: number): string =>
    n === 0
      ? text
      : createHash('md5')
          .update(`${text}-${n}`)
          .digest('hex')
          .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
  const all = Array.from({ length: classes }, (_, n): BenchClass => ({
    id: named(id, n),
    assignmentId: named(assignmentId, n),
    students: students.map((student) => ({
      id: named(student, n),
      token: `token-of-${named(student, n)}`,
    })),
  }));
  const day = dayInZone(zone)(Date.now());
  const secrets = new NodeSecrets();
  await sql`delete from student_tokens`.execute(db);
  for (const room of all) {
    const rows = room.students.map(({ id: student, token }) => ({
      student,
      print: secrets.fingerprint(token),
    }));
    await sql`insert into student_tokens (fingerprint, student_id, classroom_id, class_code, day, time_zone)
      select s.print, s.student, ${room.id}, j.digest, ${day}::date, ${zone}
      from json_to_recordset(${JSON.stringify(rows)}) as s(student text, print text)
      join class_codes j on j.classroom_id = ${room.id}`.execute(db);
  }
  await sql`vacuum analyze`.execute(db);
  return all;
}
