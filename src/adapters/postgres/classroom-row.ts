import { type RawBuilder, type Selectable, sql } from 'kysely';
import type {
  StoredAssignment,
  StoredClassroom,
  TeacherRecord,
} from '#application/service/ports/classroom-repository.ts';
import type { ActivityProgress } from '#domain/classrooms/classroom.ts';
import type { AssignmentsTable, ClassroomsTable } from './schema.ts';

/** A classroom's row with its teachers, the owner first. */
export type ClassroomRow = Selectable<ClassroomsTable> & { readonly teachers: readonly TeacherRecord[] };
/** An assignment's row with its days as text and what was recorded beside it. */
export type AssignmentRow = Omit<Selectable<AssignmentsTable>, 'opens_on' | 'due_on'> & {
  readonly opens_on: string | null;
  readonly due_on: string | null;
  readonly progress: readonly ActivityProgress[];
};

/** What a person is called, of the account `a`. */
const personName = sql`coalesce(nullif(concat_ws(' ', a.first_name, a.last_name), ''), a.email)`;

/** What is selected of a classroom `c` with its teachers. */
export const classroomWithTeachers: RawBuilder<unknown> = sql`c.*, (
    select json_agg(json_build_object(
      'id', t.id,
      'accountId', t.account_id,
      'email', coalesce(t.email, a.email),
      'name', case when t.account_id is null then null else ${personName} end,
      'role', t.role) order by t.role desc, t.place)
    from classroom_teachers t left join accounts a on a.id = t.account_id
    where t.classroom_id = c.id) as teachers`;

/** Assignments `s` with their progress; a condition follows. */
export const assignmentsWithProgress: RawBuilder<unknown> = sql`select s.id, s.classroom_id, s.lesson_slug,
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
      where p.assignment_id = s.id), '[]') as progress
  from assignments s`;

export const classroomOf = (row: ClassroomRow): StoredClassroom => ({
  id: row.id,
  name: row.name,
  gradeBand: row.grade_band,
  organization: row.organization_path,
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
  progress: row.progress,
});
