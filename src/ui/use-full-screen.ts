import { type RefObject, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/**
 * Returns whether full screen is on, and a function to turn it on for an element or the whole page, or to turn it off. Null if the browser does not support it
 * (phones).
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
