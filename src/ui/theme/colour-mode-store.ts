import type { ForcedColourMode } from './forced-colour-mode.ts';

/** What the reader chose; `system` follows the operating system. */
export type ColourModePreference = 'system' | 'light' | 'dark';
type ColourMode = 'light' | 'dark';
export type ColourModeState = { readonly preference: ColourModePreference; readonly mode: ColourMode };

export type ColourModeStore = {
  readonly subscribe: (changed: () => void) => () => void;
  readonly current: () => ColourModeState;
  readonly setPreference: (preference: ColourModePreference) => void;
  /** The mode of the page being shown, or null for the reader's own. Spec §2. */
  readonly force: (mode: ForcedColourMode | null) => void;
};

/** The reader's choice in local storage, read by `before-first-paint.js` too. Spec §9. */
export const colourModeKey = 'blockyard-colour-mode';
const darkQuery = '(prefers-color-scheme: dark)';

const asPreference = (text: string | null): ColourModePreference =>
  text === 'light' || text === 'dark' ? text : 'system';

function readPreference(win: Window): ColourModePreference {
  try {
    return asPreference(win.localStorage.getItem(colourModeKey));
  } catch {
    return 'system'; // storage is blocked: nothing was chosen
  }
}

function keepPreference(win: Window, preference: ColourModePreference): void {
  try {
    win.localStorage.setItem(colourModeKey, preference);
  } catch {
    return; // storage is blocked: the choice holds until the page is left
  }
}

const readForced = (root: HTMLElement): ForcedColourMode | null => {
  const { forcedColourMode } = root.dataset;
  return forcedColourMode === 'light' || forcedColourMode === 'dark' ? forcedColourMode : null;
};

function paint(root: HTMLElement, mode: ColourMode): void {
  root.classList.toggle('dark', mode === 'dark');
  root.classList.toggle('light', mode === 'light');
  root.style.colorScheme = mode;
}

/** Keeps `<html>`'s mode true to the choice, the operating system and the other tabs, live. */
export function createColourModeStore(win: Window): ColourModeStore {
  const root = win.document.documentElement;
  const media = win.matchMedia(darkQuery);
  const listeners = new Set<() => void>();
  let preference = readPreference(win);
  let forced = readForced(root);

  const decide = (): ColourModeState => ({
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
    if (event.key !== colourModeKey && event.key !== null) return;
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
      keepPreference(win, chosen);
      update();
    },
    force(mode) {
      forced = mode;
      if (mode === null) delete root.dataset.forcedColourMode;
      else root.dataset.forcedColourMode = mode;
      update();
    },
  };
}
