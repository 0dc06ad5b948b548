import type { ActivityService } from '#application/client/ports/activity-service.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { ActivityQuery, ActivityRange } from '#domain/audit/activity.ts';
import { err } from '#domain/result.ts';
import { type AdmittingService, admitTo, callerOf, failureOf } from './in-memory-admission.ts';

export class InMemoryActivityService implements ActivityService {
  readonly #app: AdmittingService & Pick<ServiceApp, 'privacy'>;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: AdmittingService & Pick<ServiceApp, 'privacy'>, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  async page(range: ActivityRange, query: ActivityQuery) {
    if (!this.online) return err({ kind: 'service/unreachable' } as const);
    const admitted = await admitTo(this.#app, await this.#token(), 'audit.read');
    if (!admitted.ok) return err(failureOf(admitted.error));
    return this.#app.privacy.readActivity(callerOf(admitted.value), range, query);
  }
}
