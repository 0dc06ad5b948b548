import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { LessonPaper, PaperBusy } from '#application/service/ports/lesson-paper.ts';
import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import type { PaperSize } from '#domain/lessons/paper-size.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { PressAnswer, PressOrder, PressSettings } from './press-messages.ts';

export type LessonPaperSettings = PressSettings & {
  /** The file that calls `runPress`. */
  readonly press: URL;
  /** How long one lesson may take, in milliseconds; its turn to wait for included. */
  readonly patience?: number;
  /** How many may wait for the press. */
  readonly queue?: number;
  /** How many files are remembered. */
  readonly kept?: number;
};

const usual = { patience: 20_000, queue: 12, kept: 48 } as const;
const busy = err({ kind: 'lesson/paper-busy' } as const);

type Waiting = {
  readonly done: (answer: Result<Uint8Array, PaperBusy>) => void;
  readonly failed: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
};

/**
 * Prints lessons by pdfkit in one thread beside the server's, since one takes a few hundred milliseconds of computing. What
 * was printed is remembered by what is on it, so that a class of teachers asks for it once.
 */
export class PdfkitLessonPaper implements LessonPaper {
  readonly #settings: LessonPaperSettings;
  readonly #printed = new Map<string, Promise<Result<Uint8Array, PaperBusy>>>();
  readonly #waiting = new Map<number, Waiting>();
  #press: Worker | null = null;
  #orders = 0;

  /** The thread is started by the first lesson that is asked for. */
  constructor(settings: LessonPaperSettings) {
    this.#settings = settings;
  }

  async print(lesson: LessonForReader, paper: PaperSize): Promise<Result<Uint8Array, PaperBusy>> {
    const key = createHash('sha256')
      .update(`${paper} ${JSON.stringify(lesson)}`)
      .digest('base64url');
    const known = this.#printed.get(key);
    if (known !== undefined) return known;
    if (this.#waiting.size >= (this.#settings.queue ?? usual.queue)) return busy;
    const printed = this.#order(lesson, paper);
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

  /** Ends the thread; whoever waits is told that it is busy. */
  async close(): Promise<void> {
    await this.#giveUp();
  }

  #remember(key: string, printed: Promise<Result<Uint8Array, PaperBusy>>): void {
    const oldest = this.#printed.keys().next();
    if (this.#printed.size >= (this.#settings.kept ?? usual.kept) && !oldest.done) {
      this.#printed.delete(oldest.value);
    }
    this.#printed.set(key, printed);
  }

  #order(lesson: LessonForReader, paper: PaperSize): Promise<Result<Uint8Array, PaperBusy>> {
    this.#orders += 1;
    const order: PressOrder = { id: this.#orders, lesson, paper };
    const press = this.#running();
    press.ref();
    return new Promise((done, failed) => {
      const timer = setTimeout(() => void this.#giveUp(), this.#settings.patience ?? usual.patience);
      this.#waiting.set(order.id, { done, failed, timer });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      press.postMessage(order);
    });
  }

  #running(): Worker {
    if (this.#press !== null) return this.#press;
    const { press: file, picturesDir, publicUrl } = this.#settings;
    const settings: PressSettings = { picturesDir, publicUrl };
    const press = new Worker(file, { workerData: settings });
    press.on('message', (answer: PressAnswer) => this.#answered(answer));
    press.on('error', (error) => this.#broke(press, error));
    this.#press = press;
    return press;
  }

  #answered(answer: PressAnswer): void {
    const waiting = this.#take(answer.id);
    if ('pdf' in answer) waiting?.done(ok(answer.pdf));
    else waiting?.failed(new Error(`a lesson could not be printed: ${answer.broke}`));
    // Nothing to do: the thread alone keeps no process alive.
    if (this.#waiting.size === 0) this.#press?.unref();
  }

  #broke(press: Worker, error: unknown): void {
    if (this.#press === press) this.#press = null;
    const failure = new Error('the thread that prints lessons broke', { cause: error });
    for (const id of this.#waiting.keys()) this.#take(id)?.failed(failure);
  }

  /** Ends a thread that takes too long; the next order starts another. */
  async #giveUp(): Promise<void> {
    const press = this.#press;
    this.#press = null;
    for (const id of this.#waiting.keys()) this.#take(id)?.done(busy);
    await press?.terminate();
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return undefined;
    clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    return waiting;
  }
}
