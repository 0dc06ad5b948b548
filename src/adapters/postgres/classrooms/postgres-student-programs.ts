import { type Kysely, type RawBuilder, sql } from 'kysely';
import type {
  StoredProgram,
  StudentPrograms,
} from '#application/service/classrooms/ports/student-programs.ts';
import {
  maxVersions,
  type ProgramVersion,
  type StudentProgram,
} from '#domain/classrooms/class-work/student-program.ts';
import type { Slug } from '#domain/lessons/lessons/lesson.ts';
import { mergedIds } from './merged-students-sql.ts';
import { instant, type Schema } from '../schema.ts';

const shown: RawBuilder<unknown> = sql`p.id, p.lesson_slug as "lessonSlug", p.activity_id as "activityId",
  p.name, p.version, p.text, p.changed_at as "changedAt"`;
const stored: RawBuilder<unknown> = sql`${shown}, p.student_id as "studentId", p.versioned_at as "versionedAt",
  p.deleted_at as "deletedAt"`;

const isOf = (studentId: string): RawBuilder<boolean> =>
  sql<boolean>`p.student_id in ${mergedIds(studentId)}`;

export class PostgresStudentPrograms implements StudentPrograms {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async ofStudent(studentId: string): Promise<readonly StudentProgram[]> {
    const { rows } = await sql<StudentProgram>`select ${shown} from student_programs p
      where ${isOf(studentId)} and p.deleted_at is null
      order by p.changed_at desc, p.id collate "C"`.execute(this.#db);
    return rows;
  }

  async findForUpdate(studentId: string, programId: string): Promise<StoredProgram | null> {
    const { rows } = await sql<StoredProgram>`select ${stored} from student_programs p
      where ${isOf(studentId)} and p.id = ${programId} for update of p`.execute(this.#db);
    return rows[0] ?? null;
  }

  async findOfActivityForUpdate(studentId: string, lessonSlug: Slug, activityId: string) {
    const { rows } =
      await sql<StoredProgram>`/* program-of-activity */ select ${stored} from student_programs p
      where ${isOf(studentId)} and p.lesson_slug = ${lessonSlug} and p.activity_id = ${activityId}
      order by p.changed_at desc, p.id collate "C" limit 1 for update of p`.execute(this.#db);
    return rows[0] ?? null;
  }

  async countOwn(studentId: string): Promise<number> {
    const { rows } = await sql<{ readonly count: number }>`select count(*) from student_programs p
      where ${isOf(studentId)} and p.name is not null`.execute(this.#db);
    return rows[0]?.count ?? 0;
  }

  async save(program: StoredProgram, version: ProgramVersion | null): Promise<boolean> {
    const { id, studentId, changedAt, versionedAt, deletedAt } = program;
    const { rows } =
      await sql`/* insert-program */ insert into student_programs (id, student_id, lesson_slug, activity_id, name,
        version, text, changed_at, versioned_at, deleted_at)
      values (${id}, ${studentId}, ${program.lessonSlug}, ${program.activityId}, ${program.name},
        ${program.version}, ${program.text}, ${instant(changedAt)}, ${instant(versionedAt)},
        ${deletedAt === null ? null : instant(deletedAt)})
      on conflict do nothing returning id`.execute(this.#db);
    if (rows.length === 0 && !(await this.#change(program))) return false;
    if (version !== null) await this.#saveVersion(id, version);
    return true;
  }

  async #change({ id, studentId, name, version, text, changedAt, versionedAt, deletedAt }: StoredProgram) {
    const { rows } =
      await sql`/* update-program */ update student_programs set name = ${name}, version = ${version}, text = ${text},
        changed_at = ${instant(changedAt)}, versioned_at = ${instant(versionedAt)},
        deleted_at = ${deletedAt === null ? null : instant(deletedAt)}
      where id = ${id} and student_id = ${studentId} returning id`.execute(this.#db);
    return rows.length > 0;
  }

  async #saveVersion(id: string, { version, text, at }: ProgramVersion): Promise<void> {
    await sql`insert into student_program_versions (program_id, version, text, at)
      values (${id}, ${version}, ${text}, ${instant(at)})`.execute(this.#db);
    await sql`delete from student_program_versions where program_id = ${id} and version not in
      (select version from student_program_versions where program_id = ${id}
        order by version desc limit ${maxVersions})`.execute(this.#db);
  }

  async versions(programId: string): Promise<readonly ProgramVersion[]> {
    const { rows } = await sql<ProgramVersion>`select version, text, at from student_program_versions
      where program_id = ${programId} order by version desc`.execute(this.#db);
    return rows;
  }

  async purge(studentId: string, before: number): Promise<void> {
    await sql`delete from student_programs p
      where ${isOf(studentId)} and p.deleted_at < ${instant(before)}`.execute(this.#db);
  }
}
