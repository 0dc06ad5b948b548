import type { LessonFile, LessonFileOptions, LessonFiles } from '#application/client/ports/lesson-files.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { LessonNotFound } from '#domain/lessons/lesson-not-found.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type AdmittingService, admitTo, failureOf } from './in-memory-admission.ts';

/** Calls a service in the same process for lessons as files, as the signed-in user; without a token, as a visitor. */
export class InMemoryLessonFiles implements LessonFiles {
  readonly #app: AdmittingService & Pick<ServiceApp, 'lessons'>;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: AdmittingService & Pick<ServiceApp, 'lessons'>, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  async make(
    slug: string,
    { part = 'lesson', version }: LessonFileOptions = {},
  ): Promise<Result<LessonFile, LessonNotFound | ServiceFailure>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    const admitted = await admitTo(this.#app, await this.#token(), 'lesson.read');
    if (!admitted.ok) return err(failureOf(admitted.error));
    const printed = await this.#app.lessons.print(slug, admitted.value.caller, {
      part,
      paper: 'letter',
      ...(version === undefined ? {} : { version }),
    });
    if (printed.ok)
      return ok({ fileName: printed.value.fileName, bytes: new Uint8Array(printed.value.bytes) });
    return printed.error.kind === 'lesson/not-found'
      ? err(printed.error)
      : err({ kind: 'service/busy', retryAfterSeconds: null });
  }
}
