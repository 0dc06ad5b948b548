import { type Kysely, sql } from 'kysely';
import type {
  AddOutcome,
  AssignmentInClassroom,
  AssignOutcome,
  ClassroomRepository,
  ClassroomInPage,
  ListedClassroom,
  StoredAssignment,
  StoredClassroom,
  NewAssignment,
  NewClassroom,
  NewProgress,
  NewTeacher,
  PendingTeacher,
} from '#application/service/classrooms/ports/classroom-repository.ts';
import type { LessonPin } from '#application/service/lessons/ports/lesson-repository.ts';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { ClassroomQuery } from '#domain/classrooms/classrooms/classroom-table.ts';
import type { AssignmentEdit, ClassroomEdit } from '#domain/classrooms/classrooms/classroom.ts';
import { comparable } from '#domain/platform/tables/columns.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { Page } from '#domain/platform/tables/page.ts';
import { byNaturalName } from '#domain/platform/tables/natural-order.ts';
import { assignToClassroom, restoreToClassroom } from './assign-to-classroom.ts';
import { listedClassroom, listedOf, type ListedClassroomRow, readClassroomPage } from './classroom-page.ts';
import {
  assignmentInClassroomOf,
  type AssignmentInClassroomRow,
  assignmentOf,
  type AssignmentRow,
  assignmentSource,
  assignmentWithLesson,
  classroomOf,
  type ClassroomRow,
  classroomWithTeachers,
  teachersOfClassroom,
} from './classroom-row.ts';
import { forgetTeacher } from './forget-teacher.ts';
import { instant, type Schema } from '../schema.ts';
import { classroomInScope } from '../platform/scope-sql.ts';

/** Classrooms in PostgreSQL or PGlite. The statement that writes also compares the version, so no concurrent edit is lost. */
export class PostgresClassroomRepository implements ClassroomRepository {
  readonly #db: Kysely<Schema>;

  /** `db` may be a transaction. Operations with a limit require one. */
  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async claimCoTeaching(accountId: string, email: EmailAddress): Promise<void> {
    // Locks the account before its rows, in the order in which a deletion locks them. An account that is deleted concurrently claims nothing.
    await sql`with
        mine as materialized (select id from accounts where id = ${accountId}
          and exists (select from classroom_teachers where email = ${email}) for key share),
        taught as (select classroom_id from classroom_teachers where account_id = ${accountId}),
        twice as (delete from classroom_teachers t using mine
          where t.email = ${email} and t.classroom_id in (select classroom_id from taught))
      update classroom_teachers t set account_id = mine.id, email = null from mine
      where t.email = ${email} and t.classroom_id not in (select classroom_id from taught)`.execute(this.#db);
  }

  async list(scope: Scope): Promise<readonly ListedClassroom[]> {
    const { rows } = await sql<ListedClassroomRow>`select ${listedClassroom} from classrooms c
      where ${classroomInScope(scope, sql.ref('c.id'))}`.execute(this.#db);
    return rows.map(listedOf).toSorted(byNaturalName);
  }

  page(query: ClassroomQuery, scope: Scope, today: IsoDate): Promise<Page<ClassroomInPage>> {
    return readClassroomPage(this.#db, query, scope, today);
  }

  async byId(id: string, scope: Scope): Promise<StoredClassroom | null> {
    const { rows } = await sql<ClassroomRow>`select ${classroomWithTeachers} from classrooms c
      where c.id = ${id} and ${classroomInScope(scope, sql.ref('c.id'))}`.execute(this.#db);
    return rows[0] ? classroomOf(rows[0]) : null;
  }

  async open(
    { id, name, gradeBand, termName, firstDay, lastDay, color, icon, organization, owner, at }: NewClassroom,
    limit: number,
  ): Promise<boolean> {
    await sql`select from accounts where id = ${owner.accountId} for update`.execute(this.#db);
    const { rows } = await sql`with opened as (
        insert into classrooms (id, name, name_folded, grade_band, term_name, term_folded, first_day, last_day,
          color, icon, organization_path, version, created_at)
        select ${id}, ${name}, ${comparable(name)}, ${gradeBand}, ${termName}, ${comparable(termName)}, ${firstDay}::date, ${lastDay}::date,
          ${color}, ${icon}, ${organization}, 1, ${instant(at)}
        where ${limit} > (
          select count(*) from classroom_teachers where account_id = ${owner.accountId} and role = 'owner')
        returning id)
      insert into classroom_teachers (id, classroom_id, account_id, role)
      select ${owner.teacherId}, opened.id, ${owner.accountId}, 'owner' from opened
      returning id`.execute(this.#db);
    return rows.length > 0;
  }

  async change(id: string, version: number, edit: ClassroomEdit): Promise<boolean> {
    const { rows } = await sql`update classrooms
      set name = ${edit.name}, name_folded = ${comparable(edit.name)}, grade_band = ${edit.gradeBand},
        term_name = ${edit.termName}, term_folded = ${comparable(edit.termName)}, first_day = ${edit.firstDay}, last_day = ${edit.lastDay},
        color = ${edit.color}, icon = ${edit.icon}, version = version + 1
      where id = ${id} and version = ${version} returning id`.execute(this.#db);
    return rows.length > 0;
  }

  async setArchived(id: string, at: number | null): Promise<void> {
    const timestamp = at === null ? null : instant(at);
    await sql`update classrooms set archived_at = ${timestamp}, version = version + 1
      where id = ${id} and (archived_at is null) <> (${timestamp}::timestamptz is null)`.execute(this.#db);
  }

  async addTeacher(classroomId: string, { id, email, by }: NewTeacher, limit: number): Promise<AddOutcome> {
    // Locks the classroom, so that assignments to it are added one at a time.
    await sql`select from classrooms where id = ${classroomId} for update`.execute(this.#db);
    const { rows } = await sql<{ teachers: number; there: boolean }>`select count(*)::integer as teachers,
        coalesce(bool_or(${email} in (t.email, lower(a.email))), false) as there
      from classroom_teachers t left join accounts a on a.id = t.account_id
      where t.classroom_id = ${classroomId}`.execute(this.#db);
    const { teachers = 0, there = false } = rows[0] ?? {};
    if (there || teachers >= limit) return there ? 'there' : 'full';
    await this.#db
      .insertInto('classroom_teachers')
      .values({ id, classroom_id: classroomId, email, role: 'co-teacher', added_by: by ?? null })
      .execute();
    return 'added';
  }

  async pendingTeachersAddedBy(
    accountId: string,
    organization: OrganizationPath,
  ): Promise<readonly PendingTeacher[]> {
    const { rows } = await sql<PendingTeacher>`
      select t.id, t.classroom_id as "classroomId" from classroom_teachers t
        join classrooms c on c.id = t.classroom_id
      where t.added_by = ${accountId} and t.account_id is null and starts_with(c.organization_path, ${organization})
      order by t.id collate "C"`.execute(this.#db);
    return rows;
  }

  async transfer(classroomId: string, accountId: string): Promise<void> {
    await this.#db
      .deleteFrom('classroom_teachers')
      .where('classroom_id', '=', classroomId)
      .where('account_id', '=', accountId)
      .where('role', '<>', 'owner')
      .execute();
    await this.#db
      .updateTable('classroom_teachers')
      .set({ account_id: accountId })
      .where('classroom_id', '=', classroomId)
      .where('role', '=', 'owner')
      .execute();
  }

  async moveAll(from: OrganizationPath, to: OrganizationPath): Promise<readonly string[]> {
    const rows = await this.#db
      .updateTable('classrooms')
      .set({ organization_path: to })
      .where('organization_path', '=', from)
      .returning('id')
      .execute();
    return rows.map(({ id }) => id).toSorted();
  }

  async removeTeacher(classroomId: string, teacherId: string): Promise<void> {
    await this.#db
      .deleteFrom('classroom_teachers')
      .where('id', '=', teacherId)
      .where('classroom_id', '=', classroomId)
      .where('role', '<>', 'owner')
      .execute();
  }

  async assignments(classroomId: string, scope: Scope): Promise<readonly StoredAssignment[]> {
    const { rows } =
      await sql<AssignmentRow>`select ${assignmentWithLesson} from ${assignmentSource(sql`assignments`)}
      where s.classroom_id = ${classroomId} and ${classroomInScope(scope, sql.ref('s.classroom_id'))}
      order by s.assigned_at desc, s.id desc`.execute(this.#db);
    return rows.map(assignmentOf);
  }

  async assignment(id: string, scope: Scope): Promise<AssignmentInClassroom | null> {
    const { rows } =
      await sql<AssignmentInClassroomRow>`/* assignment-in-classroom */ select ${assignmentWithLesson},
        c.organization_path, c.archived_at, ${teachersOfClassroom}
      from ${assignmentSource(sql`assignments`)} join classrooms c on c.id = s.classroom_id
      where s.id = ${id} and ${classroomInScope(scope, sql.ref('s.classroom_id'))}`.execute(this.#db);
    return rows[0] ? assignmentInClassroomOf(rows[0]) : null;
  }

  assign(given: NewAssignment, limit: number): Promise<AssignOutcome> {
    return assignToClassroom(this.#db, given, limit);
  }

  async changeAssignment(
    id: string,
    version: number,
    edit: Partial<AssignmentEdit & { readonly lessonVersion: number }>,
  ): Promise<boolean> {
    const { visible, opensOn, dueOn, note, lessonVersion } = edit;
    const changed = await this.#db
      .updateTable('assignments')
      .set({
        version: version + 1,
        ...(visible === undefined ? {} : { visible }),
        ...(opensOn === undefined ? {} : { opens_on: opensOn }),
        ...(dueOn === undefined ? {} : { due_on: dueOn }),
        ...(note === undefined ? {} : { note }),
        ...(lessonVersion === undefined ? {} : { lesson_version: lessonVersion }),
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('removed', '=', false)
      .returning('id')
      .execute();
    return changed.length > 0;
  }

  async removeAssignment(id: string): Promise<void> {
    await sql`update assignments set removed = true, version = version + 1
      where id = ${id} and not removed`.execute(this.#db);
  }

  restoreAssignment(id: string, limit: number): Promise<StoredAssignment | 'full' | null> {
    return restoreToClassroom(this.#db, id, limit);
  }

  async recordProgress(progress: NewProgress, version: number): Promise<boolean> {
    const { assignmentId, activityId, state, minutes, by, at } = progress;
    const written =
      version === 0
        ? sql`insert into activity_progress
            (assignment_id, activity_id, state, minutes, version, updated_at, updated_by)
          values (${assignmentId}, ${activityId}, ${state}, ${minutes}, 1, ${instant(at)}, ${by})
          on conflict do nothing returning version`
        : sql`update activity_progress set state = ${state}, minutes = ${minutes}, version = version + 1,
            updated_at = ${instant(at)}, updated_by = ${by}
          where assignment_id = ${assignmentId} and activity_id = ${activityId} and version = ${version}
          returning version`;
    return (await written.execute(this.#db)).rows.length > 0;
  }

  async isAssigned({ slug, version }: LessonPin, scope: Scope): Promise<boolean> {
    const { rows } = await sql`select from assignments s
      where s.lesson_slug = ${slug} and s.lesson_version = ${version} and not s.removed
        and ${classroomInScope(scope, sql.ref('s.classroom_id'))} limit 1`.execute(this.#db);
    return rows.length > 0;
  }

  forget(accountId: string, email: EmailAddress | null): Promise<void> {
    return forgetTeacher(this.#db, accountId, email);
  }
}
