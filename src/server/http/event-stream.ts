import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { eventStreamType } from '#adapters/wire/classrooms/class-work.ts';
import type { Clock } from '#application/ports/clock.ts';

export type StreamSource<T> = {
  /** Returns the changes after a number, and the number of the last change. Null ends the stream, because the caller lost access. */
  readonly read: (
    seq: number,
  ) => Promise<{ readonly seq: number; readonly data: T; readonly isNews: boolean } | null>;
  readonly subscribe: (listener: () => void) => () => void;
  /** The heartbeat interval, in milliseconds. */
  readonly beatMs: number;
  readonly onEnd?: () => Promise<void>;
};

export type StreamDeps = {
  readonly clock: Pick<Clock, 'after' | 'cancel' | 'now'>;
  /** Whether the host is stopping. If so, streams end and callers reconnect to a different host. */
  readonly isStopping: () => boolean;
};

/** Changes within this time, in milliseconds, are sent as one event. */
const gatherMs = 200;
/** The maximum duration of a stream, in milliseconds. The caller then reconnects with a new token. */
export const streamMs = 300_000;

const eventOf = (name: string, seq: number, data: unknown): string =>
  `id: ${seq}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

async function* events<T>(
  { read, subscribe, beatMs, onEnd }: StreamSource<T>,
  { clock, isStopping, after, signal }: StreamDeps & { readonly after: number; readonly signal: AbortSignal },
): AsyncGenerator<string> {
  let wake = (): void => undefined;
  let hasChanged = true;
  const gather = (): Promise<void> => new Promise((resolve) => void clock.after(gatherMs, resolve));
  const beat = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = clock.after(beatMs, resolve);
      wake = () => {
        clock.cancel(timer);
        resolve();
      };
    });
  const stop = subscribe(() => {
    hasChanged = true;
    wake();
  });
  signal.addEventListener('abort', () => wake());
  let [seq, isFirst] = [after, true];
  const endsAt = clock.now() + streamMs;
  try {
    while (!signal.aborted && !isStopping() && clock.now() < endsAt) {
      if (hasChanged) {
        hasChanged = false;
        const answer = await read(seq);
        if (answer === null) return;
        const { data, isNews } = answer;
        ({ seq } = answer);
        if (isNews || isFirst) yield eventOf('work', seq, data);
        isFirst = false;
        await gather();
      } else {
        yield eventOf('beat', seq, { now: clock.now() });
      }
      if (!hasChanged && !signal.aborted) await beat();
    }
  } finally {
    stop();
    await onEnd?.();
  }
}

/** Streams events until the caller disconnects, the host stops, or `streamMs` is over. A slow caller receives fewer and later events. */
export function sendEvents<T>(
  reply: FastifyReply,
  source: StreamSource<T>,
  { after, ...deps }: StreamDeps & { readonly after: number },
): FastifyReply {
  const ended = new AbortController();
  reply.raw.once('close', () => ended.abort());
  const stream = Readable.from(events(source, { ...deps, after, signal: ended.signal }), {
    highWaterMark: 1,
  });
  return reply
    .header('content-type', eventStreamType)
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(stream);
}
