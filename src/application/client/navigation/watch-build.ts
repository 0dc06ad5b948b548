import type { Clock, TimerId } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { BuildFeed } from '../ports/build-feed.ts';

/** How often it is asked which build is the latest, in milliseconds. Spec §9 shows none; docs/assumptions.md. */
export const buildCheckInterval = 5 * 60_000;
/** Nobody is asked more often than this, however often the tab is looked at, in milliseconds. */
const shortestPause = 30_000;

/** A watch for new builds. */
export type BuildWatch = {
  /** Whether another build than that of this page is served by now. */
  readonly newer: () => boolean;
  /** Asks out of turn, as when the tab is looked at again. */
  readonly look: () => Promise<void>;
  readonly stop: () => void;
};

/** Starts to watch, on behalf of a page that this build made. */
export type WatchBuild = (buildId: string) => BuildWatch;

/** Spec §4, NAV-17: asks every 5 minutes until a new build is known; what could not be found out is logged and asked again. */
export function watchBuild(feed: BuildFeed, clock: Clock, log: Log): WatchBuild {
  return (buildId) => {
    let latest = buildId;
    let asked = clock.now();
    let timer: TimerId | null = null;
    const newer = (): boolean => latest !== buildId;
    const stop = (): void => {
      if (timer !== null) clock.cancel(timer);
      timer = null;
    };
    const ask = async (): Promise<void> => {
      asked = clock.now();
      const answer = await feed.latest();
      if (answer.ok) latest = answer.value;
      else log.warn('The latest build is not known', { reason: answer.error.reason });
      if (newer()) stop();
    };
    const wait = (): void => {
      timer = clock.after(buildCheckInterval, () => {
        wait();
        void ask();
      });
    };
    wait();
    return {
      newer,
      stop,
      async look() {
        if (timer !== null && clock.now() - asked >= shortestPause) await ask();
      },
    };
  };
}
