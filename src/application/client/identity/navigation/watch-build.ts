import type { Clock, TimerId } from '../../../ports/clock.ts';
import type { Log } from '../../../ports/log.ts';
import type { BuildFeed } from '../../platform/ports/build-feed.ts';

/** The polling interval for new builds, in milliseconds. Spec §9 does not specify it; see docs/assumptions.md. */
export const buildCheckInterval = 5 * 60_000;
/** The minimum time between two checks, in milliseconds. It applies even if the tab becomes visible more often. */
const minPause = 30_000;

export type BuildWatch = {
  readonly newer: () => boolean;
  readonly look: () => Promise<void>;
  readonly stop: () => void;
};

export type WatchBuild = (buildId: string) => BuildWatch;

/** Spec §4, NAV-17: checks every 5 minutes until there is a new build. Failed checks are logged and repeated. */
export function watchBuild(feed: BuildFeed, clock: Clock, log: Log): WatchBuild {
  return (buildId) => {
    let latest = buildId;
    let checkedAt = clock.now();
    let timer: TimerId | null = null;
    const newer = (): boolean => latest !== buildId;
    const stop = (): void => {
      if (timer !== null) clock.cancel(timer);
      timer = null;
    };
    const ask = async (): Promise<void> => {
      checkedAt = clock.now();
      const answer = await feed.latest();
      if (answer.ok) latest = answer.value;
      else log.warn('The latest build could not be read', { reason: answer.error.reason });
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
        if (timer !== null && clock.now() - checkedAt >= minPause) await ask();
      },
    };
  };
}
