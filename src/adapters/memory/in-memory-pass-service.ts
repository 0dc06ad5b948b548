import type { PassService } from '#application/client/ports/pass-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { CallLimited } from '#application/service/limits/limit-calls.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Action } from '#domain/access/permissions.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { parsePassCode } from '#domain/passes/substitute-pass.ts';
import { err, type Result } from '#domain/result.ts';
import { admittedCaller, type AdmittingService, failureOf, type Refused } from './in-memory-admission.ts';

const tooMany = ({ retryAfterSeconds }: CallLimited): ServiceFailure => ({
  kind: 'service/too-many-requests',
  retryAfterSeconds,
});
const unreachable = { kind: 'service/unreachable' } as const;

/** Calls a service in the same process for substitute passes, as the signed-in user or as the holder of a code. */
export class InMemoryPassService implements PassService {
  readonly #app: AdmittingService & Pick<ServiceApp, 'passes'>;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: AdmittingService & Pick<ServiceApp, 'passes'>, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  async list(classroomId: string) {
    const caller = await this.#mayAs('pass.manage');
    return caller.ok ? this.#app.passes.list(caller.value, classroomId) : err(failureOf(caller.error));
  }

  async make(classroomId: string, draft: { readonly day: string }) {
    const caller = await this.#mayAs('pass.make');
    return caller.ok ? this.#app.passes.make(caller.value, classroomId, draft) : err(failureOf(caller.error));
  }

  async revoke(pass: { readonly classroomId: string; readonly id: string }) {
    const caller = await this.#mayAs('pass.manage');
    return caller.ok ? this.#app.passes.revoke(caller.value, pass) : err(failureOf(caller.error));
  }

  async open(code: string) {
    if (!this.online) return err(unreachable);
    const form = parseForm({ passCode: parsePassCode(code) });
    if (!form.ok) return form;
    const opened = await this.#app.passes.open('memory', form.value.passCode);
    if (opened.ok) return opened;
    return err(opened.error.kind === 'call/too-many-requests' ? tooMany(opened.error) : opened.error);
  }

  async read(token: string) {
    if (!this.online) return err(unreachable);
    const holder = await this.#app.access.admitPass(token);
    return holder.ok ? this.#app.passes.read(holder.value) : holder;
  }

  async #mayAs(action: Action): Promise<Result<Caller, Refused>> {
    if (!this.online) return err(unreachable);
    return admittedCaller(this.#app, await this.#token(), action);
  }
}
