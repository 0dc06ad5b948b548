import { createContext, use } from 'react';
import type { LayoutName } from './route-spec.ts';

/** The current layout, stored outside the pages. A route without a layout keeps it (NAV-13). */
export type LayoutState = { current: LayoutName };

export const newLayoutState = (current: LayoutName = 'default'): LayoutState => ({ current });

const LayoutContext = createContext<LayoutState | null>(null);
export const LayoutStateProvider = LayoutContext.Provider;

/** Returns the page's own layout, or the current one if it has none. */
export function useLayout(wanted: LayoutName | null): LayoutName {
  const state = use(LayoutContext);
  if (state === null) throw new Error('useLayout needs a LayoutStateProvider above it');
  if (wanted !== null) state.current = wanted;
  return state.current;
}
