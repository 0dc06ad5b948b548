import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { SessionList } from '#application/client/ports/session-list.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { OwnSession } from '#domain/sessions/own-session.ts';
import { type AdmittingService, admitTo, callerOf, failureOf } from './in-memory-admission.ts';

const from = { userAgent: '', network: '127.0.0.1' };

export class InMemorySessionList implements SessionList {
  readonly #app: AdmittingService & Pick<ServiceApp, 'sessions'>;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: AdmittingService & Pick<ServiceApp, 'sessions'>, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  list(): Promise<Result<readonly OwnSession[], ServiceFailure>> {
    return this.#ask((caller) => this.#app.sessions.list(caller, from));
  }

  leave(token: string): Promise<Result<void, ServiceFailure>> {
    return this.#ask((caller) => this.#app.sessions.leave(caller), token);
  }

  end(id: string): Promise<Result<void, ServiceFailure>> {
    return this.#ask((caller) => this.#app.sessions.end(caller, id));
  }

  async #ask<T>(ask: (caller: Caller) => Promise<T>, token?: string): Promise<Result<T, ServiceFailure>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    const admitted = await admitTo(this.#app, token ?? (await this.#token()), 'session.manage');
    return admitted.ok ? ok(await ask(callerOf(admitted.value))) : err(failureOf(admitted.error));
  }
}
