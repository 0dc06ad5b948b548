import { type Kysely, type RawBuilder, sql } from 'kysely';
import type {
  HeldLoginFile,
  LoginFiles,
  NewLoginFile,
  PlacesOf,
} from '#application/service/classrooms/ports/login-files.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { StudentOfClassroom, StoredLoginFile } from '#domain/classrooms/logins/login-file.ts';
import { naturalOrder } from '../platform/natural-order-sql.ts';
import { instant, type Schema } from '../schema.ts';
import { classroomInScope, codePointsWithin } from '../platform/scope-sql.ts';
import { listedStudentsInScope } from './student-page.ts';

type Condition = RawBuilder<unknown>;

const addedBy = (changeSet: string): Condition => sql`s.id in (select r.row_id from roster_changes r
  where r.change_set_id = ${changeSet} and r.kind = 'student' and r.field = 'state' and r.from_value is null)`;

function isAsked(selection: PlacesOf): Condition {
  if (selection.of === 'students') return sql`s.id = any(${selection.ids})`;
  if (selection.of === 'classrooms') return sql`c.id = any(${selection.ids})`;
  if (selection.of === 'change set') return addedBy(selection.id);
  return selection.path === null
    ? sql`true`
    : codePointsWithin(sql.ref('c.organization_path'), selection.path);
}

/** Whether a student `s` is included. The student need not be in a classroom. */
function isAskedAnywhere(selection: Exclude<PlacesOf, { of: 'classrooms' }>): Condition {
  if (selection.of !== 'organization') return isAsked(selection);
  return selection.path === null
    ? sql`true`
    : codePointsWithin(sql.ref('s.organization_path'), selection.path);
}

const isThere: Condition = sql`e.is_current and c.archived_at is null`;
const isActive: Condition = sql`s.state = 'active' and s.merged_into is null`;

export class PostgresLoginFiles implements LoginFiles {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async placed(selection: PlacesOf, scope: Scope, limit: number): Promise<readonly StudentOfClassroom[]> {
    const { rows } = await sql<StudentOfClassroom>`select c.id as "classroomId", s.id as "studentId"
      from classrooms c join enrollments e on e.classroom_id = c.id join students s on s.id = e.student_id
      where ${isThere} and ${isActive} and ${isAsked(selection)} and ${classroomInScope(scope, sql.ref('c.id'))}
      order by c.organization_path collate "C" nulls first, ${naturalOrder(sql.ref('c.name_folded'))}, c.id collate "C",
        ${naturalOrder(sql.ref('s.name_folded'))}, s.id collate "C"
      limit ${limit}`.execute(this.#db);
    return rows;
  }

  async unplaced(selection: PlacesOf, scope: Scope): Promise<number> {
    if (selection.of === 'classrooms') return 0;
    const { rows } = await sql<{ readonly count: number }>`select count(*)::integer as count from students s
      where ${isActive} and ${isAskedAnywhere(selection)} and ${listedStudentsInScope(scope)}
        and not exists (select from enrollments e join classrooms c on c.id = e.classroom_id
          where e.student_id = s.id and ${isThere} and ${classroomInScope(scope, sql.ref('c.id'))})`.execute(
      this.#db,
    );
    return rows[0]?.count ?? 0;
  }

  async hasAll(classroomIds: readonly string[], scope: Scope): Promise<boolean> {
    const { rows } = await sql<{ readonly count: number }>`select count(*)::integer as count from classrooms c
      where c.id = any(${classroomIds}) and ${classroomInScope(scope, sql.ref('c.id'))}`.execute(this.#db);
    return rows[0]?.count === new Set(classroomIds).size;
  }

  async save(made: NewLoginFile): Promise<void> {
    const { id, accountId, as, sealed, cards, classrooms, students, madeAt, endsAt } = made;
    await sql`insert into login_files (id, account_id, made_as, sealed, cards, classrooms, students, made_at, ends_at)
      select ${id}, accounts.id, ${as}, ${Buffer.from(sealed)}, ${cards}, ${classrooms}, ${students},
        ${instant(madeAt)}, ${instant(endsAt)}
      from accounts where accounts.id = ${accountId}
      on conflict (id) do update set sealed = excluded.sealed, cards = excluded.cards, classrooms = excluded.classrooms,
        students = excluded.students, made_at = excluded.made_at, ends_at = excluded.ends_at`.execute(
      this.#db,
    );
  }

  async list(accountId: string, now: number): Promise<readonly StoredLoginFile[]> {
    const { rows } = await sql<StoredLoginFile>`select id, made_as as as, cards,
        cardinality(classrooms) as classrooms, made_at as "madeAt", ends_at as "endsAt" from login_files
      where account_id = ${accountId} and ends_at > ${instant(now)} order by made_at desc, id desc`.execute(
      this.#db,
    );
    return rows;
  }

  async file(
    accountId: string,
    id: string,
    { now, scope }: { readonly now: number; readonly scope: Scope },
  ): Promise<HeldLoginFile | null> {
    const { rows } = await sql<HeldLoginFile>`select id, made_as as as, sealed, students from login_files f
      where id = ${id} and account_id = ${accountId} and ends_at > ${instant(now)}
        and not exists (select from classrooms c
          where c.id = any(f.classrooms) and not ${classroomInScope(scope, sql.ref('c.id'))})`.execute(
      this.#db,
    );
    const [row] = rows;
    return row === undefined ? null : { ...row, sealed: new Uint8Array(row.sealed) };
  }

  async remove(accountId: string, id: string, now: number): Promise<readonly string[] | null> {
    const { rows } = await sql<{ readonly students: readonly string[] }>`delete from login_files
      where id = ${id} and account_id = ${accountId} and ends_at > ${instant(now)} returning students`.execute(
      this.#db,
    );
    return rows[0]?.students ?? null;
  }

  async removeEnded(now: number): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('login_files')
      .where('ends_at', '<=', sql<number>`${instant(now)}`)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}
