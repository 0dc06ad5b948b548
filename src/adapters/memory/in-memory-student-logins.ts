import type {
  NewStudentLogin,
  NewStudentToken,
  StudentHolder,
  StudentLogin,
  StudentLogins,
  StudentOnDay,
  StudentWithLogin,
} from '#application/service/ports/student-logins.ts';
import { everywhere } from '#domain/access/scope.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { LoginKind } from '#domain/students/login-kind.ts';
import { type LoginLock, noLoginLock } from '#domain/students/login-lock.ts';
import { type Undo, undoOf } from './in-memory-calls.ts';
import type { InMemoryClassroomRepository } from './in-memory-classroom-repository.ts';
import type { InMemoryClassCodes } from './in-memory-class-codes.ts';
import type { InMemoryRosterStore } from './in-memory-roster-store.ts';
import { InMemoryRows } from './in-memory-rows.ts';

export type AroundLogins = {
  readonly roster: Pick<InMemoryRosterStore, 'all' | 'students'>;
  readonly classCodes: Pick<InMemoryClassCodes, 'open'>;
  readonly classrooms: Pick<InMemoryClassroomRepository, 'byId'>;
};

type Rows = {
  readonly logins: InMemoryRows<StudentLogin>;
  readonly tokens: InMemoryRows<NewStudentToken & { readonly endedAt: number | null }>;
  readonly days: InMemoryRows<IsoDate>;
};

export class InMemoryStudentLogins implements StudentLogins {
  readonly #around: AroundLogins;
  readonly #rows: Rows;

  constructor(
    around: AroundLogins,
    rows: Rows = { logins: new InMemoryRows(), tokens: new InMemoryRows(), days: new InMemoryRows() },
  ) {
    this.#around = around;
    this.#rows = rows;
  }

  async ofClassroom(classroomId: string, on: IsoDate): Promise<readonly StudentWithLogin[]> {
    const found = await this.#around.roster.students(classroomId, on, everywhere);
    return (found?.students ?? []).map(({ id, given, family, display, grade, login: wish }) => ({
      id,
      given,
      family,
      display,
      grade,
      wish,
      loggedInOn: this.lastDayOf(id),
      login: this.#rows.logins.get(id),
    }));
  }

  endUnwished(studentIds: readonly string[]): Promise<void> {
    for (const { kind, id, fields } of this.#around.roster.all()) {
      const { login: wish = this.kindOf(id) } = fields;
      if (kind !== 'student' || !studentIds.includes(id) || wish === this.kindOf(id)) continue;
      this.#end(id);
    }
    return Promise.resolve();
  }

  having(studentIds: readonly string[]): Promise<readonly string[]> {
    return Promise.resolve(studentIds.filter((id) => this.#rows.logins.get(id) !== null));
  }

  end(studentIds: readonly string[]): Promise<void> {
    for (const id of studentIds) this.#end(id);
    return Promise.resolve();
  }

  #end(id: string): void {
    this.#rows.logins.delete(id);
    this.#endTokens(({ studentId }) => studentId === id);
  }

  /** The kind of a student's login; null if there is none. */
  kindOf(studentId: string): LoginKind | null {
    return this.#rows.logins.get(studentId)?.kind ?? null;
  }

  /** A student's login; null if there is none. */
  loginOf(studentId: string): StudentLogin | null {
    return this.#rows.logins.get(studentId);
  }

  keepMissing(logins: readonly NewStudentLogin[]): Promise<readonly StudentLogin[]> {
    const kept = logins.map(
      (login) => this.#rows.logins.get(login.studentId) ?? { ...login, ...noLoginLock },
    );
    for (const login of kept) this.#rows.logins.set(login.studentId, login);
    return Promise.resolve(kept);
  }

  replace(login: NewStudentLogin): Promise<void> {
    this.#rows.logins.set(login.studentId, { ...login, ...noLoginLock });
    this.#endTokens(({ studentId }) => studentId === login.studentId);
    return Promise.resolve();
  }

  setLock(studentId: string, lock: LoginLock): Promise<void> {
    const login = this.#rows.logins.get(studentId);
    if (login !== null) this.#rows.logins.set(studentId, { ...login, ...lock });
    return Promise.resolve();
  }

  async hold({ studentId, classroomId, day }: StudentOnDay): Promise<StudentLogin | null> {
    return (await this.ofClassroom(classroomId, day)).find(({ id }) => id === studentId)?.login ?? null;
  }

  keepToken(token: NewStudentToken): Promise<void> {
    this.#endTokens(({ studentId, day }) => studentId === token.studentId && day < token.day);
    this.#rows.tokens.set(token.fingerprint, { ...token, endedAt: null });
    const { studentId, day } = token;
    const last = this.everOf(studentId);
    this.#rows.days.set(studentId, last === null || last < day ? day : last);
    return Promise.resolve();
  }

  endToken(fingerprint: string, at: number): Promise<void> {
    const token = this.#rows.tokens.get(fingerprint);
    if (token !== null) this.#rows.tokens.set(fingerprint, { ...token, endedAt: at });
    return Promise.resolve();
  }

  async byToken(fingerprint: string): Promise<StudentHolder | null> {
    const token = this.#rows.tokens.get(fingerprint);
    if (token === null || token.endedAt !== null) return null;
    const { studentId, classroomId, day, timeZone } = token;
    const open = await this.#around.classCodes.open([token.classCode]);
    const isOpen = open?.classroomId === classroomId && open.closedOn !== day;
    const held = isOpen ? await this.hold(token) : null;
    const room = held === null ? null : await this.#around.classrooms.byId(classroomId, everywhere);
    if (held === null || room === null) return null;
    return { studentId, classroomId, classroom: room.name, day, timeZone, fingerprint };
  }

  draft(around: AroundLogins): { readonly logins: InMemoryStudentLogins; readonly commit: () => Undo } {
    const rows = {
      logins: this.#rows.logins.draft(),
      tokens: this.#rows.tokens.draft(),
      days: this.#rows.days.draft(),
    };
    return {
      logins: new InMemoryStudentLogins(around, rows),
      commit: () => undoOf(rows.logins.commit(), rows.tokens.commit(), rows.days.commit()),
    };
  }

  everOf(studentId: string): IsoDate | null {
    return this.#rows.days.get(studentId);
  }

  lastDayOf(student: string): IsoDate | null {
    const days = this.#rows.tokens
      .all()
      .flatMap(({ studentId, day }) => (studentId === student ? [day] : []));
    return days.toSorted().at(-1) ?? null;
  }

  #endTokens(where: (token: NewStudentToken) => boolean): void {
    for (const token of this.#rows.tokens.all())
      if (where(token)) this.#rows.tokens.delete(token.fingerprint);
  }
}
