import { useEffect, useSyncExternalStore } from 'react';
import {
  type ColourModePreference,
  type ColourModeState,
  type ColourModeStore,
  createColourModeStore,
} from './colour-mode-store.ts';
import { forcedColourMode } from './forced-colour-mode.ts';

let store: ColourModeStore | undefined;
const browserStore = (): ColourModeStore => (store ??= createColourModeStore(window));

const onServer: ColourModeState = { preference: 'system', mode: 'light' };

/** The colour mode as it stands, and how to choose another. Follows the operating system and other tabs. */
export function useColourMode(): ColourModeState & {
  readonly setPreference: (preference: ColourModePreference) => void;
} {
  const state = useSyncExternalStore(
    (changed) => browserStore().subscribe(changed),
    () => browserStore().current(),
    () => onServer,
  );
  return { ...state, setPreference: (preference) => browserStore().setPreference(preference) };
}

/**
 * Forces the mode that a route's metadata asks for while that route is shown. Spec §2. A page without any control of the
 * mode follows the operating system and other tabs too.
 */
export function useForcedColourMode(wanted: unknown): void {
  useEffect(() => browserStore().subscribe(() => undefined), []);
  useEffect(() => {
    // eslint-disable-next-line no-console -- the specification asks for a console warning (NAV-12)
    browserStore().force(forcedColourMode(wanted, (message) => console.warn(message)));
  }, [wanted]);
}
