import type { JobService } from '#application/client/ports/job-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Job } from '#domain/jobs/job.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type AdmittingService, admitTo, callerOf, failureOf } from './in-memory-admission.ts';

export class InMemoryJobService implements JobService {
  readonly #app: AdmittingService & Pick<ServiceApp, 'jobs'>;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: AdmittingService & Pick<ServiceApp, 'jobs'>, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  read(id: string): Promise<Result<Job | null, ServiceFailure>> {
    return this.#ask('read', id);
  }

  cancel(id: string): Promise<Result<Job | null, ServiceFailure>> {
    return this.#ask('cancel', id);
  }

  async #ask(what: 'read' | 'cancel', id: string): Promise<Result<Job | null, ServiceFailure>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    const admitted = await admitTo(this.#app, await this.#token(), 'job.follow');
    if (!admitted.ok) return err(failureOf(admitted.error));
    return ok(await this.#app.jobs[what](callerOf(admitted.value), id));
  }
}
