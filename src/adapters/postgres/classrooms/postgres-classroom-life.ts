import { type Kysely, sql } from 'kysely';
import type {
  ClassroomLife,
  CopiedAssignment,
} from '#application/service/classrooms/ports/classroom-life.ts';
import type { ClassroomContents } from '#domain/classrooms/classrooms/classroom-contents.ts';
import { instant, type Schema } from '../schema.ts';

const nothing: ClassroomContents = { lessons: 0, progress: 0, students: 0 };

export class PostgresClassroomLife implements ClassroomLife {
  readonly #db: Kysely<Schema>;

  /** `db` must be a transaction. */
  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async makeOwner(classroomId: string, teacherId: string): Promise<void> {
    // An index allows only one owner at any time, so the old owner becomes a co-teacher first.
    const { rows } = await sql`update classroom_teachers set role = 'co-teacher'
      where classroom_id = ${classroomId} and role = 'owner' and exists (
        select from classroom_teachers where id = ${teacherId} and classroom_id = ${classroomId}
          and role = 'co-teacher' and account_id is not null)
      returning id`.execute(this.#db);
    if (rows.length === 0) return;
    await this.#db
      .updateTable('classroom_teachers')
      .set({ role: 'owner' })
      .where('id', '=', teacherId)
      .execute();
  }

  async assignAll(copies: readonly CopiedAssignment[]): Promise<void> {
    if (copies.length === 0) return;
    await this.#db
      .insertInto('assignments')
      .values(
        copies.map((copy) => ({
          id: copy.id,
          classroom_id: copy.classroomId,
          lesson_slug: copy.lessonSlug,
          lesson_version: copy.lessonVersion,
          visible: copy.visible,
          opens_on: copy.opensOn,
          due_on: copy.dueOn,
          note: copy.note,
          version: 1,
          removed: false,
          assigned_at: instant(copy.at),
        })),
      )
      .execute();
  }

  async contents(classroomId: string): Promise<ClassroomContents> {
    const { rows } = await sql<ClassroomContents>`select
        (select count(*)::integer from assignments where classroom_id = ${classroomId}) as lessons,
        (select count(*)::integer from (select assignment_id from activity_progress
            union all select assignment_id from student_progress) p
          join assignments s on s.id = p.assignment_id where s.classroom_id = ${classroomId}) as progress,
        (select count(distinct student_id)::integer from enrollments
          where classroom_id = ${classroomId}) as students`.execute(this.#db);
    return rows[0] ?? nothing;
  }

  async delete(classroomId: string): Promise<void> {
    await this.#db.deleteFrom('classrooms').where('id', '=', classroomId).execute();
  }
}
