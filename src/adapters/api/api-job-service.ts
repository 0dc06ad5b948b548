import type { Http } from '#application/client/ports/http.ts';
import type { JobService } from '#application/client/ports/job-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { Job } from '#domain/jobs/job.ts';
import { ok, type Result } from '#domain/result.ts';
import { jobResponse } from '../wire/v1/jobs.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { refusedAs } from './api-failures.ts';

const notThere = refusedAs(['call/no-such-path']);

/** Jobs over HTTP, with the token of the signed-in user. */
export class ApiJobService implements JobService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  read(id: string, options: ReadOptions = {}): Promise<Result<Job | null, ServiceFailure>> {
    return this.#ask('GET', id, options);
  }

  cancel(id: string): Promise<Result<Job | null, ServiceFailure>> {
    return this.#ask('DELETE', id);
  }

  async #ask(
    method: 'GET' | 'DELETE',
    id: string,
    options: ReadOptions = {},
  ): Promise<Result<Job | null, ServiceFailure>> {
    const path = `/v1/app/jobs/${encodeURIComponent(id)}`;
    const sent = await this.#calls.send(
      { method, path, auth: 'required', reply: jobResponse, ...options },
      notThere,
    );
    if (sent.ok) return ok(sent.value.data);
    const { error } = sent;
    return error.kind === 'call/no-such-path' ? ok(null) : { ok: false, error };
  }
}
