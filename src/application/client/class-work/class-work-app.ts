import { type LiveChanges, type LiveWork, withChanges } from '#domain/class-work/live-class.ts';
import { type Cancellation, isCanceled, newCancellation } from '#domain/cancellation.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ClassWorkService } from '../ports/class-work-service.ts';

/**
 * How a class is followed: changes come as they happen; the page asks for them every few seconds, because the network keeps streams
 * back; or nothing has come for a while.
 */
export type FollowHealth = 'asking' | 'live' | 'stale';

/** The work of a class. `ahead` is how many milliseconds the service's clock is ahead of this device's. */
export type FollowedClass = {
  readonly work: readonly LiveWork[];
  readonly ahead: number;
  readonly health: FollowHealth;
  /** When the service was last heard, by this device's clock. */
  readonly heardAt: number;
};

/** Follows the work of a class, and calls `hear` after each change, until it is canceled. */
export type FollowClass = (
  classroomId: string,
  options: { readonly hear: (followed: FollowedClass) => void; readonly signal: Cancellation },
) => Promise<void>;

/** A stream that is silent for this time, in milliseconds, has failed: it beats every two seconds (C17). */
const silentMs = 10_000;
/** After this number of failed streams in a row the page polls: for a while if they were silent, else once between two streams. */
const maxFailures = 3;
/** How often it asks, and for how long before it tries a stream again. */
const askEveryMs = 3_000;
const asks = 20;
/** How long it waits after a stream that ended, as each does in time. */
const againMs = 500;
/** How long it waits after a failed stream, by the number of failures. */
const waitAfter = (failures: number): number => Math.min(1_000 * 2 ** (failures - 1), 8_000);

/** One loop: it streams while streams work, and polls otherwise. Only a cancellation ends it (C17, C18). */
function followClass({
  service,
  clock,
}: {
  readonly service: ClassWorkService;
  readonly clock: Clock;
}): FollowClass {
  return async (classroomId, { hear, signal }) => {
    let seq = 0;
    let state: FollowedClass = { work: [], ahead: 0, health: 'stale', heardAt: clock.now() };
    const tell = (next: Partial<FollowedClass>): void => {
      if (isCanceled(signal)) return;
      state = { ...state, ...next };
      hear(state);
    };
    const heard = (now: number, health: FollowHealth): void =>
      tell({ ahead: now - clock.now(), health, heardAt: clock.now() });
    const apply = ({ seq: last, now, work }: LiveChanges, health: FollowHealth): void => {
      // The number is smaller only where the service has lost changes: what is known is read again.
      state = { ...state, work: withChanges(last < seq ? [] : state.work, work) };
      seq = last;
      heard(now, health);
    };
    const pause = (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = clock.after(ms, resolve);
        signal.addEventListener('abort', () => {
          clock.cancel(timer);
          resolve();
        });
      });

    const stream = async (): Promise<'failed' | 'silent' | 'told'> => {
      const silent = newCancellation();
      const end = silent.cancel;
      signal.addEventListener('abort', end);
      let hasTold = false;
      let timer = clock.after(silentMs, end);
      await service.stream(classroomId, seq, {
        signal: silent,
        hear: (event) => {
          clock.cancel(timer);
          timer = clock.after(silentMs, end);
          hasTold = true;
          if (event.kind === 'beat') heard(event.now, 'live');
          else apply(event.changes, 'live');
        },
      });
      clock.cancel(timer);
      signal.removeEventListener('abort', end);
      if (hasTold) return 'told';
      return silent.aborted ? 'silent' : 'failed';
    };
    /** Asks as long as there is an answer. */
    const askAtMost = async (times: number): Promise<void> => {
      for (let at = 0; at < times && !isCanceled(signal); at += 1) {
        const read = await service.changes(classroomId, seq, { signal });
        if (!read.ok) return tell({ health: 'stale' });
        apply(read.value, 'asking');
        await pause(askEveryMs);
      }
    };

    let failures = 0;
    let wasSilent = false;
    while (!isCanceled(signal)) {
      const outcome = await stream();
      failures = outcome === 'told' ? 0 : failures + 1;
      if (failures > 0) tell({ health: 'stale' });
      await pause(failures === 0 ? againMs : waitAfter(failures));
      wasSilent = outcome === 'silent' || (wasSilent && failures > 0);
      if (failures >= maxFailures) await askAtMost(wasSilent ? asks : 1);
    }
  };
}

/** The work of a class, as its teachers' pages follow it (CLS-2). */
export type ClassWorkApp = { readonly follow: FollowClass };

export const createClassWorkApp = (ports: Parameters<typeof followClass>[0]): ClassWorkApp => ({
  follow: followClass(ports),
});
