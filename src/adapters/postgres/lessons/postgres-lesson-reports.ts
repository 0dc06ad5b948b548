import { type Kysely, sql } from 'kysely';
import type {
  LessonReports,
  NewLessonReport,
  SluggedReport,
} from '#application/service/lessons/ports/lesson-reports.ts';
import type { LessonReport } from '#domain/lessons/lessons/lesson-report.ts';
import { instant, type Schema } from '../schema.ts';

export class PostgresLessonReports implements LessonReports {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async record({ accountId, slug, at, ...report }: NewLessonReport): Promise<void> {
    const { version, outcome, minutes, understood, note } = report;
    await sql`insert into lesson_reports (account_id, slug, version, outcome, minutes, understood, note, reported_at)
      select id, ${slug}, ${version}::integer, ${outcome}, ${minutes}::integer, ${understood}, ${note},
        ${instant(at)}::timestamptz
      from accounts where id = ${accountId}
      on conflict (account_id, slug) do update set version = excluded.version, outcome = excluded.outcome,
        minutes = excluded.minutes, understood = excluded.understood, note = excluded.note,
        reported_at = excluded.reported_at`.execute(this.#db);
  }

  async own(accountId: string, slug: string): Promise<LessonReport | null> {
    const row = await this.#db
      .selectFrom('lesson_reports')
      .select(['version', 'outcome', 'minutes', 'understood', 'note'])
      .where('account_id', '=', accountId)
      .where('slug', '=', slug)
      .executeTakeFirst();
    return row ?? null;
  }

  async newest(maxOfEach: number): Promise<readonly SluggedReport[]> {
    const { rows } = await sql<SluggedReport>`select slug, version, outcome, minutes, understood, note from (
        select *, row_number() over (partition by slug order by reported_at desc, account_id) as place
        from lesson_reports) as r
      where place <= ${maxOfEach} order by slug, place`.execute(this.#db);
    return rows;
  }

  async minutesOf(slug: string, most: number): Promise<readonly number[]> {
    const { rows } = await sql<{ readonly minutes: number }>`select minutes from lesson_reports
      where slug = ${slug} and minutes is not null order by reported_at desc limit ${most}`.execute(this.#db);
    return rows.map(({ minutes }) => minutes);
  }
}
