import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { LessonPdf, PdfBusy } from '#application/service/ports/lesson-pdf.ts';
import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import type { PaperSize } from '#domain/lessons/paper-size.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { PdfReply, PdfRequest, PdfWorkerSettings } from './pdf-worker-messages.ts';

export type LessonPdfSettings = PdfWorkerSettings & {
  /** The file that calls `runPdfWorker`. */
  readonly worker: URL;
  /** How long one lesson may take, in milliseconds; its turn to wait for included. */
  readonly timeoutMs?: number;
  /** How many may wait for the worker. */
  readonly queue?: number;
  /** How many files are remembered. */
  readonly cacheSize?: number;
};

const usual = { timeoutMs: 20_000, queue: 12, cacheSize: 48 } as const;
const busy = err({ kind: 'lesson/paper-busy' } as const);

type Waiting = {
  readonly done: (answer: Result<Uint8Array, PdfBusy>) => void;
  readonly failed: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
};

/**
 * Prints lessons by pdfkit in one thread beside the server's, since one takes a few hundred milliseconds of computing. What
 * was printed is remembered by what is on it, so that a class of teachers asks for it once.
 */
export class PdfkitLessonPdf implements LessonPdf {
  readonly #settings: LessonPdfSettings;
  readonly #printed = new Map<string, Promise<Result<Uint8Array, PdfBusy>>>();
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #orders = 0;

  /** The thread is started by the first lesson that is asked for. */
  constructor(settings: LessonPdfSettings) {
    this.#settings = settings;
  }

  async print(lesson: LessonForReader, paper: PaperSize): Promise<Result<Uint8Array, PdfBusy>> {
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

  /** Ends the thread; waiting calls are told that it is busy. */
  async close(): Promise<void> {
    await this.#giveUp();
  }

  #remember(key: string, printed: Promise<Result<Uint8Array, PdfBusy>>): void {
    const oldest = this.#printed.keys().next();
    if (this.#printed.size >= (this.#settings.cacheSize ?? usual.cacheSize) && !oldest.done) {
      this.#printed.delete(oldest.value);
    }
    this.#printed.set(key, printed);
  }

  #order(lesson: LessonForReader, paper: PaperSize): Promise<Result<Uint8Array, PdfBusy>> {
    this.#orders += 1;
    const order: PdfRequest = { id: this.#orders, lesson, paper };
    const worker = this.#running();
    worker.ref();
    return new Promise((done, failed) => {
      const timer = setTimeout(() => void this.#giveUp(), this.#settings.timeoutMs ?? usual.timeoutMs);
      this.#waiting.set(order.id, { done, failed, timer });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(order);
    });
  }

  #running(): Worker {
    if (this.#worker !== null) return this.#worker;
    const { worker: file, picturesDir, publicUrl } = this.#settings;
    const settings: PdfWorkerSettings = { picturesDir, publicUrl };
    const worker = new Worker(file, { workerData: settings });
    worker.on('message', (answer: PdfReply) => this.#answered(answer));
    worker.on('error', (error) => this.#broke(worker, error));
    this.#worker = worker;
    return worker;
  }

  #answered(answer: PdfReply): void {
    const waiting = this.#take(answer.id);
    if ('pdf' in answer) waiting?.done(ok(answer.pdf));
    else waiting?.failed(new Error(`a lesson could not be printed: ${answer.broke}`));
    // Nothing to do: the thread alone keeps no process alive.
    if (this.#waiting.size === 0) this.#worker?.unref();
  }

  #broke(worker: Worker, error: unknown): void {
    if (this.#worker === worker) this.#worker = null;
    const failure = new Error('the thread that prints lessons broke', { cause: error });
    for (const id of this.#waiting.keys()) this.#take(id)?.failed(failure);
  }

  /** Ends a thread that takes too long; the next order starts another. */
  async #giveUp(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    for (const id of this.#waiting.keys()) this.#take(id)?.done(busy);
    await worker?.terminate();
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return undefined;
    clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    return waiting;
  }
}
