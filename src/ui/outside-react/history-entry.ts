/**
 * The one place that reads and writes what React Router keeps in the browser's history (`usr`, `key`, `idx`). It waits for
 * two public APIs: a change of the address that is no navigation (runs no loader, renders nothing; asked for as "shallow
 * routing" in remix-run/react-router#8058), and a navigation that loads the document with the state of its place (`navigate`
 * has no `reloadDocument`). `tests/ui/outside-react` fails when the router's entries change their form.
 */

/** React Router's part of a history entry. */
type RouterEntry = {
  /** The `state` of the location. */
  readonly usr: unknown;
  /** The `key` of the location, by which scroll positions are stored. */
  readonly key: string | undefined;
  /** How many entries of the app come before it. */
  readonly idx: number;
};

/** The part of the browser's history that is needed. */
export type EntryHistory = Pick<History, 'state' | 'pushState'>;

const positionIn = (entry: unknown): number =>
  typeof entry === 'object' && entry !== null && 'idx' in entry && typeof entry.idx === 'number'
    ? entry.idx
    : 0;

/** Shows another address for this entry; the router does not hear of it until the next navigation. */
export const replaceAddress = (address: string | URL): void =>
  window.history.replaceState(window.history.state, '', address);

/** Adds a history entry with the state of this one; going back to this one is a navigation of the router. */
export function pushAddress(address: string): void {
  const entry: unknown = window.history.state;
  window.history.pushState({ ...Object(entry), idx: positionIn(entry) + 1 }, '', address);
}

/** Adds an entry as a navigation of the router would; the router finds it when the page is loaded again. */
export function pushEntry(
  address: string,
  { state = null, key }: { readonly state?: unknown; readonly key?: string | undefined },
  history: EntryHistory = window.history,
): void {
  const entry: RouterEntry = { usr: state, key, idx: positionIn(history.state) + 1 };
  history.pushState(entry, '', address);
}
