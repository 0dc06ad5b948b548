import { useCallback, useEffect, useRef, useState } from 'react';
import { productSlug } from '#domain/product.ts';
import { isBetterSource, type Message, messageIn, type Shown, type Source } from '../shown-message.ts';

export type ChangeShown = (change: (shown: Shown) => Shown) => void;

type Known = { readonly shown: Shown; readonly source: Source };

/**
 * Returns the state of a presentation, which all windows of this browser that show it share. Changes are sent to the other windows. A new window requests the
 * state, and windows that do not know it do not reply. `addressed` is the slide in the window's URL.
 */
export function useShownSlide(
  slug: string,
  count: number,
  addressed: number | null,
): readonly [Shown, ChangeShown] {
  const within = useCallback((at: number) => Math.max(0, Math.min(count - 1, at)), [count]);
  const [shown, setShown] = useState<Shown>(() => ({ at: within(addressed ?? 0), timers: {} }));
  const known = useRef<Known>({ shown, source: addressed === null ? 'nowhere' : 'address' });
  const channel = useRef<BroadcastChannel | null>(null);

  const take = useCallback(
    ({ at, timers }: Shown, source: Source): Shown => {
      const taken = { at: within(at), timers };
      known.current = { shown: taken, source };
      setShown(taken);
      return taken;
    },
    [within],
  );
  useEffect(() => {
    if (!('BroadcastChannel' in window)) return undefined;
    const open = new BroadcastChannel(`${productSlug}-presentation-${slug}`);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    const post = (message: Message): void => open.postMessage(message);
    const tell = (): void => {
      if (known.current.source !== 'nowhere') post({ kind: 'tell', ...known.current });
    };
    open.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = messageIn(data);
      if (message?.kind === 'ask') tell();
      if (message?.kind === 'move') take(message.shown, 'presentation');
      if (message?.kind === 'tell' && isBetterSource(message.source, known.current.source))
        take(message.shown, message.source);
    });
    channel.current = open;
    // A different window may have requested the state while this one was reloading.
    tell();
    post({ kind: 'ask' });
    return () => {
      channel.current = null;
      open.close();
    };
  }, [slug, take]);

  const change: ChangeShown = useCallback(
    (changeOf) => {
      const message: Message = { kind: 'move', shown: take(changeOf(known.current.shown), 'presentation') };
      channel.current?.postMessage(message);
    },
    [take],
  );
  return [shown, change];
}
