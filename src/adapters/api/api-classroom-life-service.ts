import { classroomFields } from '#domain/classrooms/classroom-change.ts';
import type { ClassroomLifeService } from '#application/client/ports/classroom-life-service.ts';
import type { Http, HttpFailure } from '#application/client/ports/http.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { ClassroomDraft } from '#domain/classrooms/classroom-forms.ts';
import { classroomRefusals as refusals } from '#domain/classrooms/classroom-refusals.ts';
import { ok } from '#domain/result.ts';
import { successResponse } from '../wire/v1/account.ts';
import { classroomContentsResponse, classroomReleasedResponse } from '../wire/v1/classroom-life.ts';
import { classroomOrLeftResponse, classroomResponse } from '../wire/v1/classrooms.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { firstOf, formInvalid, refusedAs } from './api-failures.ts';

const auth = 'required';
const roomAt = (id: string): string => `/v1/app/classrooms/${encodeURIComponent(id)}`;
const notCopied = firstOf(
  (failure: HttpFailure) => formInvalid(failure, classroomFields),
  refusedAs(refusals.duplicate),
);
const notDeleted = firstOf(
  (failure: HttpFailure) => formInvalid(failure, ['typedName']),
  refusedAs(refusals.delete),
);

/** The life of classrooms over HTTP. */
export class ApiClassroomLifeService implements ClassroomLifeService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async duplicate(id: string, draft: ClassroomDraft, withLessons: boolean) {
    const body = { ...draft, withLessons };
    const call = { method: 'POST', path: `${roomAt(id)}/copies`, auth, body } as const;
    const copied = await this.#calls.send({ ...call, reply: classroomResponse }, notCopied);
    return copied.ok ? ok(copied.value.data) : copied;
  }

  async transfer(id: string, body: { readonly teacherId: string; readonly stays: boolean }) {
    const call = { method: 'PUT', path: `${roomAt(id)}/owner`, auth, body } as const;
    const transferred = await this.#calls.send(
      { ...call, reply: classroomOrLeftResponse },
      refusedAs(refusals.transfer),
    );
    return transferred.ok ? ok(transferred.value.data) : transferred;
  }

  async release(id: string) {
    const call = { method: 'POST', path: `${roomAt(id)}/release`, auth } as const;
    const released = await this.#calls.send(
      { ...call, reply: classroomReleasedResponse },
      refusedAs(refusals.release),
    );
    return released.ok ? ok(released.value.data) : released;
  }

  async previewDeletion(id: string, options?: ReadOptions) {
    const call = { method: 'GET', path: `${roomAt(id)}/deletion`, auth, ...options } as const;
    const contents = await this.#calls.send(
      { ...call, reply: classroomContentsResponse },
      refusedAs(refusals.previewDeletion),
    );
    return contents.ok ? ok(contents.value.data) : contents;
  }

  async delete(id: string, typedName: string) {
    const body = { typedName };
    const call = { method: 'POST', path: `${roomAt(id)}/deletion`, auth, body } as const;
    const deleted = await this.#calls.send({ ...call, reply: successResponse }, notDeleted);
    return deleted.ok ? ok(undefined) : deleted;
  }
}
