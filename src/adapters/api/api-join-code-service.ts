import type { Http } from '#application/client/ports/http.ts';
import type { JoinCodeService } from '#application/client/ports/join-code-service.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { joinCodeRefusals as refusals } from '#domain/join-codes/join-code-refusals.ts';
import { ok } from '#domain/result.ts';
import { successResponse } from '../wire/v1/account.ts';
import { joinCodeResponse } from '../wire/v1/join-codes.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { refusedAs } from './api-failures.ts';

const auth = 'required';
const pathOf = (classroomId: string): string =>
  `/v1/app/classrooms/${encodeURIComponent(classroomId)}/join-code`;

/** Join codes over HTTP. */
export class ApiJoinCodeService implements JoinCodeService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async read(classroomId: string, options?: ReadOptions) {
    const call = { method: 'GET', path: pathOf(classroomId), auth, reply: joinCodeResponse } as const;
    const read = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.read));
    return read.ok ? ok(read.value.data) : read;
  }

  async renew(classroomId: string) {
    const call = { method: 'POST', path: pathOf(classroomId), auth, reply: joinCodeResponse } as const;
    const renewed = await this.#calls.send(call, refusedAs(refusals.renew));
    return renewed.ok ? ok(renewed.value.data) : renewed;
  }

  async setPaused(classroomId: string, paused: boolean) {
    const path = `${pathOf(classroomId)}/paused`;
    const call = { method: 'PUT', path, auth, body: { paused }, reply: successResponse } as const;
    const set = await this.#calls.send(call, refusedAs(refusals.setPaused));
    return set.ok ? ok(undefined) : set;
  }

  async setClosed(classroomId: string, closed: boolean) {
    const path = `${pathOf(classroomId)}/closed`;
    const call = { method: 'PUT', path, auth, body: { closed }, reply: successResponse } as const;
    const set = await this.#calls.send(call, refusedAs(refusals.setPaused));
    return set.ok ? ok(undefined) : set;
  }
}
