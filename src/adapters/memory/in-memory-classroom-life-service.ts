import type { ClassroomLifeService } from '#application/client/ports/classroom-life-service.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Action } from '#domain/access/permissions.ts';
import { type ClassroomDraft, parseClassroom } from '#domain/classrooms/classroom-forms.ts';
import { err, type Result } from '#domain/result.ts';
import { admittedCaller, type AdmittingService, failureOf, type Refused } from './in-memory-admission.ts';

type Callable = AdmittingService & Pick<ServiceApp, 'classrooms'>;

/** Calls a service in the same process to copy, transfer and delete classrooms, as the signed-in user. */
export class InMemoryClassroomLifeService implements ClassroomLifeService {
  readonly #app: Callable;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: Callable, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  async duplicate(id: string, draft: ClassroomDraft, withLessons: boolean) {
    const caller = await this.#mayAs('classroom.duplicate');
    if (!caller.ok) return err(failureOf(caller.error));
    const form = parseClassroom(draft);
    return form.ok ? this.#app.classrooms.duplicate(caller.value, id, form.value, withLessons) : form;
  }

  async transfer(id: string, to: { readonly teacherId: string; readonly stays: boolean }) {
    const caller = await this.#mayAs('classroom.transfer');
    return caller.ok ? this.#app.classrooms.transfer(caller.value, id, to) : err(failureOf(caller.error));
  }

  async release(id: string) {
    const caller = await this.#mayAs('classroom.release');
    return caller.ok ? this.#app.classrooms.release(caller.value, id) : err(failureOf(caller.error));
  }

  async previewDeletion(id: string) {
    const caller = await this.#mayAs('classroom.delete');
    return caller.ok ? this.#app.classrooms.previewDeletion(caller.value, id) : err(failureOf(caller.error));
  }

  async delete(id: string, typedName: string) {
    const caller = await this.#mayAs('classroom.delete');
    return caller.ok
      ? this.#app.classrooms.delete(caller.value, id, typedName)
      : err(failureOf(caller.error));
  }

  async #mayAs(action: Action): Promise<Result<Caller, Refused>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    return admittedCaller(this.#app, await this.#token(), action);
  }
}
