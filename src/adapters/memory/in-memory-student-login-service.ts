import type {
  StudentLoginService,
  StudentOfClassroom,
} from '#application/client/ports/student-login-service.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Action } from '#domain/access/permissions.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { CardsWanted } from '#domain/students/login-card.ts';
import type { CardsOf, LoginFileWanted } from '#domain/students/login-file.ts';
import type { LoginKind } from '#domain/students/login-kind.ts';
import type { PrintWanted } from '#domain/students/login-sheet.ts';
import { admittedCaller, type AdmittingService, failureOf, type Refused } from './in-memory-admission.ts';

type App = AdmittingService & Pick<ServiceApp, 'studentLogins'>;

const bytesOf = (file: Uint8Array | string): Uint8Array<ArrayBuffer> =>
  typeof file === 'string' ? new TextEncoder().encode(file) : new Uint8Array(file);

export class InMemoryStudentLoginService implements StudentLoginService {
  readonly #app: App;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: App, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  async standings(classroomId: string) {
    const caller = await this.#mayAs('student.show-login');
    if (!caller.ok) return err(failureOf(caller.error));
    return this.#app.studentLogins.standings(caller.value, classroomId);
  }

  async cards(classroomId: string, wanted: CardsWanted) {
    const caller = await this.#mayAs('student.show-login');
    if (!caller.ok) return err(failureOf(caller.error));
    return this.#app.studentLogins.cards(caller.value, classroomId, wanted);
  }

  async print(classroomId: string, wanted: PrintWanted) {
    const caller = await this.#mayAs('student.show-login');
    if (!caller.ok) return err(failureOf(caller.error));
    const printed = await this.#app.studentLogins.print(caller.value, classroomId, wanted);
    if (printed.ok) return ok(bytesOf(printed.value.file));
    const { error } = printed;
    return err(
      error.kind === 'student/paper-busy' ? ({ kind: 'service/failed', requestId: null } as const) : error,
    );
  }

  async countCards(whose: CardsOf) {
    const caller = await this.#mayAs('student.show-login');
    if (!caller.ok) return err(failureOf(caller.error));
    return this.#app.studentLogins.files.count(caller.value, whose);
  }

  async orderFile(whose: CardsOf, wanted: LoginFileWanted) {
    const caller = await this.#mayAs('student.show-login');
    if (!caller.ok) return err(failureOf(caller.error));
    const ordered = await this.#app.studentLogins.files.order(caller.value, whose, wanted);
    if (ordered.ok) return ordered;
    const { error } = ordered;
    if (error.kind !== 'call/too-many-requests') return err(error);
    return err({ kind: 'service/too-many-requests', retryAfterSeconds: error.retryAfterSeconds } as const);
  }

  async files() {
    const caller = await this.#mayAs('student.show-login');
    return caller.ok
      ? ok(await this.#app.studentLogins.files.list(caller.value))
      : err(failureOf(caller.error));
  }

  async file(id: string) {
    const caller = await this.#mayAs('student.show-login');
    if (!caller.ok) return err(failureOf(caller.error));
    const made = await this.#app.studentLogins.files.download(caller.value, id);
    return made.ok ? ok(bytesOf(made.value.file)) : made;
  }

  async removeFile(id: string) {
    const caller = await this.#mayAs('student.show-login');
    return caller.ok ? this.#app.studentLogins.files.remove(caller.value, id) : err(failureOf(caller.error));
  }

  async reset(student: StudentOfClassroom, kind: LoginKind | null) {
    const caller = await this.#mayAs('student.edit');
    if (!caller.ok) return err(failureOf(caller.error));
    return this.#app.studentLogins.reset(caller.value, student, kind);
  }

  async unlock(student: StudentOfClassroom) {
    const caller = await this.#mayAs('student.show-login');
    if (!caller.ok) return err(failureOf(caller.error));
    return this.#app.studentLogins.unlock(caller.value, student);
  }

  async #mayAs(action: Action): Promise<Result<Caller, Refused>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    return admittedCaller(this.#app, await this.#token(), action);
  }
}
