import { type Kysely, type RawBuilder, sql } from 'kysely';
import type {
  ClassWork,
  ClassWorkChanges,
  EarnedInLesson,
  NumberedWork,
} from '#application/service/classrooms/ports/class-work.ts';
import type { LiveWork } from '#domain/classrooms/class-work/live-class.ts';
import type { StudentWork } from '#domain/classrooms/class-work/student-work.ts';
import { mergeMarks } from '#domain/classrooms/students/merged-marks.ts';
import type { StudentMark } from '#domain/classrooms/students/student-mark.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { changesChannel } from '../change-hub.ts';
import { keptId, mergedIds, withMerged } from './merged-students-sql.ts';
import { isInClassroomOn } from './roster-rows.ts';
import { markJson } from './postgres-student-progress.ts';
import { instant, type Schema } from '../schema.ts';

const columns: RawBuilder<unknown> = sql`w.lesson_slug as "lessonSlug",
  w.activity_id as "activityId", w.opened_at as "openedAt", w.changed_at as "changedAt", w.reorders,
  w.same_blocks_since as "sameBlocksSince", w.runs, w.earned, w.goals`;

/** The number of the last change, with each changed row. If nothing changed, there is one record without a row. */
type ChangeRow = { readonly last: number; readonly roomSeq: number } & (
  (Omit<LiveWork, 'mark'> & { readonly marks: readonly StudentMark[] | null }) | { readonly studentId: null }
);

export class PostgresClassWork implements ClassWork {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async next(classroomId: string): Promise<number> {
    const { rows } = await sql<{ readonly seq: number }>`/* next-of-class */ with
        counted as (insert into class_changes as c (classroom_id, seq) values (${classroomId}, 1)
          on conflict (classroom_id) do update set seq = c.seq + 1 returning seq)
      select seq, pg_notify(${changesChannel}, ${`class-work:${classroomId}`}) from counted`.execute(
      this.#db,
    );
    const [counted] = rows;
    if (counted === undefined) throw new Error('a change of a class was saved without a number');
    return counted.seq;
  }

  async ofStudent(
    classroomId: string,
    { studentId, lessonSlug, activityId }: Pick<StudentWork, 'activityId' | 'lessonSlug' | 'studentId'>,
  ): Promise<StudentWork | null> {
    const { rows } =
      await sql<StudentWork>`/* work-of-student */ select ${studentId}::text as "studentId", ${columns} from student_work w
      where w.classroom_id = ${classroomId} and w.student_id in ${mergedIds(studentId)}
        and w.lesson_slug = ${lessonSlug} and w.activity_id = ${activityId}
      order by w.seq desc limit 1`.execute(this.#db);
    return rows[0] ?? null;
  }

  async earnedBy(studentId: string): Promise<readonly EarnedInLesson[]> {
    const { rows } = await sql<EarnedInLesson>`select distinct on (w.lesson_slug, w.activity_id)
        w.lesson_slug as "lessonSlug", w.activity_id as "activityId", w.earned, w.goals
      from student_work w where w.student_id in ${mergedIds(studentId)} and w.earned <> '{}'
      order by w.lesson_slug, w.activity_id, cardinality(w.earned) desc, w.seq desc`.execute(this.#db);
    return rows;
  }

  async save(classroomId: string, work: NumberedWork): Promise<void> {
    const { studentId, lessonSlug, activityId } = work;
    // Marks the change for the class, because the class may be shown the program.
    await sql`/* keep-work */ with kept as (
        insert into student_work (classroom_id, student_id, lesson_slug, activity_id, opened_at, changed_at,
          reorders, same_blocks_since, runs, earned, goals, seq)
        values (${classroomId}, ${studentId}, ${lessonSlug}, ${activityId}, ${instant(work.openedAt)},
          ${instant(work.changedAt)}, ${work.reorders}, ${instant(work.sameBlocksSince)}, ${work.runs},
          ${[...work.earned]}, ${work.goals}, ${work.seq})
        on conflict (classroom_id, student_id, lesson_slug, activity_id) do update set
          opened_at = excluded.opened_at, changed_at = excluded.changed_at, reorders = excluded.reorders,
          same_blocks_since = excluded.same_blocks_since, runs = excluded.runs, earned = excluded.earned,
          goals = excluded.goals, seq = excluded.seq)
      select pg_notify(${changesChannel}, ${`class-now:${classroomId}`}) from class_shows h
      where h.classroom_id = ${classroomId} and h.student_id = ${studentId} and h.lesson_slug = ${lessonSlug}
        and h.activity_id = ${activityId} and h.state = 'shown'`.execute(this.#db);
  }

  async changesAfter(classroomId: string, seq: number, on: IsoDate): Promise<ClassWorkChanges> {
    const { rows } = await sql<ChangeRow>`/* work-of-class */ with recursive
        changed as materialized (select distinct on (s.id, w.lesson_slug, w.activity_id)
            s.id as "studentId", ${columns}, w.seq
          from student_work w join students o on o.id = w.student_id join students s on s.id = ${keptId}
          where w.classroom_id = ${classroomId} and w.seq > ${seq}
            and exists (select from enrollments e where e.student_id = s.id
              and e.classroom_id = w.classroom_id and ${isInClassroomOn(sql`${on}::date`)})
          order by s.id, w.lesson_slug, w.activity_id, w.seq desc),
        ${withMerged(sql`select distinct "studentId" from changed`)}
      select counted.*, changed.*,
        (select t.text from them join student_programs t on t.student_id = them.id
          where them.kept = changed."studentId" and t.lesson_slug = changed."lessonSlug"
            and t.activity_id = changed."activityId"
          order by t.changed_at desc, t.id collate "C" limit 1) as program,
        (select json_agg(${markJson}) from them join student_progress p on p.student_id = them.id
          join assignments a on a.id = p.assignment_id
          where them.kept = changed."studentId" and p.activity_id = changed."activityId"
            and a.classroom_id = ${classroomId} and a.lesson_slug = changed."lessonSlug") as marks
      from
        (select coalesce((select seq from class_changes where classroom_id = ${classroomId}), 0)::bigint as last,
          coalesce((select seq from class_now where classroom_id = ${classroomId}), 0)::bigint as "roomSeq") counted
        left join changed on true
      order by changed.seq`.execute(this.#db);
    return {
      seq: rows[0]?.last ?? 0,
      roomSeq: rows[0]?.roomSeq ?? 0,
      work: rows.flatMap(({ last: _last, roomSeq: _roomSeq, ...row }) => {
        if (row.studentId === null) return [];
        const { marks, ...work } = row;
        const [mark = null] = mergeMarks(
          (marks ?? []).map((each) => ({ ...each, studentId: work.studentId })),
        );
        return [{ ...work, mark }];
      }),
    };
  }
}
