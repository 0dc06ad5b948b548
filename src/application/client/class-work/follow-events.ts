import { type Cancellation, isCanceled, newCancellation } from '#domain/cancellation.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EventSource, Numbered } from '../ports/event-stream.ts';

/**
 * How the service is followed: changes come as they happen; the page asks for them every few seconds, because the network keeps
 * streams back; or nothing has come for a while.
 */
export type FollowHealth = 'asking' | 'live' | 'stale';

/** How often the service beats and is asked, in milliseconds. */
export type FollowPace = {
  /** A stream that is silent for this time has failed (C17). */
  readonly silentMs: number;
  /** How often the page asks while streams do not get through. */
  readonly askEveryMs: number;
};

/** The events of a loop: changes, a sign of life of the service, or its silence. */
export type FollowNews<Changes> =
  | { readonly kind: 'changes'; readonly changes: Changes; readonly health: FollowHealth }
  /** Events may be missing: what is known is read again. */
  | { readonly kind: 'gap' }
  | { readonly kind: 'heard'; readonly now: number }
  | { readonly kind: 'stale' };

/** After this number of failed streams in a row the page polls: for a while if they were silent, else once between two streams. */
const maxFailures = 3;
/** How often it asks before it tries a stream again. */
const asks = 20;
/** How long it waits after a stream that ended, as each does in time. */
const againMs = 500;
/** How long it waits after a failed stream, by the number of failures. */
const waitAfter = (failures: number): number => Math.min(1_000 * 2 ** (failures - 1), 8_000);

type Outcome = 'broken' | 'failed' | 'over' | 'silent' | 'told';

/**
 * One loop: it streams while streams work, and polls otherwise. A cancellation ends it, and a failure that `isOver` (C17, C18).
 * @returns whether a failure ended it
 */
export async function followEvents<Changes extends Numbered, Failure>(
  { read, stream }: EventSource<Changes, Failure>,
  {
    clock,
    pace: { silentMs, askEveryMs },
    tell,
    isOver = () => false,
    signal,
  }: {
    readonly clock: Pick<Clock, 'after' | 'cancel'>;
    readonly pace: FollowPace;
    readonly tell: (news: FollowNews<Changes>) => void;
    readonly isOver?: (failure: Failure) => boolean;
    readonly signal: Cancellation;
  },
): Promise<boolean> {
  let seq = 0;
  const say = (news: FollowNews<Changes>): void => {
    if (!isCanceled(signal)) tell(news);
  };
  const apply = (changes: Changes, health: FollowHealth): void => {
    // The number is smaller only where the service has lost changes.
    if (changes.seq < seq) say({ kind: 'gap' });
    ({ seq } = changes);
    say({ kind: 'changes', changes, health });
  };
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = clock.after(ms, resolve);
      signal.addEventListener('abort', () => {
        clock.cancel(timer);
        resolve();
      });
    });

  const streamOnce = async (): Promise<Outcome> => {
    const ended = newCancellation();
    const end = ended.cancel;
    signal.addEventListener('abort', end);
    let outcome: Outcome = 'silent';
    let timer = clock.after(silentMs, end);
    const answer = await stream(seq, {
      signal: ended,
      hear: (event) => {
        if (outcome === 'broken') return;
        clock.cancel(timer);
        timer = clock.after(silentMs, end);
        outcome = 'told';
        if (event.kind === 'beat') say({ kind: 'heard', now: event.now });
        else if (event.kind === 'changes') apply(event.changes, 'live');
        else {
          // The next stream begins with all that is.
          outcome = 'broken';
          seq = 0;
          end();
        }
      },
    });
    clock.cancel(timer);
    signal.removeEventListener('abort', end);
    if (!answer.ok && isOver(answer.error)) return 'over';
    return outcome === 'silent' && !ended.aborted ? 'failed' : outcome;
  };
  /** Asks as long as there is an answer; answers whether it is over. */
  const askAtMost = async (times: number): Promise<boolean> => {
    for (let at = 0; at < times && !isCanceled(signal); at += 1) {
      const answer = await read(seq, { signal });
      if (!answer.ok) {
        say({ kind: 'stale' });
        return isOver(answer.error);
      }
      apply(answer.value, 'asking');
      await pause(askEveryMs);
    }
    return false;
  };

  let failures = 0;
  let wasSilent = false;
  while (!isCanceled(signal)) {
    const outcome = await streamOnce();
    if (outcome === 'over') return !isCanceled(signal);
    failures = outcome === 'told' ? 0 : failures + 1;
    if (failures > 0) say({ kind: 'stale' });
    await pause(failures === 0 ? againMs : waitAfter(failures));
    wasSilent = outcome === 'silent' || (wasSilent && failures > 0);
    if (failures >= maxFailures && (await askAtMost(wasSilent ? asks : 1))) return !isCanceled(signal);
  }
  return false;
}
