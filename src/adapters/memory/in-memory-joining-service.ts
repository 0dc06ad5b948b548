import type { JoiningService } from '#application/client/ports/joining-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Action } from '#domain/access/permissions.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type AdmittingService, admitTo, callerOf, failureOf } from './in-memory-admission.ts';

/** Calls a service in the same process for schools and for requests to join them, as the signed-in user. */
export class InMemoryJoiningService implements JoiningService {
  readonly #app: AdmittingService & Pick<ServiceApp, 'joining'>;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: AdmittingService & Pick<ServiceApp, 'joining'>, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  async findSchools(text: string) {
    const found = await this.#ask('school.find', (caller) => this.#app.joining.findSchools(caller, text));
    if (found.ok) return found;
    const { error } = found;
    if (error.kind !== 'call/too-many-requests') return err(error);
    const { retryAfterSeconds } = error;
    return err({ kind: 'service/too-many-requests' as const, retryAfterSeconds });
  }

  suggestion() {
    return this.#ask('join-request.ask', async (caller) => ok(await this.#app.joining.suggest(caller)));
  }

  async ask(organizationId: string) {
    return noValue(
      await this.#ask('join-request.ask', (caller) => this.#app.joining.ask(caller, organizationId)),
    );
  }

  previewMove() {
    return this.#ask('organization.move-workspace', (caller) => this.#app.joining.previewMove(caller));
  }

  async askToMove(organizationId: string) {
    return noValue(
      await this.#ask('organization.move-workspace', (caller) =>
        this.#app.joining.askToMove(caller, organizationId),
      ),
    );
  }

  async withdrawMove() {
    return noValue(
      await this.#ask('organization.move-workspace', (caller) => this.#app.joining.withdrawMove(caller)),
    );
  }

  requests() {
    return this.#ask('join-request.decline', async (caller) => ok(await this.#app.joining.list(caller)));
  }

  async approve(id: string) {
    return noValue(await this.#ask('teacher.invite', (caller) => this.#app.joining.approve(caller, id)));
  }

  async decline(id: string) {
    return noValue(
      await this.#ask('join-request.decline', (caller) => this.#app.joining.decline(caller, id)),
    );
  }

  async #ask<T, E = never>(
    action: Action,
    ask: (caller: Caller) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | ServiceFailure>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    const admitted = await admitTo(this.#app, await this.#token(), action);
    return admitted.ok ? ask(callerOf(admitted.value)) : err(failureOf(admitted.error));
  }
}

/** Actions return null, as over HTTP. */
const noValue = <E>(done: Result<void, E>): Result<null, E> => (done.ok ? ok(null) : done);
