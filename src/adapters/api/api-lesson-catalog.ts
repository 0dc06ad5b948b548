import type { Http } from '#application/client/ports/http.ts';
import type { LessonCatalog, ReadLessonOptions } from '#application/client/ports/lesson-catalog.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Log } from '#application/ports/log.ts';
import type { LessonNotFound } from '#domain/lessons/lesson-not-found.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import type { LessonSummary } from '#domain/lessons/lesson.ts';
import type { YearPlan } from '#domain/lessons/year-plan.ts';
import { ok, type Result } from '#domain/result.ts';
import { lessonResponse, lessonsResponse } from '../wire/v1/lessons.ts';
import { yearResponse } from '../wire/v1/year-plan.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { refusedLesson } from './api-failures.ts';

/** The lessons over HTTP, with the token of the signed-in user; the service cuts each lesson for its reader. */
export class ApiLessonCatalog implements LessonCatalog {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async list(options?: ReadOptions): Promise<Result<readonly LessonSummary[], ServiceFailure>> {
    const path = '/v1/app/lessons';
    const lessons = await this.#calls.send({
      method: 'GET',
      path,
      auth: 'optional',
      reply: lessonsResponse,
      ...options,
    });
    return lessons.ok ? ok(lessons.value.data) : lessons;
  }

  async year(options?: ReadOptions): Promise<Result<YearPlan, ServiceFailure>> {
    const path = '/v1/app/scope-and-sequence';
    const plan = await this.#calls.send({
      method: 'GET',
      path,
      auth: 'optional',
      reply: yearResponse,
      ...options,
    });
    return plan.ok ? ok(plan.value.data) : plan;
  }

  async bySlug(
    slug: string,
    { version, ...options }: ReadLessonOptions = {},
  ): Promise<Result<LessonForReader, LessonNotFound | ServiceFailure>> {
    const query = version === undefined ? '' : `?version=${version}`;
    const path = `/v1/app/lessons/${encodeURIComponent(slug)}${query}`;
    const lesson = await this.#calls.send(
      { method: 'GET', path, auth: 'optional', reply: lessonResponse, ...options },
      refusedLesson(slug),
    );
    return lesson.ok ? ok(lesson.value.data) : lesson;
  }
}
