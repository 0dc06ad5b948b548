import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether the page's script has taken over from the server's HTML. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
