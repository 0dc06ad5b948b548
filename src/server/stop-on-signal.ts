import type { Log } from '#application/ports/log.ts';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

export type StoppableProcess = {
  on(signal: (typeof signals)[number], run: () => void): unknown;
  exit(code: number): void;
};

type Stopping = {
  readonly stop: () => Promise<void>;
  readonly timeoutMs: number;
  readonly log: Log;
};

/** Stops once at the first signal. Exits with 0 when done, or with 1 if stopping failed or timed out. A second signal exits immediately. */
export function stopOnSignal(of: StoppableProcess, { stop, timeoutMs, log }: Stopping): void {
  let stopping = false;

  const stopInTime = async (): Promise<number> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<number>((resolve) => {
      timer = setTimeout(() => {
        log.error('stopping took too long: unfinished work was canceled', { timeoutMs });
        resolve(1);
      }, timeoutMs);
    });
    const stopped = stop().then(
      () => 0,
      (error: unknown) => {
        log.error('stopping failed', { reason: error instanceof Error ? error.message : 'unknown' });
        return 1;
      },
    );
    const code = await Promise.race([stopped, late]);
    clearTimeout(timer);
    return code;
  };

  for (const signal of signals) {
    of.on(signal, () => {
      if (stopping) {
        log.warn('stopped immediately after a second signal', { signal });
        return of.exit(1);
      }
      stopping = true;
      log.info('stopping', { signal });
      void stopInTime().then((code) => of.exit(code));
    });
  }
}
