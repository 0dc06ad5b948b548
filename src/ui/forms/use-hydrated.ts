import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether the page is hydrated. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
