import { createContext, use } from 'react';
import type { LayoutName } from './route-spec.ts';

/** The layout that is on, kept beside the pages; a route that sets none gets it (NAV-13). */
export type LayoutState = { current: LayoutName };

export const newLayoutState = (current: LayoutName = 'default'): LayoutState => ({ current });

const LayoutContext = createContext<LayoutState | null>(null);
export const LayoutStateProvider = LayoutContext.Provider;

/** The layout for the page that is shown: its own, or the one that is on. */
export function useLayout(wanted: LayoutName | null): LayoutName {
  const state = use(LayoutContext);
  if (state === null) throw new Error('useLayout needs a LayoutStateProvider above it');
  if (wanted !== null) state.current = wanted;
  return state.current;
}
