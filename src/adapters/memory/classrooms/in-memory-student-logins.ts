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
import { classroomTable } from './in-memory-classroom-rows.ts';
import { InMemoryClassCodes } from './in-memory-class-codes.ts';
import type { TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore, type InMemoryTables } from '../in-memory-tables.ts';
import { enrolledIn, studentRow } from './roster-rows.ts';

type TokenRow = NewStudentToken & { readonly endedAt: number | null };
type LastDay = { readonly studentId: string; readonly day: IsoDate };

const byStudent = ({ studentId }: { readonly studentId: string }): string => studentId;

/** Logins of students. When a login ends, its row is deleted, but its last day (`lastDayTable`) is kept. */
export const loginTable: TableDefinition<StudentLogin> = { name: 'student logins', key: byStudent };
export const lastDayTable: TableDefinition<LastDay> = { name: 'last days of students', key: byStudent };
const tokenTable: TableDefinition<TokenRow> = {
  name: 'student tokens',
  key: ({ fingerprint }) => fingerprint,
};

/** Returns the last day of a student's tokens, or null if there are none. */
export const lastTokenDay = (tables: InMemoryTables, id: string): IsoDate | null =>
  tables
    .of(tokenTable)
    .where(({ studentId }) => studentId === id)
    .map(({ day }) => day)
    .toSorted()
    .at(-1) ?? null;

/** Returns the students of a classroom on a day, by name, with their logins. */
export function studentsWithLogins(
  tables: InMemoryTables,
  classroomId: string,
  on: IsoDate,
): readonly StudentWithLogin[] {
  return enrolledIn(tables, classroomId, on).map(({ id, given, family, display, grade, login: wish }) => ({
    id,
    given,
    family,
    display,
    grade,
    wish,
    loggedInOn: lastTokenDay(tables, id),
    login: tables.of(loginTable).get(id),
  }));
}

export class InMemoryStudentLogins extends InMemoryStore implements StudentLogins {
  readonly #logins = this.tables.of(loginTable);
  readonly #tokens = this.tables.of(tokenTable);

  async ofClassroom(classroomId: string, on: IsoDate): Promise<readonly StudentWithLogin[]> {
    return studentsWithLogins(this.tables, classroomId, on);
  }

  async endMismatched(studentIds: readonly string[]): Promise<void> {
    const unwished = studentIds.filter((id) => {
      const kind = this.#logins.get(id)?.kind ?? null;
      const student = studentRow(this.tables, id);
      return student !== null && (student.fields['login'] ?? kind) !== kind;
    });
    await this.end(unwished);
  }

  async having(studentIds: readonly string[]): Promise<readonly string[]> {
    return studentIds.filter((id) => this.#logins.get(id) !== null);
  }

  async end(studentIds: readonly string[]): Promise<void> {
    for (const id of studentIds) this.#logins.delete(id);
    this.#tokens.deleteWhere(({ studentId }) => studentIds.includes(studentId));
  }

  async saveMissing(logins: readonly NewStudentLogin[]): Promise<readonly StudentLogin[]> {
    for (const login of logins) this.#logins.add({ ...login, ...noLoginLock });
    return logins.flatMap(({ studentId }) => this.#logins.get(studentId) ?? []);
  }

  async replace(login: NewStudentLogin): Promise<void> {
    await this.end([login.studentId]);
    this.#logins.save({ ...login, ...noLoginLock });
  }

  async setLock(studentId: string, lock: LoginLock): Promise<void> {
    this.#logins.change(studentId, lock);
  }

  async findForUpdate({ studentId, classroomId, day }: StudentOnDay): Promise<StudentLogin | null> {
    return (await this.ofClassroom(classroomId, day)).find(({ id }) => id === studentId)?.login ?? null;
  }

  async saveToken(token: NewStudentToken): Promise<void> {
    const { studentId, day } = token;
    this.#tokens.deleteWhere((before) => before.studentId === studentId && before.day < day);
    this.#tokens.save({ ...token, endedAt: null });
    const days = this.tables.of(lastDayTable);
    if ((days.get(studentId)?.day ?? '') < day) days.save({ studentId, day });
  }

  async endToken(fingerprint: string, at: number): Promise<void> {
    this.#tokens.change(fingerprint, { endedAt: at });
  }

  async byToken(fingerprint: string): Promise<StudentHolder | null> {
    const token = this.#tokens.get(fingerprint);
    if (token === null || token.endedAt !== null) return null;
    const { studentId, classroomId, day, timeZone } = token;
    const open = await new InMemoryClassCodes(this.tables).open([token.classCode]);
    const isOpen = open?.classroomId === classroomId && open.closedOn !== day;
    const classroom = this.tables.of(classroomTable).get(classroomId);
    if (!isOpen || classroom === null || (await this.findForUpdate(token)) === null) return null;
    return { studentId, classroomId, classroom: classroom.name, day, timeZone, fingerprint };
  }
}
