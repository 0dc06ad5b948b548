import { Worker } from 'node:worker_threads';
import type { PdfOrder, PdfReply, PdfRequest, PdfWorkerSettings } from './pdf-worker-messages.ts';

export type PdfThreadSettings = PdfWorkerSettings & {
  readonly worker: URL;
  /** The timeout of an order in milliseconds, including its waiting time. */
  readonly timeoutMs?: number;
  /** The maximum number of waiting orders. */
  readonly queue?: number;
};

const usual = { timeoutMs: 20_000, queue: 12 } as const;

type Waiting = {
  readonly done: (pdf: Uint8Array | null) => void;
  readonly failed: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
};

/** Renders PDFs in a worker thread, one after another, because each takes a few hundred milliseconds of CPU time. */
export class PdfThread {
  readonly #settings: PdfThreadSettings;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #orders = 0;

  constructor(settings: PdfThreadSettings) {
    this.#settings = settings;
  }

  /** Returns the file, or null if too many orders are waiting or after the timeout. Throws if rendering fails. */
  print(order: PdfOrder): Promise<Uint8Array | null> {
    if (this.#waiting.size >= (this.#settings.queue ?? usual.queue)) return Promise.resolve(null);
    this.#orders += 1;
    const request: PdfRequest = { id: this.#orders, order };
    const worker = this.#running();
    worker.ref();
    return new Promise((done, failed) => {
      const timer = setTimeout(() => void this.close(), this.#settings.timeoutMs ?? usual.timeoutMs);
      this.#waiting.set(request.id, { done, failed, timer });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(request);
    });
  }

  /** Ends the thread. Waiting orders get null. The next order starts a new thread. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    for (const id of this.#waiting.keys()) this.#take(id)?.done(null);
    await worker?.terminate();
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
    if ('pdf' in answer) waiting?.done(answer.pdf);
    else waiting?.failed(new Error(`a PDF could not be created: ${answer.broke}`));
    // An idle thread does not keep the process alive.
    if (this.#waiting.size === 0) this.#worker?.unref();
  }

  #broke(worker: Worker, error: unknown): void {
    if (this.#worker === worker) this.#worker = null;
    const failure = new Error('the PDF worker thread failed', { cause: error });
    for (const id of this.#waiting.keys()) this.#take(id)?.failed(failure);
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return undefined;
    clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    return waiting;
  }
}
