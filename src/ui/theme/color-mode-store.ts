import type { ForcedColorMode } from './forced-color-mode.ts';

/** The reader's choice. `system` follows the operating system. */
export type ColorModePreference = 'system' | 'light' | 'dark';
type ColorMode = 'light' | 'dark';
export type ColorModeState = { readonly preference: ColorModePreference; readonly mode: ColorMode };

export type ColorModeStore = {
  readonly subscribe: (changed: () => void) => () => void;
  readonly current: () => ColorModeState;
  readonly setPreference: (preference: ColorModePreference) => void;
  /** Sets the mode that the current page forces, or null for the reader's own mode. Spec §2. */
  readonly force: (mode: ForcedColorMode | null) => void;
};

/** The key of the reader's choice in local storage. `before-first-paint.js` also reads it. Spec §9. */
export const colorModeKey = 'blockyard-color-mode';
const darkQuery = '(prefers-color-scheme: dark)';

const asPreference = (text: string | null): ColorModePreference =>
  text === 'light' || text === 'dark' ? text : 'system';

function readPreference(win: Window): ColorModePreference {
  try {
    return asPreference(win.localStorage.getItem(colorModeKey));
  } catch {
    return 'system'; // Storage is blocked, so there is no stored choice.
  }
}

function savePreference(win: Window, preference: ColorModePreference): void {
  try {
    win.localStorage.setItem(colorModeKey, preference);
  } catch {
    return; // Storage is blocked, so the choice applies only to this page.
  }
}

const readForced = (root: HTMLElement): ForcedColorMode | null => {
  const { forcedColorMode } = root.dataset;
  return forcedColorMode === 'light' || forcedColorMode === 'dark' ? forcedColorMode : null;
};

function paint(root: HTMLElement, mode: ColorMode): void {
  root.classList.toggle('dark', mode === 'dark');
  root.classList.toggle('light', mode === 'light');
  root.style.colorScheme = mode;
}

/** Keeps the mode of `<html>` in sync with the choice, the operating system and other tabs. */
export function createColorModeStore(win: Window): ColorModeStore {
  const root = win.document.documentElement;
  const media = win.matchMedia(darkQuery);
  const listeners = new Set<() => void>();
  let preference = readPreference(win);
  let forced = readForced(root);

  const decide = (): ColorModeState => ({
    preference,
    mode: forced ?? (preference === 'system' ? (media.matches ? 'dark' : 'light') : preference),
  });
  let state = decide();

  const update = (): void => {
    state = decide();
    paint(root, state.mode);
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== colorModeKey && event.key !== null) return;
    preference = readPreference(win);
    update();
  };

  return {
    current: () => state,
    subscribe(changed) {
      if (listeners.size === 0) {
        media.addEventListener('change', update);
        win.addEventListener('storage', onStorage);
      }
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        media.removeEventListener('change', update);
        win.removeEventListener('storage', onStorage);
      };
    },
    setPreference(chosen) {
      preference = chosen;
      savePreference(win, chosen);
      update();
    },
    force(mode) {
      forced = mode;
      if (mode === null) delete root.dataset.forcedColorMode;
      else root.dataset.forcedColorMode = mode;
      update();
    },
  };
}
