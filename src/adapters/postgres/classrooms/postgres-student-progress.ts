import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ExitAnswer } from '#domain/lessons/lessons/exit-quiz.ts';
import type { OwnAnswer } from '#domain/classrooms/students/entry.ts';
import type { StudentProgress } from '#application/service/classrooms/ports/student-progress.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { ClassProgress } from '#domain/classrooms/students/class-progress.ts';
import { mergeMarks } from '#domain/classrooms/students/merged-marks.ts';
import type { Mark, OwnMark, StudentMark, TeacherMark } from '#domain/classrooms/students/student-mark.ts';
import { keptId, mergedIds, withMerged } from './merged-students-sql.ts';
import { naturalOrder } from '../platform/natural-order-sql.ts';
import { isInClassroomOn } from './roster-rows.ts';
import { instant, type Schema } from '../schema.ts';
import { classroomInScope } from '../platform/scope-sql.ts';
import { lastLoginDay } from './postgres-student-logins.ts';

/** A lesson `l` of a class, from its assignment and its version's agenda. */
export const lessonJson: RawBuilder<unknown> = sql`json_build_object('id', l.id, 'lessonSlug', l.lesson_slug,
  'title', l.agenda -> 'title', 'dueOn', l.due_on, 'activities', l.agenda -> 'activities')`;

const classLessonJson: RawBuilder<unknown> = sql`json_build_object('id', l.id, 'lessonSlug', l.lesson_slug,
  'title', l.agenda -> 'title', 'dueOn', l.due_on, 'activities', l.agenda -> 'activities',
  'objectives', coalesce(l.agenda -> 'objectives', '[]'))`;

/** The student's own mark in a row `p` of student progress, if a teacher's mark overrides it. Otherwise null. */
const ownJson: RawBuilder<unknown> = sql`case when p.own_state is not null then json_build_object(
  'state', p.own_state, 'at', (extract(epoch from p.own_at) * 1000)::bigint, 'source', p.own_source) end`;

export const markJson: RawBuilder<unknown> = sql`json_build_object('studentId', p.student_id,
  'assignmentId', p.assignment_id, 'activityId', p.activity_id, 'state', p.state,
  'at', (extract(epoch from p.updated_at) * 1000)::bigint, 'source', p.source, 'own', ${ownJson})`;

/** Marks as columns. At the end of a term, a class has thousands of marks, and building an object for each takes the database ten times as long. */
type MarkColumns = {
  readonly student: readonly string[];
  readonly assignment: readonly string[];
  readonly activity: readonly string[];
  readonly state: readonly Mark['state'][];
  readonly at: readonly number[];
  readonly source: readonly Mark['source'][];
  /** Own marks by the index of the mark. Few marks have one. */
  readonly own: readonly Mark['own'][];
};
type ClassRow = Omit<ClassProgress, 'marks'> & { readonly marks: MarkColumns };

const marksOf = (columns: MarkColumns): readonly StudentMark[] =>
  columns.student.flatMap((studentId, index) => {
    const [assignmentId, activityId] = [columns.assignment[index], columns.activity[index]];
    const [state, at, source] = [columns.state[index], columns.at[index], columns.source[index]];
    if (assignmentId === undefined || activityId === undefined) return [];
    if (state === undefined || at === undefined || source === undefined) return [];
    return [{ studentId, assignmentId, activityId, state, at, source, own: columns.own[index] ?? null }];
  });

const rowsOf = (marks: readonly TeacherMark[]): RawBuilder<unknown> =>
  sql`json_to_recordset(${JSON.stringify(
    marks.map(({ studentId, assignmentId, activityId, state, at }) => ({
      student_id: studentId,
      assignment_id: assignmentId,
      activity_id: activityId,
      state,
      at: instant(at),
    })),
  )}) as m(student_id text, assignment_id text, activity_id text, state text, at timestamptz)`;

export class PostgresStudentProgress implements StudentProgress {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async ofStudent(studentId: string, classroomId: string): Promise<readonly StudentMark[]> {
    const { rows } = await sql<{ readonly mark: StudentMark }>`select ${markJson} as mark
      from student_progress p join assignments a on a.id = p.assignment_id
      where p.student_id in ${mergedIds(studentId)} and a.classroom_id = ${classroomId}
      order by p.assignment_id, p.activity_id`.execute(this.#db);
    return mergeMarks(rows.map(({ mark }) => ({ ...mark, studentId })));
  }

  async ofClassroom(classroomId: string, on: IsoDate, scope: Scope): Promise<ClassProgress | null> {
    const day = sql`${on}::date`;
    const { rows } = await sql<ClassRow>`with recursive
        here as materialized (select s.* from enrollments e join students s on s.id = e.student_id
          where e.classroom_id = ${classroomId} and ${isInClassroomOn(day)}),
        ${withMerged(sql`select id from here`)},
        open_lessons as materialized (select a.id, a.lesson_slug, a.due_on, a.assigned_at, v.agenda
          from assignments a join lesson_versions v on v.slug = a.lesson_slug and v.version = a.lesson_version
          where a.classroom_id = ${classroomId} and a.visible and not a.removed
            and (a.opens_on is null or a.opens_on <= ${day}))
      select coalesce((select json_agg(json_build_object('id', s.id, 'given', s.given_name,
            'family', s.family_name, 'display', s.display_name, 'loggedInOn', ${lastLoginDay})
          order by ${naturalOrder(sql.ref('s.name_folded'))}, s.id collate "C") from here s), '[]') as students,
        coalesce((select json_agg(${classLessonJson}
          order by l.assigned_at desc, l.id desc) from open_lessons l), '[]') as lessons,
        (select json_build_object('student', coalesce(array_agg(them.kept), '{}'),
            'assignment', coalesce(array_agg(p.assignment_id), '{}'),
            'activity', coalesce(array_agg(p.activity_id), '{}'), 'state', coalesce(array_agg(p.state), '{}'),
            'at', coalesce(array_agg((extract(epoch from p.updated_at) * 1000)::bigint), '{}'),
            'source', coalesce(array_agg(p.source), '{}'), 'own', coalesce(array_agg(${ownJson}), '{}'))
          from student_progress p join them on them.id = p.student_id
          where p.student_id = any(array(select id from them))
            and p.assignment_id = any(array(select id from open_lessons))) as marks
      from classrooms c
      where c.id = ${classroomId} and ${classroomInScope(scope, sql.ref('c.id'))}`.execute(this.#db);
    const [found] = rows;
    return found === undefined ? null : { ...found, marks: mergeMarks(marksOf(found.marks)) };
  }

  async record({ studentId, assignmentId, activityId, state, at, source }: OwnMark): Promise<void> {
    const timestamp = instant(at);
    await sql`insert into student_progress as p
        (student_id, assignment_id, activity_id, state, updated_at, source)
      values (${studentId}, ${assignmentId}, ${activityId}, ${state}, ${timestamp}, ${source})
      on conflict (student_id, assignment_id, activity_id) do update set
        (state, updated_at, source) = (case when p.source = 'teacher' then p.state else excluded.state end,
          case when p.source = 'teacher' then p.updated_at else excluded.updated_at end,
          case when p.source = 'teacher' then p.source else excluded.source end),
        (own_state, own_at, own_source) = (case when p.source = 'teacher' then excluded.state end,
          case when p.source = 'teacher' then excluded.updated_at end,
          case when p.source = 'teacher' then excluded.source end)`.execute(this.#db);
  }

  async answer({
    studentId,
    assignmentId,
    questionId,
    choice,
    at,
  }: ExitAnswer & { readonly assignmentId: string }): Promise<void> {
    const values = { choice, answered_at: instant(at) };
    await this.#db
      .insertInto('exit_answers')
      .values({ student_id: studentId, assignment_id: assignmentId, question_id: questionId, ...values })
      .onConflict((conflict) =>
        conflict.columns(['student_id', 'assignment_id', 'question_id']).doUpdateSet(values),
      )
      .execute();
  }

  async answersOfStudent(studentId: string, classroomId: string) {
    const { rows } = await sql<
      OwnAnswer & { readonly assignmentId: string }
    >`select distinct on (x.assignment_id, x.question_id collate "C") x.assignment_id as "assignmentId",
        x.question_id as "questionId", x.choice
      from exit_answers x join assignments a on a.id = x.assignment_id
      where x.student_id in ${mergedIds(studentId)} and a.classroom_id = ${classroomId}
      order by x.assignment_id, x.question_id collate "C", x.answered_at desc`.execute(this.#db);
    return rows;
  }

  async answersOf(assignmentId: string, on: IsoDate): Promise<readonly ExitAnswer[]> {
    const { rows } = await sql<ExitAnswer>`select distinct on (s.id collate "C", x.question_id collate "C")
        s.id as "studentId", x.question_id as "questionId", x.choice, x.answered_at as at
      from exit_answers x join assignments a on a.id = x.assignment_id
      join students o on o.id = x.student_id join students s on s.id = ${keptId}
      where x.assignment_id = ${assignmentId} and exists (select from enrollments e
        where e.student_id = s.id and e.classroom_id = a.classroom_id and ${isInClassroomOn(sql`${on}::date`)})
      order by s.id collate "C", x.question_id collate "C", x.answered_at desc`.execute(this.#db);
    return rows;
  }

  async setMarks(marks: readonly TeacherMark[]): Promise<void> {
    const entered = marks.filter(({ state }) => state !== null);
    const taken = marks.filter(({ state }) => state === null);
    if (entered.length > 0) await this.#enter(entered);
    if (taken.length > 0) await this.#takeBack(taken);
  }

  async #enter(marks: readonly TeacherMark[]): Promise<void> {
    await sql`insert into student_progress as p
        (student_id, assignment_id, activity_id, state, updated_at, source)
      select m.student_id, m.assignment_id, m.activity_id, m.state, m.at, 'teacher' from ${rowsOf(marks)}
      on conflict (student_id, assignment_id, activity_id) do update set
        (state, updated_at, source) = (excluded.state, excluded.updated_at, excluded.source),
        (own_state, own_at, own_source) = (case when p.source = 'teacher' then p.own_state else p.state end,
          case when p.source = 'teacher' then p.own_at else p.updated_at end,
          case when p.source = 'teacher' then p.own_source else p.source end)`.execute(this.#db);
  }

  async #takeBack(marks: readonly TeacherMark[]): Promise<void> {
    const taken = sql`taken as (with recursive m as (select * from ${rowsOf(marks)}),
        ${withMerged(sql`select distinct student_id from m`)}
      select them.id as student_id, m.assignment_id, m.activity_id from m join them on them.kept = m.student_id)`;
    const isTaken = sql`p.student_id = t.student_id and p.assignment_id = t.assignment_id
      and p.activity_id = t.activity_id and p.source = 'teacher'`;
    await sql`with ${taken} delete from student_progress p using taken t
      where ${isTaken} and p.own_state is null`.execute(this.#db);
    await sql`with ${taken} update student_progress p set state = p.own_state, updated_at = p.own_at,
        source = p.own_source, own_state = null, own_at = null, own_source = null
      from taken t where ${isTaken}`.execute(this.#db);
  }
}
