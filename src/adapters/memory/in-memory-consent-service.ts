import type { ConsentService } from '#application/client/ports/consent-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Action } from '#domain/access/permissions.ts';
import { type Consent, parseConsents } from '#domain/consents/consent.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type AdmittingService, admitTo, callerOf, failureOf } from './in-memory-admission.ts';

export class InMemoryConsentService implements ConsentService {
  readonly #app: AdmittingService & Pick<ServiceApp, 'consents'>;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: AdmittingService & Pick<ServiceApp, 'consents'>, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  read(): Promise<Result<readonly Consent[], ServiceFailure>> {
    return this.#as('account.read', async (caller) => {
      const last = await this.#app.consents.read(caller);
      return ok(last.map(({ subject, version, given }) => ({ subject, version, given })));
    });
  }

  give(consents: readonly Consent[]): Promise<Result<void, ServiceFailure>> {
    return this.#as('account.edit', async (caller) => {
      const given = parseConsents(consents);
      return given.ok
        ? ok(await this.#app.consents.give(caller, given.value))
        : err({ kind: 'service/refused', requestId: null });
    });
  }

  async #as<T>(
    action: Action,
    ask: (caller: Caller) => Promise<Result<T, ServiceFailure>>,
  ): Promise<Result<T, ServiceFailure>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    const admitted = await admitTo(this.#app, await this.#token(), action);
    return admitted.ok ? ask(callerOf(admitted.value)) : err(failureOf(admitted.error));
  }
}
