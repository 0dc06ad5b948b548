import * as z from 'zod/mini';
import type { ExportService } from '#application/client/ports/export-service.ts';
import type { Http } from '#application/client/ports/http.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { StoredExport } from '#domain/privacy/personal-export.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { exportOrderedResponse, exportsResponse } from '../wire/v1/exports.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { refusedAs } from './api-failures.ts';

const path = '/v1/app/exports';
const auth = 'required';

/** How each ZIP begins. */
const signature = 'PK';

const zipBytes = z.custom<Uint8Array<ArrayBuffer>>(
  (body) =>
    body instanceof Uint8Array &&
    new TextDecoder('latin1').decode(body.subarray(0, signature.length)) === signature,
);

const notThere = refusedAs(['call/no-such-path']);

/** Exports of one's own data over HTTP, with the token of the signed-in user. */
export class ApiExportService implements ExportService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async order(): Promise<Result<string, ServiceFailure>> {
    const sent = await this.#calls.send({ method: 'POST', path, auth, reply: exportOrderedResponse });
    return sent.ok ? ok(sent.value.data.id) : sent;
  }

  async list(options: ReadOptions = {}): Promise<Result<readonly StoredExport[], ServiceFailure>> {
    const sent = await this.#calls.send({ method: 'GET', path, auth, reply: exportsResponse, ...options });
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async file(id: string): Promise<Result<Uint8Array<ArrayBuffer> | null, ServiceFailure>> {
    const sent = await this.#calls.send(
      { method: 'GET', path: `${path}/${encodeURIComponent(id)}/file`, auth, as: 'bytes', reply: zipBytes },
      notThere,
    );
    if (sent.ok) return sent;
    return sent.error.kind === 'call/no-such-path' ? ok(null) : err(sent.error);
  }
}
