import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type {
  NewStudentLogin,
  NewStudentToken,
  StudentHolder,
  StudentLogin,
  StudentLogins,
  StudentOnDay,
  StudentWithLogin,
} from '#application/service/classrooms/ports/student-logins.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { type LoginLock, noLoginLock } from '#domain/classrooms/logins/login-lock.ts';
import { naturalOrder } from '../platform/natural-order-sql.ts';
import type { StudentLoginsTable } from './roster-tables.ts';
import { isInClassroomOn } from './roster-rows.ts';
import { instant, type Schema } from '../schema.ts';

type LoginRow = Selectable<StudentLoginsTable>;
/** A student with the columns of a login. They are null if there is no login. */
type Row = Omit<StudentWithLogin, 'login'> & (LoginRow | { readonly [Column in keyof LoginRow]: null });

const loginOf = (row: LoginRow): StudentLogin => ({
  studentId: row.student_id,
  kind: row.kind,
  sealed: row.sealed,
  digest: row.digest,
  madeAt: row.made_at,
  failures: row.failures,
  lockouts: row.lockouts,
  lockedUntil: row.locked_until,
});

const lockColumns = ({ failures, lockouts, lockedUntil }: LoginLock) => ({
  failures,
  lockouts,
  locked_until: lockedUntil === null ? null : instant(lockedUntil),
});

const rowOf = ({ studentId, kind, sealed, digest, madeAt }: NewStudentLogin) =>
  ({
    student_id: studentId,
    kind,
    sealed,
    digest,
    made_at: instant(madeAt),
    ...lockColumns(noLoginLock),
  }) satisfies Insertable<StudentLoginsTable>;

/** The last day on which a student `s` logged in with their current login. */
export const lastLoginDay: RawBuilder<unknown> = sql`(select to_char(max(t.day), 'YYYY-MM-DD')
  from student_tokens t where t.student_id = s.id)`;

export class PostgresStudentLogins implements StudentLogins {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async ofClassroom(classroomId: string, on: IsoDate): Promise<readonly StudentWithLogin[]> {
    const { rows } = await sql<Row>`select s.id, s.given_name as given, s.family_name as family,
        s.display_name as display, s.grade, s.login_kind as wish, ${lastLoginDay} as "loggedInOn", l.*
      from enrollments e join students s on s.id = e.student_id left join student_logins l on l.student_id = s.id
      where e.classroom_id = ${classroomId} and ${isInClassroomOn(sql`${on}::date`)}
      order by ${naturalOrder(sql.ref('s.name_folded'))}, s.id collate "C"`.execute(this.#db);
    return rows.map(({ id, given, family, display, grade, wish, loggedInOn, ...login }) => ({
      id,
      given,
      family,
      display,
      grade,
      wish,
      loggedInOn,
      login: login.student_id === null ? null : loginOf(login),
    }));
  }

  async saveMissing(logins: readonly NewStudentLogin[]): Promise<readonly StudentLogin[]> {
    const rows = await this.#db
      .insertInto('student_logins')
      .values(logins.map(rowOf))
      // Changes nothing, but waits for a concurrent insert and returns its row.
      .onConflict((conflict) =>
        conflict.column('student_id').doUpdateSet({ student_id: sql`excluded.student_id` }),
      )
      .returningAll()
      .execute();
    return rows.map(loginOf);
  }

  async endMismatched(studentIds: readonly string[]): Promise<void> {
    await sql`delete from student_logins l using students s
      where s.id = l.student_id and s.id = any(${studentIds}) and s.login_kind <> l.kind`.execute(this.#db);
  }

  async having(studentIds: readonly string[]): Promise<readonly string[]> {
    const { rows } = await sql<{
      readonly id: string;
    }>`select student_id as id from student_logins where student_id = any(${studentIds})`.execute(this.#db);
    return rows.map(({ id }) => id);
  }

  async end(studentIds: readonly string[]): Promise<void> {
    await sql`delete from student_logins where student_id = any(${studentIds})`.execute(this.#db);
  }

  async replace(login: NewStudentLogin): Promise<void> {
    const row = rowOf(login);
    await this.#db
      .with('ended', (db) => db.deleteFrom('student_tokens').where('student_id', '=', login.studentId))
      .insertInto('student_logins')
      .values(row)
      .onConflict((conflict) => conflict.column('student_id').doUpdateSet(row))
      .execute();
  }

  async setLock(studentId: string, lock: LoginLock): Promise<void> {
    await this.#db
      .updateTable('student_logins')
      .set(lockColumns(lock))
      .where('student_id', '=', studentId)
      .execute();
  }

  async findForUpdate({ studentId, classroomId, day }: StudentOnDay): Promise<StudentLogin | null> {
    const { rows } =
      await sql<LoginRow>`select l.* from student_logins l join students s on s.id = l.student_id
      where l.student_id = ${studentId} and exists (select from enrollments e where e.student_id = s.id
        and e.classroom_id = ${classroomId} and ${isInClassroomOn(sql`${day}::date`)})
      for update of l`.execute(this.#db);
    const [row] = rows;
    return row === undefined ? null : loginOf(row);
  }

  async saveToken({
    fingerprint,
    studentId,
    classroomId,
    classCode,
    day,
    timeZone,
  }: NewStudentToken): Promise<void> {
    await this.#db
      .with('outlived', (db) =>
        db.deleteFrom('student_tokens').where('student_id', '=', studentId).where('day', '<', day),
      )
      .insertInto('student_tokens')
      .values({
        fingerprint,
        student_id: studentId,
        classroom_id: classroomId,
        class_code: classCode,
        day,
        time_zone: timeZone,
      })
      .execute();
  }

  async endToken(fingerprint: string, at: number): Promise<void> {
    await this.#db
      .updateTable('student_tokens')
      .set({ ended_at: instant(at) })
      .where('fingerprint', '=', fingerprint)
      .execute();
  }

  async byToken(fingerprint: string): Promise<StudentHolder | null> {
    const { rows } =
      await sql<StudentHolder>`/* student-by-token */ select s.id as "studentId", t.classroom_id as "classroomId", c.name as classroom,
        to_char(t.day, 'YYYY-MM-DD') as day, t.time_zone as "timeZone", t.fingerprint
      from student_tokens t join students s on s.id = t.student_id join classrooms c on c.id = t.classroom_id
        join class_codes j on j.classroom_id = c.id and j.digest = t.class_code and j.paused_at is null
          and j.closed_on is distinct from t.day
      where t.fingerprint = ${fingerprint} and t.ended_at is null and c.archived_at is null and exists (select from enrollments e
        where e.student_id = s.id and e.classroom_id = c.id and ${isInClassroomOn(sql`t.day`)})`.execute(
        this.#db,
      );
    return rows[0] ?? null;
  }
}
