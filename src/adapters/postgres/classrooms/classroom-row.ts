import { type RawBuilder, type Selectable, sql } from 'kysely';
import type {
  AssignmentInClassroom,
  StoredAssignment,
  StoredClassroom,
  TeacherRecord,
} from '#application/service/classrooms/ports/classroom-repository.ts';
import type { ActivityProgress, AssignedLesson } from '#domain/classrooms/classrooms/classroom.ts';
import type { AssignmentsTable, ClassroomsTable } from '../schema.ts';

export type ClassroomRow = Selectable<ClassroomsTable> & {
  readonly teachers: readonly TeacherRecord[];
  readonly term_from: string | null;
  readonly term_to: string | null;
};
export type AssignmentRow = Omit<Selectable<AssignmentsTable>, 'opens_on' | 'due_on'> & {
  readonly opens_on: string | null;
  readonly due_on: string | null;
  readonly recorded: readonly ActivityProgress[];
  readonly lesson: AssignedLesson;
};
export type AssignmentInClassroomRow = AssignmentRow &
  Pick<ClassroomRow, 'organization_path' | 'archived_at' | 'teachers'>;

export const personName: RawBuilder<unknown> = sql`coalesce(nullif(concat_ws(' ', a.first_name, a.last_name), ''), a.email)`;

export const teachersOfClassroom: RawBuilder<unknown> = sql`(
    select json_agg(json_build_object(
      'id', t.id,
      'accountId', t.account_id,
      'email', coalesce(t.email, a.email),
      'name', case when t.account_id is null then null else ${personName} end,
      'role', t.role) order by t.role desc, t.place)
    from classroom_teachers t left join accounts a on a.id = t.account_id
    where t.classroom_id = c.id) as teachers`;

export const classroomWithTeachers: RawBuilder<unknown> = sql`c.*, to_char(c.first_day, 'YYYY-MM-DD') as term_from,
    to_char(c.last_day, 'YYYY-MM-DD') as term_to, ${teachersOfClassroom}`;

/** The columns of an assignment from `assignmentSource`, with the recorded progress and the data of its lesson. */
export const assignmentWithLesson: RawBuilder<unknown> = sql`s.id, s.classroom_id, s.lesson_slug,
    s.lesson_version, s.visible, to_char(s.opens_on, 'YYYY-MM-DD') as opens_on,
    to_char(s.due_on, 'YYYY-MM-DD') as due_on, s.note, s.version, s.removed, s.assigned_at, coalesce((
      select json_agg(json_build_object(
        'activityId', p.activity_id,
        'state', p.state,
        'minutes', p.minutes,
        'version', p.version,
        'updatedAt', (extract(epoch from p.updated_at) * 1000)::bigint,
        'updatedBy', ${personName}))
      from activity_progress p left join accounts a on a.id = p.updated_by
      where p.assignment_id = s.id), '[]') as recorded,
    json_build_object('title', v.agenda -> 'title', 'activities', v.agenda -> 'activities',
      'latestVersion', l.version) as lesson`;

export const assignmentSource = (rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`${rows} s
  join lesson_versions v on v.slug = s.lesson_slug and v.version = s.lesson_version
  left join lessons l on l.slug = s.lesson_slug and l.status = 'published'`;

export const classroomOf = (row: ClassroomRow): StoredClassroom => ({
  id: row.id,
  name: row.name,
  gradeBand: row.grade_band,
  termName: row.term_name,
  firstDay: row.term_from,
  lastDay: row.term_to,
  color: row.color,
  icon: row.icon,
  organization: row.organization_path,
  source: row.source,
  archivedAt: row.archived_at,
  version: row.version,
  teachers: row.teachers,
});

export const assignmentOf = (row: AssignmentRow): StoredAssignment => ({
  id: row.id,
  classroomId: row.classroom_id,
  lessonSlug: row.lesson_slug,
  lessonVersion: row.lesson_version,
  visible: row.visible,
  opensOn: row.opens_on,
  dueOn: row.due_on,
  note: row.note,
  version: row.version,
  removed: row.removed,
  assignedAt: row.assigned_at,
  lesson: row.lesson,
  recorded: row.recorded,
});

export const assignmentInClassroomOf = (row: AssignmentInClassroomRow): AssignmentInClassroom => ({
  assignment: assignmentOf(row),
  classroom: { organization: row.organization_path, archivedAt: row.archived_at, teachers: row.teachers },
});
