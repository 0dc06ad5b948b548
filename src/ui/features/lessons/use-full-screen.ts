import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** Whether the page fills the screen, and what changes it; null where the browser cannot (telephones). */
export function useFullScreen(): readonly [boolean, (() => void) | null] {
  const full = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const toggle = async (): Promise<void> => {
    await (full ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  };
  return [full, document.fullscreenEnabled ? () => void toggle() : null];
}
