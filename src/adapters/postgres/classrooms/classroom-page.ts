import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type {
  ClassroomInPage,
  ListedClassroom,
} from '#application/service/classrooms/ports/classroom-repository.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { ClassroomColumn, ClassroomQuery } from '#domain/classrooms/classrooms/classroom-table.ts';
import type { LatestLesson, MarkedActivities } from '#domain/classrooms/classrooms/classroom.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { Slug } from '#domain/lessons/lessons/lesson.ts';
import type { Page } from '#domain/platform/tables/page.ts';
import { classroomOf, type ClassroomRow, classroomWithTeachers } from './classroom-row.ts';
import { classroomInScope } from '../platform/scope-sql.ts';
import { keptId } from './merged-students-sql.ts';
import { isInClassroomOn } from './roster-rows.ts';
import { isStaySql } from './student-page.ts';
import { readPage, type SqlTable } from '../platform/table-page.ts';

/** The number of activities of the classroom `c` with this state, in the assigned versions of its current lessons. */
const marked = (state: 'done' | 'needs_help'): RawBuilder<unknown> => sql`(select count(*)::integer
  from activity_progress p join assignments s on s.id = p.assignment_id
  join lesson_versions v on v.slug = s.lesson_slug and v.version = s.lesson_version
  where s.classroom_id = c.id and not s.removed and p.state = ${state}
    and exists (select from json_array_elements(v.agenda -> 'activities') activity
      where activity ->> 'id' = p.activity_id))`;

const school = (column: string): RawBuilder<unknown> =>
  sql`(select o.${sql.ref(column)} from organizations o where o.path = c.organization_path)`;
/** The number of students on a day, including those who were archived later. By default, the number of current, active students. */
const studentsOn = (on?: IsoDate): RawBuilder<unknown> => sql`(select count(*)::integer from enrollments e
  join students s on s.id = e.student_id
  where e.classroom_id = c.id and ${isStaySql(on)}
    and (s.state = 'active'${on === undefined ? sql`` : sql` or s.archived_on > ${on}::date`}))`;

/**
 * Selects the students of these classrooms in their latest open lessons, like the domain's `studentsInLesson`. Reads only the marks of these lessons. For
 * merged students, uses the latest mark by a teacher and the latest own mark.
 */
async function latestLessons(
  db: QueryExecutorProvider,
  ids: readonly string[],
  today: IsoDate,
): Promise<ReadonlyMap<string, LatestLesson>> {
  const day = sql`${today}::date`;
  const isHere = (student: RawBuilder<unknown>): RawBuilder<unknown> => sql`from enrollments e
    join students s on s.id = e.student_id
    where e.classroom_id = lesson.classroom_id and ${student} and ${isInClassroomOn(day)}`;
  const { rows } = await sql<{ readonly id: string; readonly lesson: LatestLesson }>`with
      lesson as materialized (select distinct on (a.classroom_id) a.classroom_id, a.id, v.agenda ->> 'title' as title,
          array(select one ->> 'id' from json_array_elements(v.agenda -> 'activities') one) as activities
        from assignments a join lesson_versions v on v.slug = a.lesson_slug and v.version = a.lesson_version
        where a.classroom_id = any(${ids}) and a.visible and not a.removed
          and (a.opens_on is null or a.opens_on <= ${day})
        order by a.classroom_id, a.assigned_at desc, a.id desc),
      mark as (select lesson.id as lesson_id, ${keptId} as kept,
          (array_agg(p.state order by p.updated_at desc) filter (where p.source = 'teacher'))[1] as teachers,
          max(p.updated_at) filter (where p.source = 'teacher') as teachers_at,
          (array_agg(own.state order by own.at desc) filter (where own.state is not null))[1] as own,
          max(own.at) as own_at
        from lesson join student_progress p on p.assignment_id = lesson.id and p.activity_id = any(lesson.activities)
        join students o on o.id = p.student_id
        cross join lateral (select case when p.source = 'teacher' then p.own_state else p.state end as state,
          case when p.source = 'teacher' then p.own_at else p.updated_at end as at) own
        group by lesson.id, kept, p.activity_id),
      student as materialized (select lesson_id, kept,
          count(*) filter (where coalesce(teachers, own) = 'done') as done,
          bool_or(teachers = 'needs_help'
            or (own = 'needs_help' and (teachers_at is null or own_at > teachers_at))) as asks
        from mark group by lesson_id, kept),
      worked as (select lesson.id, count(*) filter (where asks) as asking,
          count(*) filter (where done = cardinality(lesson.activities)) as finished
        from student join lesson on lesson.id = student.lesson_id
        where exists (select ${isHere(sql`e.student_id = student.kept`)})
        group by lesson.id)
    select lesson.classroom_id as id, json_build_object('title', lesson.title,
      'students', (select count(*) ${isHere(sql`true`)}),
      'finished', coalesce(worked.finished, 0), 'needHelp', coalesce(worked.asking, 0)) as lesson
    from lesson left join worked on worked.id = lesson.id`.execute(db);
  return new Map(rows.map(({ id, lesson }) => [id, lesson]));
}

/** A row of a list for `listedOf`: the classroom `c` with its teachers, lessons and progress. */
const listedOn = (on?: IsoDate): RawBuilder<unknown> => sql`${classroomWithTeachers}, coalesce((
    select json_agg(s.lesson_slug order by s.assigned_at desc, s.id desc)
    from assignments s where s.classroom_id = c.id and not s.removed), '[]') as assigned,
  ${school('name')} as school, ${studentsOn(on)} as students,
  json_build_object('done', ${marked('done')}, 'needHelp', ${marked('needs_help')}) as marked`;

export type ListedClassroomRow = ClassroomRow & {
  readonly school: string | null;
  readonly students: number;
  readonly assigned: readonly Slug[];
  readonly marked: MarkedActivities;
};

export const listedOf = (row: ListedClassroomRow): ListedClassroom => ({
  ...classroomOf(row),
  school: row.school,
  students: row.students,
  assignedLessons: row.assigned,
  marked: row.marked,
});

export const listedClassroom: RawBuilder<unknown> = listedOn();

const owner = sql`(select coalesce(a.name_folded, a.email_folded) from classroom_teachers t
  join accounts a on a.id = t.account_id where t.classroom_id = c.id and t.role = 'owner')`;

const ownersNamed = {
  by: sql`c.id`,
  where: (condition: (folded: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    sql`select t.classroom_id from accounts a join classroom_teachers t on t.account_id = a.id and t.role = 'owner'
      where ${condition(sql`coalesce(a.name_folded, a.email_folded)`)}`,
  blank: owner,
} as const;

const columnsOn = ({ everything }: Scope, on?: IsoDate): SqlTable<ClassroomColumn>['columns'] => ({
  name: { kind: 'text', folded: sql`c.name_folded` },
  gradeBand: { kind: 'text', folded: sql`lower(c.grade_band)` },
  school: { kind: 'text', folded: school('name_folded') },
  // In a small scope, checking the owners of its classrooms is faster than searching all accounts.
  owner: { kind: 'text', folded: owner, ...(everything ? { named: ownersNamed } : {}) },
  term: { kind: 'text', folded: sql`c.term_folded` },
  source: { kind: 'text', folded: sql`c.source` },
  teachers: {
    kind: 'number',
    value: sql`(select count(*) from classroom_teachers t where t.classroom_id = c.id)`,
  },
  students: { kind: 'number', value: studentsOn(on) },
  lessons: {
    kind: 'number',
    value: sql`(select count(*) from assignments s where s.classroom_id = c.id and not s.removed)`,
  },
  archivedAt: { kind: 'date', value: sql`c.archived_at` },
});

/** Matches the classrooms `c` that existed on a day. They were created by the end of the day, or had students on it, and were not archived. */
function wasThere(on: IsoDate, timeZone: string): RawBuilder<unknown> {
  const end = sql`((${on}::date + 1)::timestamp at time zone ${timeZone})`;
  return sql`(c.archived_at is null or c.archived_at >= ${end}) and (c.created_at < ${end}
    or exists (select from enrollments e where e.classroom_id = c.id and ${isStaySql(on)}))`;
}

export async function readClassroomPage(
  db: QueryExecutorProvider,
  { archived, timeZone, on, ...query }: ClassroomQuery,
  scope: Scope,
  today: IsoDate,
): Promise<Page<ClassroomInPage>> {
  const now = archived ? sql`c.archived_at is not null` : sql`c.archived_at is null`;
  const kept = on === undefined ? now : wasThere(on, timeZone);
  const page = await readPage<ListedClassroomRow, ClassroomColumn>(
    db,
    {
      rows: listedOn(on),
      from: sql`classrooms c`,
      scope: sql`${classroomInScope(scope, sql.ref('c.id'))} and ${kept}`,
      id: sql`c.id`,
      reading: 'in-order',
      columns: columnsOn(scope, on),
      timeZone,
    },
    query,
  );
  const lessons = await latestLessons(
    db,
    page.rows.map(({ id }) => id),
    today,
  );
  return {
    ...page,
    rows: page.rows.map((row) => ({ ...listedOf(row), latestLesson: lessons.get(row.id) ?? null })),
  };
}
