import { useEffect, useState } from 'react';
import type { DockState } from '#application/client/lessons/dock/dock-app.ts';
import { useApp } from '../app-context.tsx';

/** The Dock on the table while a component shows it; null until what reaches it is loaded. The boards are given back afterwards. */
export function useDock(): DockState | null {
  const { dock } = useApp();
  const [state, setState] = useState<DockState | null>(null);
  useEffect(() => dock.watch(setState), [dock]);
  return state;
}
