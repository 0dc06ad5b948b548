import type { Location } from '#domain/identity/navigation/paths.ts';
import { fullPath } from '#domain/identity/navigation/paths.ts';
import { type EntryHistory, pushEntry } from '../outside-react/history-entry.ts';

export type Destination = Location & { readonly state?: unknown; readonly key?: string };

export type NavigableWindow = {
  readonly location: Location & { reload(): void };
  readonly history: EntryHistory;
};

/**
 * Loads the whole page at a location in the app instead of navigating within the app. Stores the state of the location in the history entry like the router
 * does, so that it is available after the load and the Back button works.
 */
export function hardNavigate(to: Destination, { location, history }: NavigableWindow = window): void {
  const path = fullPath(to);
  if (path !== fullPath(location)) pushEntry(path, to, history);
  location.reload();
}
