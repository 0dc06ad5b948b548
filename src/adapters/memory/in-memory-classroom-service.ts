import type { ClassroomService } from '#application/client/ports/classroom-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { VerifiedIdentity } from '#application/service/ports/token-verifier.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { type EmailAddress, parseEmail } from '#domain/account/text-fields.ts';
import { parseAssignment, parseClassroom, parseProgress } from '#domain/classrooms/classroom-forms.ts';
import type { AssignmentEdit, ClassroomEdit, ProgressEdit } from '#domain/classrooms/classroom.ts';
import { err, ok, type Result } from '#domain/result.ts';

/** The service as it is asked here. */
export type ClassroomCallable = Pick<ServiceApp, 'verifyToken' | 'admitCaller' | 'classrooms'>;

type Limited = { readonly kind: 'call/too-many-requests'; readonly retryAfterSeconds: number };

/** Asks a service in the same process for classrooms, as the signed-in user; forms are parsed as the host does. */
export class InMemoryClassroomService implements ClassroomService {
  readonly #app: ClassroomCallable;
  readonly #token: () => Promise<string | null>;
  /** Whether the service can be reached. */
  online = true;

  constructor(app: ClassroomCallable, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  list() {
    return this.#asCaller(async (caller) => ok(await this.#app.classrooms.list(caller)));
  }

  byId(id: string) {
    return this.#asCaller((caller) => this.#app.classrooms.read(caller, id));
  }

  create(edit: ClassroomEdit) {
    return this.#withForm(parseClassroom(edit), (caller, form) => this.#app.classrooms.open(caller, form));
  }

  change(id: string, version: number, edit: ClassroomEdit) {
    return this.#withForm(parseClassroom(edit), (caller, form) =>
      this.#app.classrooms.edit(caller, id, version, form),
    );
  }

  setArchived(id: string, archived: boolean) {
    return this.#asCaller((caller) => this.#app.classrooms.archive(caller, id, archived));
  }

  addCoTeacher(id: string, email: EmailAddress) {
    return this.#withForm(parseForm({ email: parseEmail(email) }), async (caller, form) => {
      const added = await this.#app.classrooms.addCoTeacher(caller, id, form.email);
      return added.ok ? added : err(asFailure(added.error));
    });
  }

  removeTeacher(id: string, teacherId: string) {
    return this.#asCaller((caller) => this.#app.classrooms.removeTeacher(caller, id, teacherId));
  }

  assign(classroomId: string, lessonSlug: string, edit: AssignmentEdit) {
    return this.#withForm(parseAssignment(edit), (caller, form) =>
      this.#app.classrooms.assign(caller, classroomId, lessonSlug, form),
    );
  }

  changeAssignment(id: string, version: number, edit: AssignmentEdit) {
    return this.#withForm(parseAssignment(edit), (caller, form) =>
      this.#app.classrooms.editAssignment(caller, id, version, form),
    );
  }

  removeAssignment(id: string) {
    return this.#asCaller((caller) => this.#app.classrooms.removeAssignment(caller, id));
  }

  restoreAssignment(id: string) {
    return this.#asCaller((caller) => this.#app.classrooms.restoreAssignment(caller, id));
  }

  takeLessonVersion(id: string, version: number, lessonVersion: number) {
    return this.#asCaller((caller) =>
      this.#app.classrooms.takeLessonVersion(caller, id, version, lessonVersion),
    );
  }

  recordProgress(assignmentId: string, activityId: string, version: number, edit: ProgressEdit) {
    return this.#withForm(parseProgress(edit), (caller, form) =>
      this.#app.classrooms.recordProgress(caller, { assignmentId, activityId }, version, form),
    );
  }

  #withForm<Form, Invalid, T, E>(
    form: Result<Form, Invalid>,
    ask: (caller: VerifiedIdentity, form: Form) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | Invalid | ServiceFailure>> {
    return this.#asCaller<T, E | Invalid>(async (caller) => (form.ok ? ask(caller, form.value) : form));
  }

  async #asCaller<T, E = never>(
    ask: (caller: VerifiedIdentity) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | ServiceFailure>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    const token = await this.#token();
    if (token === null) return err({ kind: 'session/lost' });
    const caller = await this.#app.verifyToken(token);
    if (!caller.ok) return err({ kind: 'session/lost' });
    const admitted = await this.#app.admitCaller(caller.value);
    return admitted.ok ? ask(caller.value) : admitted;
  }
}

const asFailure = <E extends { readonly kind: string }>(
  error: E | Limited,
): Exclude<E, Limited> | ServiceFailure =>
  isLimited(error)
    ? { kind: 'service/too-many-requests', retryAfterSeconds: error.retryAfterSeconds }
    : (error as Exclude<E, Limited>);

const isLimited = (error: { readonly kind: string }): error is Limited =>
  error.kind === 'call/too-many-requests';
