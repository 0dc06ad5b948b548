import { type Kysely, sql } from 'kysely';
import type { LessonPin, LessonRepository } from '#application/service/lessons/ports/lesson-repository.ts';
import { agendaOf, type Lesson, type LessonSummary, summaryOf } from '#domain/lessons/lessons/lesson.ts';
import { type LessonOutline, outlineOf } from '#domain/lessons/lessons/year-plan.ts';
import type { Schema } from '../schema.ts';

/** An arbitrary number. No other advisory lock in this database uses it. */
const loadingLessons = 7_242_001;

/** Lessons in PostgreSQL or PGlite, each as a document. Published lessons are written at every start. Assigned versions are kept unchanged. */
export class PostgresLessonRepository implements LessonRepository {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async summaries(): Promise<readonly LessonSummary[]> {
    const rows = await this.#db
      .selectFrom('lessons')
      .select('summary')
      .where('status', '=', 'published')
      .orderBy('place')
      .execute();
    return rows.map(({ summary }) => summary);
  }

  async outlines(): Promise<readonly LessonOutline[]> {
    const rows = await this.#db
      .selectFrom('lessons')
      .select('lesson')
      .where('status', '=', 'published')
      .orderBy('place')
      .execute();
    return rows.map(({ lesson }) => outlineOf(lesson));
  }

  async bySlug(slug: string): Promise<Lesson | null> {
    const row = await this.#db
      .selectFrom('lessons')
      .select('lesson')
      .where('slug', '=', slug)
      .where('status', '=', 'published')
      .executeTakeFirst();
    return row?.lesson ?? null;
  }

  async byVersion({ slug, version }: LessonPin): Promise<Lesson | null> {
    const row = await this.#db
      .selectFrom('lesson_versions')
      .select('lesson')
      .where('slug', '=', slug)
      .where('version', '=', version)
      .executeTakeFirst();
    return row?.lesson ?? null;
  }

  /** Only one process at a time can run this. Unchanged rows are not written. */
  async replaceAll(lessons: readonly Lesson[]): Promise<void> {
    const rows = lessons.map((lesson, at) => ({
      slug: lesson.slug,
      status: lesson.status,
      place: at + 1,
      summary: summaryOf(lesson),
      agenda: agendaOf(lesson),
      version: lesson.version,
      lesson,
    }));
    const slugs = lessons.map(({ slug }) => slug);
    await this.#db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(loadingLessons)})`.execute(trx);
      await sql`delete from lessons where slug <> all (array(
        select jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb)))`.execute(trx);
      await sql`insert into lessons (slug, status, place, summary, lesson, version)
        select * from json_to_recordset(${JSON.stringify(rows)}::json)
          as r (slug text, status text, place integer, summary json, lesson json, version integer)
        on conflict (slug) do update set status = excluded.status, place = excluded.place,
          summary = excluded.summary, lesson = excluded.lesson, version = excluded.version
        where (lessons.status, lessons.place, lessons.summary::text, lessons.lesson::text)
          is distinct from (excluded.status, excluded.place, excluded.summary::text, excluded.lesson::text)`.execute(
        trx,
      );
      await sql`insert into lesson_versions as v (slug, version, agenda, lesson)
        select * from json_to_recordset(${JSON.stringify(rows)}::json)
          as r (slug text, version integer, agenda json, lesson json)
        on conflict (slug, version) do update set agenda = excluded.agenda, lesson = excluded.lesson
        where v.lesson::text is distinct from excluded.lesson::text`.execute(trx);
    });
  }
}
