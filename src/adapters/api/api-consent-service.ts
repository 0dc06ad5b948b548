import type { ConsentService } from '#application/client/ports/consent-service.ts';
import type { Http } from '#application/client/ports/http.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { Consent } from '#domain/consents/consent.ts';
import { ok, type Result } from '#domain/result.ts';
import { successResponse } from '../wire/v1/account.ts';
import { consentsResponse } from '../wire/v1/consents.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';

const path = '/v1/app/users/me/consents';

/** Consents over HTTP, with the token of the signed-in user. */
export class ApiConsentService implements ConsentService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async read(options: ReadOptions = {}): Promise<Result<readonly Consent[], ServiceFailure>> {
    const read = await this.#calls.send({
      method: 'GET',
      path,
      auth: 'required',
      reply: consentsResponse,
      ...options,
    });
    if (!read.ok) return read;
    return ok(read.value.data.map(({ subject, version, given }) => ({ subject, version, given })));
  }

  async give(consents: readonly Consent[]): Promise<Result<void, ServiceFailure>> {
    const body = { consents };
    const given = await this.#calls.send({
      method: 'POST',
      path,
      body,
      auth: 'required',
      reply: successResponse,
    });
    return given.ok ? ok(undefined) : given;
  }
}
