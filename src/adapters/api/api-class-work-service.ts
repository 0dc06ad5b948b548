import type { ClassWorkService, LeadMessage } from '#application/client/ports/class-work-service.ts';
import type { StreamOptions } from '#application/client/ports/event-stream.ts';
import type { Http } from '#application/client/ports/http.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { ShownPlace } from '#domain/class-work/class-now.ts';
import type { LiveChanges } from '#domain/class-work/live-class.ts';
import { workRefusals as refusals } from '#domain/class-work/work-refusals.ts';
import { ok } from '#domain/result.ts';
import { successResponse } from '../wire/v1/account.ts';
import { classWorkData, classWorkResponse, stepsResponse } from '../wire/v1/class-work.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { refusedAs } from './api-failures.ts';
import { callStream } from './event-stream-call.ts';

const auth = 'required';
const pathOf = (classroomId: string, after: number): string =>
  `/v1/app/classrooms/${encodeURIComponent(classroomId)}/work?after=${after}`;

const liveOf = (classroomId: string, what: string): string =>
  `/v1/app/classrooms/${encodeURIComponent(classroomId)}/live/${what}`;

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

  async steps(classroomId: string, options?: ReadOptions) {
    const call = { method: 'GET', path: liveOf(classroomId, 'steps'), auth, reply: stepsResponse } as const;
    const read = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.lead));
    return read.ok ? ok(read.value.data.steps) : read;
  }

  async send(classroomId: string, body: LeadMessage) {
    const call = { method: 'POST', path: liveOf(classroomId, 'messages'), auth, body } as const;
    const sent = await this.#calls.send({ ...call, reply: successResponse }, refusedAs(refusals.send));
    return sent.ok ? ok(undefined) : sent;
  }

  async pause(classroomId: string, paused: boolean) {
    const call = { method: 'PUT', path: liveOf(classroomId, 'pause'), auth, body: { paused } } as const;
    const set = await this.#calls.send({ ...call, reply: successResponse }, refusedAs(refusals.lead));
    return set.ok ? ok(undefined) : set;
  }

  async show(classroomId: string, show: ShownPlace | null) {
    const call = { method: 'PUT', path: liveOf(classroomId, 'show'), auth, body: { show } } as const;
    const set = await this.#calls.send({ ...call, reply: successResponse }, refusedAs(refusals.show));
    return set.ok ? ok(undefined) : set;
  }

  stream(classroomId: string, after: number, options: StreamOptions<LiveChanges>) {
    const call = { path: pathOf(classroomId, after), auth } as const;
    const ports = { calls: this.#calls, log: this.#log };
    return callStream(ports, call, { ...options, contract: classWorkData }, refusedAs(refusals.live));
  }
}
