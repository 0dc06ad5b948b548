import { type Kysely, type RawBuilder, sql } from 'kysely';
import type {
  AssignOutcome,
  NewAssignment,
  StoredAssignment,
} from '#application/service/classrooms/ports/classroom-repository.ts';
import { assignmentOf, type AssignmentRow, assignmentSource, assignmentWithLesson } from './classroom-row.ts';
import { instant, type Schema } from '../schema.ts';

/**
 * Whether a classroom has room for another assignment. Must run in a separate statement after the one that locks the classroom, because a statement that waits
 * for a lock reads by an older snapshot.
 */
const hasRoom = (classroomId: RawBuilder<unknown>, limit: number): RawBuilder<unknown> => sql`${limit} > (
  select count(*) from assignments o where o.classroom_id = ${classroomId} and not o.removed)`;

/** Assigns the published version of a lesson. Must run within a transaction. Locks the classroom, so that assignments to it are added one at a time. */
export async function assignToClassroom(
  trx: Kysely<Schema>,
  given: NewAssignment,
  limit: number,
): Promise<AssignOutcome> {
  const { id, classroomId, lessonSlug, visible, opensOn, dueOn, note, at } = given;
  await sql`select from classrooms where id = ${classroomId} for update`.execute(trx);
  const { rows } = await sql<AssignmentRow>`with assigned as (
      insert into assignments as a (id, classroom_id, lesson_slug, lesson_version, visible, opens_on, due_on,
        note, version, removed, assigned_at)
      select ${id}, ${classroomId}, slug, version, ${visible}::boolean, ${opensOn}::date, ${dueOn}::date,
        ${note}, 1, false, ${instant(at)}::timestamptz
      from lessons where slug = ${lessonSlug} and status = 'published' and ${hasRoom(sql`${classroomId}`, limit)}
      on conflict (classroom_id, lesson_slug) do update set lesson_version = excluded.lesson_version,
        visible = excluded.visible, opens_on = excluded.opens_on, due_on = excluded.due_on,
        note = excluded.note, version = a.version + 1, removed = false, assigned_at = excluded.assigned_at
      where a.removed
      returning a.*)
    select ${assignmentWithLesson} from ${assignmentSource(sql`assigned`)}`.execute(trx);
  return rows[0] ? assignmentOf(rows[0]) : whyNotAssigned(trx, given);
}

async function whyNotAssigned(
  trx: Kysely<Schema>,
  { classroomId, lessonSlug }: NewAssignment,
): Promise<AssignOutcome> {
  const { rows } = await sql<{ published: boolean; there: boolean }>`select
      exists (select from lessons where slug = ${lessonSlug} and status = 'published') as published,
      exists (select from assignments where classroom_id = ${classroomId} and lesson_slug = ${lessonSlug}
        and not removed) as there`.execute(trx);
  if (rows[0]?.published !== true) return 'unpublished';
  return rows[0].there ? 'there' : 'full';
}

/**
 * Restores a removed assignment and returns it. Returns an assignment that is not removed unchanged, `full` if the classroom has no room, and null if there is
 * no such assignment. Must run within a transaction.
 */
export async function restoreToClassroom(
  trx: Kysely<Schema>,
  id: string,
  limit: number,
): Promise<StoredAssignment | 'full' | null> {
  const locked = await sql`select from classrooms
    where id = (select classroom_id from assignments where id = ${id}) for update`.execute(trx);
  const { rows } = await sql<AssignmentRow>`with restored as (
      update assignments a set removed = false, version = version + 1
      where a.id = ${id} and a.removed and ${hasRoom(sql`a.classroom_id`, limit)}
      returning a.*),
    present as (select * from restored union all select * from assignments where id = ${id} and not removed)
    select ${assignmentWithLesson} from ${assignmentSource(sql`present`)}`.execute(trx);
  if (rows[0]) return assignmentOf(rows[0]);
  return locked.rows.length > 0 ? 'full' : null;
}
