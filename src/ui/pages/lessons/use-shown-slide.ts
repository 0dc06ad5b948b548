import { useCallback, useEffect, useRef, useState } from 'react';
import { type ActivityTimer } from '#domain/lessons/activity-timer.ts';
import { productSlug } from '#domain/product.ts';

/** Where a presentation stands: the slide, counted from 0, and the timers that were begun, by activity. */
export type Shown = { readonly at: number; readonly timers: Readonly<Record<string, ActivityTimer>> };

type Message = { readonly kind: 'ask' } | { readonly kind: 'shown'; readonly shown: Shown };

const isTimer = (value: unknown): value is ActivityTimer =>
  typeof value === 'object' &&
  value !== null &&
  'leftMs' in value &&
  typeof value.leftMs === 'number' &&
  'since' in value &&
  (value.since === null || typeof value.since === 'number');

const isShown = (value: unknown): value is Shown =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  Number.isInteger(value.at) &&
  'timers' in value &&
  typeof value.timers === 'object' &&
  value.timers !== null &&
  Object.values(value.timers).every(isTimer);

/** Windows of another build may say something else. */
function messageIn(value: unknown): Message | null {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null;
  if (value.kind === 'ask') return { kind: 'ask' };
  return value.kind === 'shown' && 'shown' in value && isShown(value.shown)
    ? { kind: 'shown', shown: value.shown }
    : null;
}

export type ChangeShown = (change: (shown: Shown) => Shown) => void;

/**
 * Where the presentation of a lesson stands, the same in all windows of this browser that show it: each change goes to the
 * others, and a window that opens asks where they are.
 */
export function useShownSlide(slug: string, count: number, first: number): readonly [Shown, ChangeShown] {
  const within = useCallback((at: number) => Math.max(0, Math.min(count - 1, at)), [count]);
  const [shown, setShown] = useState<Shown>(() => ({ at: within(first), timers: {} }));
  const latest = useRef(shown);
  const channel = useRef<BroadcastChannel | null>(null);

  const take = useCallback(
    ({ at, timers }: Shown): Shown => {
      latest.current = { at: within(at), timers };
      setShown(latest.current);
      return latest.current;
    },
    [within],
  );
  useEffect(() => {
    if (!('BroadcastChannel' in window)) return undefined;
    const open = new BroadcastChannel(`${productSlug}-presentation-${slug}`);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    const say = (message: Message): void => open.postMessage(message);
    open.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = messageIn(data);
      if (message?.kind === 'ask') say({ kind: 'shown', shown: latest.current });
      if (message?.kind === 'shown') take(message.shown);
    });
    channel.current = open;
    say({ kind: 'ask' });
    return () => {
      channel.current = null;
      open.close();
    };
  }, [slug, take]);

  const change: ChangeShown = useCallback(
    (changeOf) => {
      const message: Message = { kind: 'shown', shown: take(changeOf(latest.current)) };
      channel.current?.postMessage(message);
    },
    [take],
  );
  return [shown, change];
}
