import type { Http, HttpFailure } from '#application/client/ports/http.ts';
import type { PassService } from '#application/client/ports/pass-service.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { passRefusals as refusals } from '#domain/passes/pass-refusals.ts';
import { ok } from '#domain/result.ts';
import { successResponse } from '../wire/v1/account.ts';
import {
  madePassResponse,
  openedPassResponse,
  passBoardResponse,
  passesResponse,
} from '../wire/v1/passes.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { firstOf, formInvalid, refusedAs } from './api-failures.ts';

const auth = 'required';
const pathOf = (classroomId: string): string =>
  `/v1/app/classrooms/${encodeURIComponent(classroomId)}/passes`;

const notMade = firstOf((failure: HttpFailure) => formInvalid(failure, ['day']), refusedAs(refusals.make));
const notOpened = firstOf(
  (failure: HttpFailure) => formInvalid(failure, ['passCode']),
  refusedAs(refusals.open),
);

/** Substitute passes over HTTP; the token of a pass goes in a header of its own, without a login. */
export class ApiPassService implements PassService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async list(classroomId: string, options?: ReadOptions) {
    const call = { method: 'GET', path: pathOf(classroomId), auth, reply: passesResponse } as const;
    const listed = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.list));
    return listed.ok ? ok(listed.value.data) : listed;
  }

  async make(classroomId: string, body: { readonly day: string }) {
    const path = pathOf(classroomId);
    const call = { method: 'POST', path, auth, body, reply: madePassResponse } as const;
    const made = await this.#calls.send(call, notMade);
    return made.ok ? ok(made.value.data) : made;
  }

  async revoke({ classroomId, id }: { readonly classroomId: string; readonly id: string }) {
    const path = `${pathOf(classroomId)}/${encodeURIComponent(id)}`;
    const call = { method: 'DELETE', path, auth, reply: successResponse } as const;
    const revoked = await this.#calls.send(call, refusedAs(refusals.revoke));
    return revoked.ok ? ok(undefined) : revoked;
  }

  async open(passCode: string) {
    const body = { passCode };
    const call = { method: 'POST', path: '/v1/app/passes', auth: 'none', body } as const;
    const opened = await this.#calls.send({ ...call, reply: openedPassResponse }, notOpened);
    return opened.ok ? ok(opened.value.data) : opened;
  }

  async read(pass: string, options?: ReadOptions) {
    const call = { method: 'GET', path: '/v1/app/passes/classroom', auth: 'none', pass } as const;
    const read = await this.#calls.send(
      { ...call, reply: passBoardResponse, ...options },
      refusedAs(refusals.read),
    );
    return read.ok ? ok(read.value.data) : read;
  }
}
