import { useSyncExternalStore } from 'react';

/** The text sizes in the profile. They replace pinch zoom, which is blocked (NAV-19). */
export type TextSize = 'normal' | 'large' | 'larger';
export const textSizes: readonly TextSize[] = ['normal', 'large', 'larger'];

/** The storage key. `before-first-paint.js` reads it before the first paint. */
const textSizeKey = 'blockyard-text-size';

const listeners = new Set<() => void>();

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

const current = (): TextSize => {
  const { textSize } = document.documentElement.dataset;
  return textSize === 'large' || textSize === 'larger' ? textSize : 'normal';
};

function setTextSize(size: TextSize): void {
  if (size === 'normal') delete document.documentElement.dataset.textSize;
  else document.documentElement.dataset.textSize = size;
  try {
    window.localStorage.setItem(textSizeKey, size);
  } catch {
    // Storage is blocked, so the size applies only to this page.
  }
  for (const listener of listeners) listener();
}

/** Returns the text size and a function to change it. The size is stored on this device. */
export function useTextSize(): { readonly size: TextSize; readonly setSize: (size: TextSize) => void } {
  return { size: useSyncExternalStore(subscribe, current, () => 'normal'), setSize: setTextSize };
}
