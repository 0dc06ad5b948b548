import type { LessonFile, LessonFileOptions, LessonFiles } from '#application/client/ports/lesson-files.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { LessonNotFound } from '#domain/lessons/lesson-not-found.ts';
import { err, ok, type Result } from '#domain/result.ts';

/** Asks a service in the same process for lessons as files, as the signed-in user; without a token, as a visitor. */
export class InMemoryLessonFiles implements LessonFiles {
  readonly #app: Pick<ServiceApp, 'verifyToken' | 'printLesson'>;
  readonly #token: () => Promise<string | null>;
  /** Whether the service can be reached. */
  online = true;

  constructor(app: Pick<ServiceApp, 'verifyToken' | 'printLesson'>, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  async pdf(
    slug: string,
    { version }: LessonFileOptions = {},
  ): Promise<Result<LessonFile, LessonNotFound | ServiceFailure>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    const token = await this.#token();
    const reader = token === null ? ok(null) : await this.#app.verifyToken(token);
    if (!reader.ok) return err({ kind: 'session/lost' });
    const printed = await this.#app.printLesson(slug, reader.value, {
      paper: 'letter',
      ...(version === undefined ? {} : { version }),
    });
    if (printed.ok) return ok({ fileName: printed.value.fileName, pdf: new Uint8Array(printed.value.pdf) });
    return printed.error.kind === 'lesson/not-found'
      ? err(printed.error)
      : err({ kind: 'service/busy', retryAfterSeconds: null });
  }
}
