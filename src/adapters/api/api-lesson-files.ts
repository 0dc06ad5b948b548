import * as z from 'zod/mini';
import type { Http } from '#application/client/ports/http.ts';
import type { LessonFile, LessonFileOptions, LessonFiles } from '#application/client/ports/lesson-files.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Log } from '#application/ports/log.ts';
import type { LessonNotFound } from '#domain/lessons/lesson-not-found.ts';
import { ok, type Result } from '#domain/result.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { refusedLesson } from './api-failures.ts';

/** How each PDF begins. */
const signature = '%PDF-';

const pdfBytes = z.custom<Uint8Array<ArrayBuffer>>(
  (body) =>
    body instanceof Uint8Array &&
    new TextDecoder('latin1').decode(body.subarray(0, signature.length)) === signature,
);

/** Lessons as files over HTTP, with the token of the signed-in user; the service cuts each lesson for its reader. */
export class ApiLessonFiles implements LessonFiles {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async pdf(
    slug: string,
    { version, ...options }: LessonFileOptions = {},
  ): Promise<Result<LessonFile, LessonNotFound | ServiceFailure>> {
    const query = version === undefined ? '' : `?version=${version}`;
    const path = `/v1/app/lessons/${encodeURIComponent(slug)}/download${query}`;
    const pdf = await this.#calls.send(
      { method: 'GET', path, auth: 'optional', as: 'bytes', reply: pdfBytes, ...options },
      refusedLesson(slug),
    );
    return pdf.ok ? ok({ fileName: `${slug}.pdf`, pdf: pdf.value }) : pdf;
  }
}
