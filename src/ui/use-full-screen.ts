import { type RefObject, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/**
 * Whether the screen is filled, and what changes it: with an element, or with the whole page. Null where the browser cannot
 * (telephones).
 */
export function useFullScreen(
  element?: RefObject<HTMLElement | null>,
): readonly [boolean, (() => void) | null] {
  const full = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const toggle = async (): Promise<void> => {
    await (full
      ? document.exitFullscreen()
      : (element?.current ?? document.documentElement).requestFullscreen());
  };
  return [full, document.fullscreenEnabled ? () => void toggle() : null];
}
