import type { LessonCatalog, ReadLessonOptions } from '#application/client/ports/lesson-catalog.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { LessonNotFound } from '#domain/lessons/lesson-not-found.ts';
import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import type { LessonSummary } from '#domain/lessons/lesson.ts';
import type { YearPlan } from '#domain/lessons/year-plan.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type AdmittingService, admitTo, failureOf } from './in-memory-admission.ts';

/** Calls a service in the same process for lessons, as the signed-in user; without a token, as a visitor. */
export class InMemoryLessonCatalog implements LessonCatalog {
  readonly #app: AdmittingService & Pick<ServiceApp, 'lessons'>;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: AdmittingService & Pick<ServiceApp, 'lessons'>, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  async list(): Promise<Result<readonly LessonSummary[], ServiceFailure>> {
    return this.online ? ok(await this.#app.lessons.list()) : err({ kind: 'service/unreachable' });
  }

  async year(): Promise<Result<YearPlan, ServiceFailure>> {
    return this.online ? ok(await this.#app.lessons.year()) : err({ kind: 'service/unreachable' });
  }

  async bySlug(
    slug: string,
    { version }: ReadLessonOptions = {},
  ): Promise<Result<LessonForReader, LessonNotFound | ServiceFailure>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    const admitted = await admitTo(this.#app, await this.#token(), 'lesson.read');
    return admitted.ok
      ? this.#app.lessons.read(slug, admitted.value.caller, version)
      : err(failureOf(admitted.error));
  }
}
