import type { ClassCodeService } from '#application/client/ports/class-code-service.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Action } from '#domain/access/permissions.ts';
import { err, type Result } from '#domain/result.ts';
import { admittedCaller, type AdmittingService, failureOf, type Refused } from './in-memory-admission.ts';

export class InMemoryClassCodeService implements ClassCodeService {
  readonly #app: AdmittingService & Pick<ServiceApp, 'classCodes'>;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: AdmittingService & Pick<ServiceApp, 'classCodes'>, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  async read(classroomId: string) {
    const caller = await this.#mayAs('class-code.manage');
    return caller.ok ? this.#app.classCodes.read(caller.value, classroomId) : err(failureOf(caller.error));
  }

  async renew(classroomId: string) {
    const caller = await this.#mayAs('classroom.edit');
    return caller.ok ? this.#app.classCodes.renew(caller.value, classroomId) : err(failureOf(caller.error));
  }

  async setPaused(classroomId: string, paused: boolean) {
    const caller = await this.#mayAs('class-code.manage');
    return caller.ok
      ? this.#app.classCodes.setPaused(caller.value, classroomId, paused)
      : err(failureOf(caller.error));
  }

  async setClosed(classroomId: string, closed: boolean) {
    const caller = await this.#mayAs('class-code.manage');
    return caller.ok
      ? this.#app.classCodes.setClosed(caller.value, classroomId, closed)
      : err(failureOf(caller.error));
  }

  async #mayAs(action: Action): Promise<Result<Caller, Refused>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    return admittedCaller(this.#app, await this.#token(), action);
  }
}
