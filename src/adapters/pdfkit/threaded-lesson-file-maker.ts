import { createHash } from 'node:crypto';
import type { LessonFileMaker, FilesBusy } from '#application/service/lessons/ports/lesson-file-maker.ts';
import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { LessonPart } from '#domain/lessons/lessons/lesson-part.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import type { YearPlan } from '#domain/lessons/lessons/year-plan.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { PdfOrder } from './pdf-worker-messages.ts';
import type { PdfThread } from './pdf-thread.ts';

/** The maximum number of cached files. */
const usualCacheSize = 48;

/** Renders files in a worker thread. Results are cached by their input, so that a file is rendered only once for several teachers of a school. */
export class ThreadedLessonFileMaker implements LessonFileMaker {
  readonly #thread: Pick<PdfThread, 'print'>;
  readonly #cacheSize: number;
  readonly #printed = new Map<string, Promise<Result<Uint8Array, FilesBusy>>>();

  constructor(thread: Pick<PdfThread, 'print'>, cacheSize = usualCacheSize) {
    this.#thread = thread;
    this.#cacheSize = cacheSize;
  }

  make(
    lesson: LessonForReader,
    paper: PaperSize,
    part: LessonPart = 'lesson',
  ): Promise<Result<Uint8Array, FilesBusy>> {
    return this.#once({ of: 'lesson', lesson, paper, part });
  }

  makeYear(plan: YearPlan, paper: PaperSize): Promise<Result<Uint8Array, FilesBusy>> {
    return this.#once({ of: 'year', plan, paper });
  }

  async #once(order: PdfOrder): Promise<Result<Uint8Array, FilesBusy>> {
    const key = createHash('sha256').update(JSON.stringify(order)).digest('base64url');
    const known = this.#printed.get(key);
    if (known !== undefined) return known;
    const printed = this.#print(order);
    this.#remember(key, printed);
    try {
      const answer = await printed;
      if (!answer.ok) this.#printed.delete(key);
      return answer;
    } catch (error) {
      this.#printed.delete(key);
      throw error;
    }
  }

  async #print(order: PdfOrder): Promise<Result<Uint8Array, FilesBusy>> {
    const file = await this.#thread.print(order);
    return file === null ? err({ kind: 'lesson/paper-busy' }) : ok(file);
  }

  #remember(key: string, printed: Promise<Result<Uint8Array, FilesBusy>>): void {
    const oldest = this.#printed.keys().next();
    if (this.#printed.size >= this.#cacheSize && !oldest.done) this.#printed.delete(oldest.value);
    this.#printed.set(key, printed);
  }
}
