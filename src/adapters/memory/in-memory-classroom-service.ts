import type { ClassroomService } from '#application/client/ports/classroom-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Action } from '#domain/access/permissions.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { type EmailAddress, parseEmail } from '#domain/account/text-fields.ts';
import {
  type ClassroomDraft,
  parseAssignment,
  parseClassroom,
  parseProgress,
} from '#domain/classrooms/classroom-forms.ts';
import type { ClassroomQuery } from '#domain/classrooms/classroom-table.ts';
import type { NotPermitted } from '#domain/access/access-refusal.ts';
import type { AssignmentEdit, ProgressEdit } from '#domain/classrooms/classroom.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type AdmittingService, admitTo, callerOf, failureOf } from './in-memory-admission.ts';

export type ClassroomCallable = AdmittingService & Pick<ServiceApp, 'classrooms'>;

type Limited = { readonly kind: 'call/too-many-requests'; readonly retryAfterSeconds: number };

/** Calls a service in the same process for classrooms, as the signed-in user; forms are parsed as the host does. */
export class InMemoryClassroomService implements ClassroomService {
  readonly #app: ClassroomCallable;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: ClassroomCallable, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  list() {
    return this.#asCaller('classroom.read', async (caller) => ok(await this.#app.classrooms.list(caller)));
  }

  page(query: ClassroomQuery) {
    return this.#asCaller('classroom.read', async (caller) =>
      ok(await this.#app.classrooms.page(caller, query)),
    );
  }

  byId(id: string) {
    return this.#asCaller('classroom.read', (caller) => this.#app.classrooms.read(caller, id));
  }

  create(edit: ClassroomDraft) {
    return this.#withForm('classroom.create', parseClassroom(edit), (caller, form) =>
      this.#app.classrooms.open(caller, form),
    );
  }

  change(id: string, version: number, edit: ClassroomDraft) {
    return this.#withForm('classroom.edit', parseClassroom(edit), (caller, form) =>
      this.#app.classrooms.edit(caller, id, version, form),
    );
  }

  setArchived(id: string, archived: boolean) {
    return this.#asCaller('classroom.archive', (caller) =>
      this.#app.classrooms.archive(caller, id, archived),
    );
  }

  addCoTeacher(id: string, email: EmailAddress) {
    return this.#withForm(
      'classroom.add-teacher',
      parseForm({ email: parseEmail(email) }),
      async (caller, form) => {
        const added = await this.#app.classrooms.addCoTeacher(caller, id, form.email);
        return added.ok ? added : err(asFailure(added.error));
      },
    );
  }

  removeTeacher(id: string, teacherId: string) {
    return this.#asCaller('classroom.leave', (caller) =>
      this.#app.classrooms.removeTeacher(caller, id, teacherId),
    );
  }

  assign(classroomId: string, lessonSlug: string, edit: AssignmentEdit) {
    return this.#withForm('classroom.edit', parseAssignment(edit), (caller, form) =>
      this.#app.classrooms.assign(caller, classroomId, lessonSlug, form),
    );
  }

  changeAssignment(id: string, version: number, edit: AssignmentEdit) {
    return this.#withForm('classroom.edit', parseAssignment(edit), (caller, form) =>
      this.#app.classrooms.editAssignment(caller, id, version, form),
    );
  }

  removeAssignment(id: string) {
    return this.#asCaller('classroom.tidy', (caller) => this.#app.classrooms.removeAssignment(caller, id));
  }

  restoreAssignment(id: string) {
    return this.#asCaller('classroom.tidy', (caller) => this.#app.classrooms.restoreAssignment(caller, id));
  }

  takeLessonVersion(id: string, version: number, lessonVersion: number) {
    return this.#asTeacher('classroom.edit', (caller) =>
      this.#app.classrooms.takeLessonVersion(caller, id, version, lessonVersion),
    );
  }

  recordProgress(assignmentId: string, activityId: string, version: number, edit: ProgressEdit) {
    return this.#withForm('classroom.edit', parseProgress(edit), (caller, form) =>
      this.#app.classrooms.recordProgress(caller, { assignmentId, activityId }, version, form),
    );
  }

  #withForm<Form, Invalid, T, E>(
    action: Action,
    form: Result<Form, Invalid>,
    ask: (caller: Caller, form: Form) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | Invalid | NotPermitted | ServiceFailure>> {
    return this.#asTeacher<T, E | Invalid>(action, async (caller) =>
      form.ok ? ask(caller, form.value) : form,
    );
  }

  /** For calls that have no error for a missing right: it becomes a failure of the service. */
  async #asCaller<T, E = never>(
    action: Action,
    ask: (caller: Caller) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | ServiceFailure>> {
    const admitted = await this.#admit(action);
    return admitted.ok ? ask(callerOf(admitted.value)) : err(failureOf(admitted.error));
  }

  async #asTeacher<T, E = never>(
    action: Action,
    ask: (caller: Caller) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | NotPermitted | ServiceFailure>> {
    const admitted = await this.#admit(action);
    if (admitted.ok) return ask(callerOf(admitted.value));
    const { error } = admitted;
    return err(error.kind === 'account/not-permitted' ? error : failureOf(error));
  }

  async #admit(action: Action): ReturnType<typeof admitTo> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    const token = await this.#token();
    if (token === null) return err({ kind: 'session/lost' });
    return admitTo(this.#app, token, action);
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
