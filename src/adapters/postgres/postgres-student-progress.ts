import { type Kysely, type RawBuilder, sql } from 'kysely';
import type {
  NewStudentProgress,
  StudentProgress,
  StudentProgressRow,
} from '#application/service/ports/student-progress.ts';
import type { Scope } from '#domain/access/scope.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { ClassProgress, StudentMark } from '#domain/students/class-progress.ts';
import type { OwnProgressState } from '#domain/students/entry.ts';
import { naturalOrder } from './natural-order-sql.ts';
import { isInClassroomOn } from './roster-rows.ts';
import { instant, type Schema } from './schema.ts';
import { classroomInScope } from './scope-sql.ts';
import { lastLoginDay } from './postgres-student-logins.ts';

/** A lesson `l` of a class, of its assignment and its version's agenda. */
export const lessonJson: RawBuilder<unknown> = sql`json_build_object('id', l.id, 'lessonSlug', l.lesson_slug,
  'title', l.agenda -> 'title', 'dueOn', l.due_on, 'activities', l.agenda -> 'activities')`;

/** The same with what its activities practice. */
const classLessonJson: RawBuilder<unknown> = sql`json_build_object('id', l.id, 'lessonSlug', l.lesson_slug,
  'title', l.agenda -> 'title', 'dueOn', l.due_on, 'activities', l.agenda -> 'activities',
  'objectives', coalesce(l.agenda -> 'objectives', '[]'))`;

/** A row `p` of students' progress. */
export const markJson: RawBuilder<unknown> = sql`json_build_object('studentId', p.student_id,
  'assignmentId', p.assignment_id, 'activityId', p.activity_id, 'state', p.state,
  'at', (extract(epoch from p.updated_at) * 1000)::bigint)`;

/** Marks by column: a class has thousands of them by the end of a term, and an object each takes the database ten times as long. */
type MarkColumns = {
  readonly student: readonly string[];
  readonly assignment: readonly string[];
  readonly activity: readonly string[];
  readonly state: readonly OwnProgressState[];
  readonly at: readonly number[];
};
type ClassRow = Omit<ClassProgress, 'marks'> & { readonly marks: MarkColumns };

const marksOf = (columns: MarkColumns): readonly StudentMark[] =>
  columns.student.flatMap((studentId, place) => {
    const [assignmentId, activityId] = [columns.assignment[place], columns.activity[place]];
    const [state, at] = [columns.state[place], columns.at[place]];
    if (assignmentId === undefined || activityId === undefined) return [];
    return state === undefined || at === undefined
      ? []
      : [{ studentId, assignmentId, activityId, state, at }];
  });

/** Students' progress in PostgreSQL or PGlite. */
export class PostgresStudentProgress implements StudentProgress {
  readonly #db: Kysely<Schema>;

  /** `db` may be a transaction. */
  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async ofStudent(studentId: string, classroomId: string): Promise<readonly StudentProgressRow[]> {
    const { rows } = await sql<StudentProgressRow>`select p.assignment_id as "assignmentId",
        p.activity_id as "activityId", p.state
      from student_progress p join assignments a on a.id = p.assignment_id
      where p.student_id = ${studentId} and a.classroom_id = ${classroomId}
      order by p.assignment_id, p.activity_id`.execute(this.#db);
    return rows;
  }

  async ofClassroom(classroomId: string, on: IsoDate, scope: Scope): Promise<ClassProgress | null> {
    const day = sql`${on}::date`;
    const { rows } = await sql<ClassRow>`with
        here as materialized (select s.* from enrollments e join students s on s.id = e.student_id
          where e.classroom_id = ${classroomId} and ${isInClassroomOn(day)}),
        open_lessons as materialized (select a.id, a.lesson_slug, a.due_on, a.assigned_at, v.agenda
          from assignments a join lesson_versions v on v.slug = a.lesson_slug and v.version = a.lesson_version
          where a.classroom_id = ${classroomId} and a.visible and not a.removed
            and (a.opens_on is null or a.opens_on <= ${day}))
      select coalesce((select json_agg(json_build_object('id', s.id, 'given', s.given_name,
            'family', s.family_name, 'display', s.display_name, 'loggedInOn', ${lastLoginDay})
          order by ${naturalOrder(sql.ref('s.name_folded'))}, s.id collate "C") from here s), '[]') as students,
        coalesce((select json_agg(${classLessonJson}
          order by l.assigned_at desc, l.id desc) from open_lessons l), '[]') as lessons,
        (select json_build_object('student', coalesce(array_agg(p.student_id), '{}'),
            'assignment', coalesce(array_agg(p.assignment_id), '{}'),
            'activity', coalesce(array_agg(p.activity_id), '{}'), 'state', coalesce(array_agg(p.state), '{}'),
            'at', coalesce(array_agg((extract(epoch from p.updated_at) * 1000)::bigint), '{}'))
          from student_progress p where p.student_id = any(array(select id from here))
            and p.assignment_id = any(array(select id from open_lessons))) as marks
      from classrooms c
      where c.id = ${classroomId} and ${classroomInScope(scope, sql.ref('c.id'))}`.execute(this.#db);
    const [found] = rows;
    return found === undefined ? null : { ...found, marks: marksOf(found.marks) };
  }

  async record({ studentId, assignmentId, activityId, state, at }: NewStudentProgress): Promise<void> {
    const said = { state, updated_at: instant(at) };
    await this.#db
      .insertInto('student_progress')
      .values({ student_id: studentId, assignment_id: assignmentId, activity_id: activityId, ...said })
      .onConflict((conflict) =>
        conflict.columns(['student_id', 'assignment_id', 'activity_id']).doUpdateSet(said),
      )
      .execute();
  }
}
