import * as z from 'zod/mini';
import type { Http } from '#application/client/ports/http.ts';
import type { LicenseService } from '#application/client/ports/license-service.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { trialRefusals } from '#domain/license/trial-request.ts';
import type { PaperSize } from '#domain/lessons/paper-size.ts';
import { noticeRefusals as refusals } from '#domain/notices/notice-refusals.ts';
import type { NoticeTopic } from '#domain/notices/notice-table.ts';
import { ok } from '#domain/result.ts';
import { successResponse } from '../wire/v1/account.ts';
import { licenseResponse } from '../wire/v1/license.ts';
import { planFactsResponse } from '../wire/v1/license-plan.ts';
import { trialRequestResponse } from '../wire/v1/trial-requests.ts';
import { noticesResponse, stoppedMailsResponse } from '../wire/v1/notices.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { firstOf, formInvalid, refusedAs } from './api-failures.ts';

const auth = 'required';
const trialRequest = '/v1/app/license/trial-request';
const pdfBytes = z.custom<Uint8Array<ArrayBuffer>>((body) => body instanceof Uint8Array);
const stopped = '/v1/app/users/me/stopped-mails';

/** The license and its notices over HTTP, with the token of the signed-in user. */
export class ApiLicenseService implements LicenseService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async read(options: ReadOptions = {}) {
    const call = { method: 'GET', path: '/v1/app/license', auth, reply: licenseResponse } as const;
    const read = await this.#calls.send({ ...call, ...options });
    return read.ok ? ok(read.value.data) : read;
  }

  async planFacts(options: ReadOptions = {}) {
    const path = '/v1/app/license/plan';
    const call = { method: 'GET', path, auth, reply: planFactsResponse } as const;
    const read = await this.#calls.send({ ...call, ...options });
    return read.ok ? ok(read.value.data) : read;
  }

  printCase(paper: PaperSize) {
    const path = `/v1/app/license/use/file?paper=${paper}`;
    const call = { method: 'GET', path, auth, as: 'bytes', reply: pdfBytes } as const;
    return this.#calls.send(call, refusedAs(['document/paper-busy']));
  }

  async trialRequest(options: ReadOptions = {}) {
    const call = { method: 'GET', path: trialRequest, auth, reply: trialRequestResponse } as const;
    const read = await this.#calls.send({ ...call, ...options });
    return read.ok ? ok(read.value.data) : read;
  }

  async askForTrial(why: string) {
    const call = { method: 'POST', path: trialRequest, auth, body: { why }, reply: successResponse } as const;
    const sent = await this.#calls.send(
      call,
      firstOf(refusedAs(trialRefusals.ask), (failure) => formInvalid(failure, ['why'])),
    );
    return sent.ok ? ok(null) : sent;
  }

  async notices(options: ReadOptions = {}) {
    const call = { method: 'GET', path: '/v1/app/license/notices', auth, reply: noticesResponse } as const;
    const read = await this.#calls.send({ ...call, ...options });
    return read.ok ? ok(read.value.data) : read;
  }

  async stoppedMails(options: ReadOptions = {}) {
    const call = { method: 'GET', path: stopped, auth, reply: stoppedMailsResponse } as const;
    const read = await this.#calls.send({ ...call, ...options });
    return read.ok ? ok(read.value.data.topics) : read;
  }

  async setStoppedMails(topics: readonly NoticeTopic[]) {
    const call = { method: 'PUT', path: stopped, auth, body: { topics }, reply: successResponse } as const;
    const set = await this.#calls.send(call);
    return set.ok ? ok(null) : set;
  }

  async stopMails(key: string) {
    const path = '/v1/app/notices/stop';
    const call = { method: 'POST', path, auth: 'none', body: { key }, reply: successResponse } as const;
    const sent = await this.#calls.send(call, refusedAs(refusals.stop));
    return sent.ok ? ok(null) : sent;
  }
}
