import { useEffect, useState } from 'react';
import type { DockState } from '#application/client/lessons/dock/dock-app.ts';
import { useApp } from '../app-context.tsx';

/** Returns the state of the Dock, or null until its code is loaded. Releases the boards when the component is unmounted. */
export function useDock(): DockState | null {
  const { dock } = useApp();
  const [state, setState] = useState<DockState | null>(null);
  useEffect(() => dock.watch(setState), [dock]);
  return state;
}
