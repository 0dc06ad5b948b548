import type { ClassWorkService } from '#application/client/ports/class-work-service.ts';
import type { StreamOptions } from '#application/client/ports/event-stream.ts';
import type { Http } from '#application/client/ports/http.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { LiveChanges } from '#domain/class-work/live-class.ts';
import { workRefusals as refusals } from '#domain/class-work/work-refusals.ts';
import { ok } from '#domain/result.ts';
import { classWorkData, classWorkResponse } from '../wire/v1/class-work.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { refusedAs } from './api-failures.ts';
import { callStream } from './event-stream-call.ts';

const auth = 'required';
const pathOf = (classroomId: string, after: number): string =>
  `/v1/app/classrooms/${encodeURIComponent(classroomId)}/work?after=${after}`;

/** The work of a class over HTTP. */
export class ApiClassWorkService implements ClassWorkService {
  readonly #calls: ApiCalls;
  readonly #log: Log;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
    this.#log = log;
  }

  async changes(classroomId: string, after: number, options?: ReadOptions) {
    const path = pathOf(classroomId, after);
    const call = { method: 'GET', path, auth, reply: classWorkResponse } as const;
    const read = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.live));
    return read.ok ? ok(read.value.data) : read;
  }

  stream(classroomId: string, after: number, options: StreamOptions<LiveChanges>) {
    const call = { path: pathOf(classroomId, after), auth } as const;
    const ports = { calls: this.#calls, log: this.#log };
    return callStream(ports, call, { ...options, contract: classWorkData }, refusedAs(refusals.live));
  }
}
