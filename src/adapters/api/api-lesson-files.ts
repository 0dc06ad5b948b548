import * as z from 'zod/mini';
import type { Http } from '#application/client/ports/http.ts';
import type { LessonFile, LessonFileOptions, LessonFiles } from '#application/client/ports/lesson-files.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Log } from '#application/ports/log.ts';
import type { LessonNotFound } from '#domain/lessons/lesson-not-found.ts';
import { fileFormats, type LessonPart } from '#domain/lessons/lesson-part.ts';
import { ok, type Result } from '#domain/result.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { refusedLesson } from './api-failures.ts';

/** How the files begin: PDF, and ZIP for what is edited. */
const signatures = { lesson: '%PDF-', printables: '%PDF-', slides: 'PK', sheet: 'PK' } as const;

const bytesOf = (part: LessonPart) =>
  z.custom<Uint8Array<ArrayBuffer>>((body) => {
    const start = signatures[part];
    return (
      body instanceof Uint8Array && new TextDecoder('latin1').decode(body.subarray(0, start.length)) === start
    );
  });

/** Lessons as files over HTTP, with the token of the signed-in user; the service cuts each lesson for its reader. */
export class ApiLessonFiles implements LessonFiles {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async make(
    slug: string,
    { part = 'lesson', version, ...options }: LessonFileOptions = {},
  ): Promise<Result<LessonFile, LessonNotFound | ServiceFailure>> {
    const pinned = version === undefined ? '' : `&version=${version}`;
    const path = `/v1/app/lessons/${encodeURIComponent(slug)}/download?part=${part}${pinned}`;
    const made = await this.#calls.send(
      { method: 'GET', path, auth: 'optional', as: 'bytes', reply: bytesOf(part), ...options },
      refusedLesson(slug),
    );
    return made.ok ? ok({ fileName: `${slug}${fileFormats[part].ending}`, bytes: made.value }) : made;
  }
}
