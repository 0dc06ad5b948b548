import type { Location } from '#domain/navigation/paths.ts';
import { fullPath } from '#domain/navigation/paths.ts';

/** A place that the router was going to: with what its history entry carries. */
export type Destination = Location & { readonly state?: unknown; readonly key?: string };

/** The part of the window that is needed. */
export type NavigableWindow = {
  readonly location: Location & { reload(): void };
  readonly history: Pick<History, 'state' | 'pushState'>;
};

const indexIn = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : 0;

/**
 * Loads the whole page at a place of the app instead of going there within it. What the place carries is put into the
 * history entry as the router would have (`usr`, `key`, `idx`), so it is there after the load, and so is the way back.
 */
export function hardNavigate(to: Destination, { location, history }: NavigableWindow = window): void {
  const path = fullPath(to);
  if (path !== fullPath(location)) {
    const entry = { usr: to.state ?? null, key: to.key, idx: indexIn(history.state) + 1 };
    history.pushState(entry, '', path);
  }
  location.reload();
}
