import type { Log } from '#application/ports/log.ts';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** The part of a process that a stop needs. */
export type StoppableProcess = {
  on(signal: (typeof signals)[number], run: () => void): unknown;
  exit(code: number): void;
};

/**
 * Stops once, at the first signal, and exits with 0 when all is done, with 1 where stopping failed. A second signal
 * does not wait.
 */
export function stopOnSignal(of: StoppableProcess, stop: () => Promise<void>, log: Log): void {
  let stopping = false;
  for (const signal of signals) {
    of.on(signal, () => {
      if (stopping) {
        log.warn('stopped at once, by a second signal', { signal });
        return of.exit(1);
      }
      stopping = true;
      log.info('stopping', { signal });
      void stop().then(
        () => of.exit(0),
        (error: unknown) => {
          log.error('stopping failed', { reason: error instanceof Error ? error.message : 'unknown' });
          of.exit(1);
        },
      );
    });
  }
}
