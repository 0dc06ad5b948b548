import { useEffect, useSyncExternalStore } from 'react';
import {
  type ColorModePreference,
  type ColorModeState,
  type ColorModeStore,
  createColorModeStore,
} from './color-mode-store.ts';
import { forcedColorMode } from './forced-color-mode.ts';

let store: ColorModeStore | undefined;
const browserStore = (): ColorModeStore => (store ??= createColorModeStore(window));

const onServer: ColorModeState = { preference: 'system', mode: 'light' };

/** Returns the color mode and a function to change it. Follows the operating system and other tabs. */
export function useColorMode(): ColorModeState & {
  readonly setPreference: (preference: ColorModePreference) => void;
} {
  const state = useSyncExternalStore(
    (changed) => browserStore().subscribe(changed),
    () => browserStore().current(),
    () => onServer,
  );
  return { ...state, setPreference: (preference) => browserStore().setPreference(preference) };
}

/**
 * Forces the mode that a route's metadata requests while that route is shown. Spec §2. Pages without a control for the mode also use this hook to follow the
 * operating system and other tabs.
 */
export function useForcedColorMode(wanted: unknown): void {
  useEffect(() => browserStore().subscribe(() => undefined), []);
  useEffect(() => {
    // eslint-disable-next-line no-console -- the specification asks for a console warning (NAV-12)
    browserStore().force(forcedColorMode(wanted, (message) => console.warn(message)));
  }, [wanted]);
}
