import type { Clock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';
import { cacheTryIt, serviceWorkerPath, type WorkerAnswer } from './offline-names.ts';

export type Workers = Pick<ServiceWorkerContainer, 'register' | 'getRegistration' | 'ready'>;

/** The timeout in milliseconds of the first installation and of a reply. */
const timeoutMs = 60_000;

const browserWorkers = (): Workers | null =>
  // Insecure origins and some private windows have no service workers.
  'serviceWorker' in navigator ? navigator.serviceWorker : null;

/** The page's side of the service worker. `enabled` is false if the operator has disabled it. */
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

  /** Registers the worker if it is not registered yet, and waits until it is active. Does not check a registered worker for updates. */
  async install(): Promise<boolean> {
    if (this.#workers === null) return false;
    try {
      await this.#workers.register(serviceWorkerPath);
    } catch (error) {
      // Registration fails without a network. A worker that is already registered keeps running.
      this.#log.warn('The service worker could not be registered', { error });
      return this.installed();
    }
    return this.#within(
      this.#workers.ready.then(() => true),
      false,
    );
  }

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

  async #within<T>(reply: Promise<T>, late: T): Promise<T> {
    let timer = 0;
    const waiting = new Promise<T>((resolve) => {
      timer = this.#clock.after(timeoutMs, () => resolve(late));
    });
    return Promise.race([reply, waiting]).finally(() => this.#clock.cancel(timer));
  }
}
