import { type Cancellation, isCanceled, newCancellation } from '#domain/cancellation.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { EventSource, Numbered } from '../../platform/ports/event-stream.ts';

/** The state of the connection: `live` while streaming, `asking` while polling because the network buffers streams, `stale` if there is no response. */
export type FollowHealth = 'asking' | 'live' | 'stale';

/** Heartbeat timeout and polling interval, in milliseconds. */
export type FollowPace = {
  /** A stream without events for this time counts as failed (C17). */
  readonly silentMs: number;
  readonly askEveryMs: number;
};

export type FollowNews<Changes> =
  | { readonly kind: 'changes'; readonly changes: Changes; readonly health: FollowHealth }
  /** Events may be missing; the state is read again. */
  | { readonly kind: 'gap' }
  | { readonly kind: 'heard'; readonly now: number }
  | { readonly kind: 'stale' };

/** After this many consecutive failed streams, the page polls: several times if the streams had no events, otherwise once before the next stream. */
const maxFailures = 3;
const asks = 20;
const againMs = 500;
/** Delay after a failed stream: exponential backoff, at most 8 s. */
const waitAfter = (failures: number): number => Math.min(1_000 * 2 ** (failures - 1), 8_000);

type Outcome = 'broken' | 'failed' | 'over' | 'silent' | 'told';

/**
 * Streams while streams work, and polls otherwise. Ends when it is canceled, or when `isOver` is true for a failure (C17, C18).
 * @returns true if a failure ended it
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
  const notify = (news: FollowNews<Changes>): void => {
    if (!isCanceled(signal)) tell(news);
  };
  const apply = (changes: Changes, health: FollowHealth): void => {
    // A smaller sequence number means that the service has lost changes.
    if (changes.seq < seq) notify({ kind: 'gap' });
    ({ seq } = changes);
    notify({ kind: 'changes', changes, health });
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
        if (event.kind === 'beat') notify({ kind: 'heard', now: event.now });
        else if (event.kind === 'changes') apply(event.changes, 'live');
        else {
          // The next stream starts with the full state.
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
  /** Polls until a call fails, at most `times` times; returns true if `followEvents` must end. */
  const askAtMost = async (times: number): Promise<boolean> => {
    for (let at = 0; at < times && !isCanceled(signal); at += 1) {
      const answer = await read(seq, { signal });
      if (!answer.ok) {
        notify({ kind: 'stale' });
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
    if (failures > 0) notify({ kind: 'stale' });
    await pause(failures === 0 ? againMs : waitAfter(failures));
    wasSilent = outcome === 'silent' || (wasSilent && failures > 0);
    if (failures >= maxFailures && (await askAtMost(wasSilent ? asks : 1))) return !isCanceled(signal);
  }
  return false;
}
