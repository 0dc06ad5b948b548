import { useEffect, useState } from 'react';
import type { DockState } from '#application/client/lessons/dock/dock-app.ts';
import { useApp } from '../app-context.tsx';

/** Returns the state of the Dock while a component uses it; null until its code is loaded. Releases the boards afterward. */
export function useDock(): DockState | null {
  const { dock } = useApp();
  const [state, setState] = useState<DockState | null>(null);
  useEffect(() => dock.watch(setState), [dock]);
  return state;
}
