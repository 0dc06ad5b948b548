import { type Kysely, type RawBuilder, sql } from 'kysely';
import type {
  ClassLive,
  Connection,
  StoredClassNow,
  StudentView,
} from '#application/service/classrooms/ports/class-live.ts';
import { hintMessage } from '#domain/classrooms/class-work/class-messages.ts';
import type { ClassShow } from '#domain/classrooms/class-work/class-now.ts';
import { changesChannel } from '../change-hub.ts';
import { isInClassroomOn } from './roster-rows.ts';
import { instant, type Schema } from '../schema.ts';

const epochMs = (column: string): RawBuilder<unknown> =>
  sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** The teacher's settings for a classroom `c`. A column is null if nothing is set. */
const columns: RawBuilder<unknown> = sql`coalesce(n.seq, 0)::bigint as seq, n.paused_at as "pausedAt",
  to_char(j.closed_on, 'YYYY-MM-DD') as "closedOn",
  case when h.state is not null then json_build_object('studentId', h.student_id, 'lessonSlug', h.lesson_slug,
    'activityId', h.activity_id, 'state', h.state, 'at', ${epochMs('h.at')}) end as show`;
/** The fields that only a hint has. */
const hint: RawBuilder<unknown> = sql`case when m.hint_text is null then '{}'
  else jsonb_build_object('activity', m.hint_activity, 'text', m.hint_text) end`;
const tables: RawBuilder<unknown> = sql`classrooms c left join class_now n on n.classroom_id = c.id
  left join class_codes j on j.classroom_id = c.id left join class_shows h on h.classroom_id = c.id`;

const nothing: StoredClassNow = { seq: 0, pausedAt: null, show: null, closedOn: null };

export class PostgresClassLive implements ClassLive {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async ofClassroom(classroomId: string): Promise<StoredClassNow> {
    const { rows } = await sql<StoredClassNow>`select ${columns} from ${tables}
      where c.id = ${classroomId}`.execute(this.#db);
    return rows[0] ?? nothing;
  }

  async ofStudent({
    classroomId,
    studentId,
  }: Pick<Connection, 'classroomId' | 'studentId'>): Promise<StudentView> {
    const { rows } = await sql<
      StoredClassNow & Pick<StudentView, 'message' | 'program'>
    >`/* class-of-student */ select ${columns}, p.text as program,
        case when m.kind is not null
          then jsonb_build_object('kind', m.kind, 'step', m.step, 'sentAt', ${epochMs('m.sent_at')}) || ${hint} end as message
      from ${tables}
        left join class_messages m on m.classroom_id = c.id and m.student_id = ${studentId}
        left join student_programs p on h.state = 'shown' and p.student_id = h.student_id
          and p.lesson_slug = h.lesson_slug and p.activity_id = h.activity_id
      where c.id = ${classroomId}`.execute(this.#db);
    const [row] = rows;
    if (row === undefined) return { now: nothing, message: null, program: null };
    const { message, program, ...now } = row;
    return { now, message, program };
  }

  async note(classroomId: string, seq: number, { students }: { readonly students: boolean }): Promise<void> {
    await sql`with noted as (insert into class_now as n (classroom_id, seq) values (${classroomId}, ${seq})
        on conflict (classroom_id) do update set seq = excluded.seq returning 1)
      select pg_notify(${changesChannel}, ${`class-now:${classroomId}`}) from noted
      where ${students}`.execute(this.#db);
  }

  async setPaused(classroomId: string, at: number | null): Promise<void> {
    const paused = at === null ? null : instant(at);
    await sql`insert into class_now (classroom_id, seq, paused_at) values (${classroomId}, 0, ${paused})
      on conflict (classroom_id) do update set paused_at = excluded.paused_at`.execute(this.#db);
  }

  async setShow(classroomId: string, show: ClassShow | null): Promise<void> {
    if (show === null) {
      await this.#db.deleteFrom('class_shows').where('classroom_id', '=', classroomId).execute();
      return;
    }
    const { studentId, lessonSlug, activityId, state, at } = show;
    const row = {
      student_id: studentId,
      lesson_slug: lessonSlug,
      activity_id: activityId,
      state,
      at: instant(at),
    };
    await this.#db
      .insertInto('class_shows')
      .values({ classroom_id: classroomId, ...row })
      .onConflict((conflict) => conflict.column('classroom_id').doUpdateSet(row))
      .execute();
  }

  async send({ classroomId, studentId, day, message, at }: Parameters<ClassLive['send']>[0]) {
    const { activity = null, text = null } = message.kind === hintMessage ? message : {};
    const { rows } = await sql`insert into class_messages as m
        (classroom_id, student_id, kind, step, hint_activity, hint_text, sent_at)
      select ${classroomId}, s.id, ${message.kind}, ${message.step}::integer, ${activity}, ${text},
        ${instant(at)}::timestamptz
      from enrollments e join students s on s.id = e.student_id
      where e.classroom_id = ${classroomId} and ${isInClassroomOn(sql`${day}::date`)}
        and (${studentId}::text is null or s.id = ${studentId})
      on conflict (classroom_id, student_id) do update
        set kind = excluded.kind, step = excluded.step, hint_activity = excluded.hint_activity,
          hint_text = excluded.hint_text, sent_at = excluded.sent_at
      returning m.student_id`.execute(this.#db);
    return rows.length;
  }

  async removeMessage(
    { classroomId, studentId }: Pick<Connection, 'classroomId' | 'studentId'>,
    sentAt: number,
  ): Promise<boolean> {
    const { rows } = await sql`delete from class_messages where classroom_id = ${classroomId}
      and student_id = ${studentId} and sent_at <= ${instant(sentAt)} returning student_id`.execute(this.#db);
    return rows.length > 0;
  }

  async unread(classroomId: string, after: number): Promise<readonly string[]> {
    const { rows } = await sql<{
      readonly id: string;
    }>`select student_id as id from class_messages where classroom_id = ${classroomId}
      and sent_at > ${instant(after)} order by student_id collate "C"`.execute(this.#db);
    return rows.map(({ id }) => id);
  }

  async connect({ fingerprint, classroomId, studentId, network, until }: Connection): Promise<boolean> {
    const { rows } =
      await sql`/* connect-student */ insert into class_connections as k (fingerprint, classroom_id, student_id, network, until)
      select t.fingerprint, ${classroomId}, ${studentId}, ${network}, ${instant(until)}::timestamptz
      from student_tokens t where t.fingerprint = ${fingerprint}
      on conflict (fingerprint) do update set network = excluded.network, until = excluded.until
        where k.network <> excluded.network or abs(extract(epoch from k.until - excluded.until)) > 5
      returning k.fingerprint`.execute(this.#db);
    return rows.length > 0;
  }

  async connections(classroomId: string, after: number) {
    const { rows } = await sql<
      Pick<Connection, 'network' | 'studentId' | 'until'>
    >`select k.student_id as "studentId", k.network, k.until from class_connections k
      where k.classroom_id = ${classroomId} and k.until > ${instant(after)}
      order by k.student_id collate "C", k.until desc`.execute(this.#db);
    return rows;
  }
}
