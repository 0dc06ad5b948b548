import type { Clock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';
import { cacheTryIt, serviceWorkerPath, type WorkerAnswer } from './offline-names.ts';

/** The part of the browser's service workers that is needed. */
export type Workers = Pick<ServiceWorkerContainer, 'register' | 'getRegistration' | 'ready'>;

/** How long a first installation or an answer may take, in milliseconds. */
const timeoutMs = 60_000;

const browserWorkers = (): Workers | null =>
  // Pages of an insecure origin have none, nor have some private windows.
  'serviceWorker' in navigator ? navigator.serviceWorker : null;

/** The page's side of the service worker. `enabled` is false where the operator has switched it off. */
export class ServiceWorkerHost {
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #workers: Workers | null;

  constructor(clock: Clock, log: Log, enabled: boolean, workers: Workers | null = browserWorkers()) {
    this.#clock = clock;
    this.#log = log;
    this.#workers = enabled ? workers : null;
  }

  async installed(): Promise<boolean> {
    const registration = await this.#workers?.getRegistration();
    return registration?.active != null;
  }

  /** Registers the worker and waits until it works; looks for a newer one where there is one. */
  async install(): Promise<boolean> {
    if (this.#workers === null) return false;
    try {
      await this.#workers.register(serviceWorkerPath);
    } catch (error) {
      // Without a network nothing is registered again, and what is there goes on.
      this.#log.warn('The service worker could not be registered', { error });
      return this.installed();
    }
    return this.#within(
      this.#workers.ready.then(() => true),
      false,
    );
  }

  /** Has the worker hold the files of 'Try it'. */
  async cacheTryIt(): Promise<WorkerAnswer> {
    const worker = (await this.#workers?.getRegistration())?.active;
    if (worker == null) return 'incomplete';
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<WorkerAnswer>((resolve) => {
      port1.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => resolve(data));
      port1.start();
    });
    worker.postMessage(cacheTryIt, [port2]);
    return this.#within(answered, 'incomplete');
  }

  async #within<T>(asked: Promise<T>, late: T): Promise<T> {
    let timer = 0;
    const waiting = new Promise<T>((resolve) => {
      timer = this.#clock.after(timeoutMs, () => resolve(late));
    });
    return Promise.race([asked, waiting]).finally(() => this.#clock.cancel(timer));
  }
}
