/**
 * The only code that reads and writes React Router's state in the browser's history (`usr`, `key`, `idx`). It can be replaced when React Router has two public
 * APIs: a change of the URL that is not a navigation and runs no loader and renders nothing (requested as "shallow routing" in remix-run/react-router#8058),
 * and a navigation that loads the document with the state of its location (`navigate` has no `reloadDocument`). `tests/ui/outside-react` fails if the format of
 * the router's entries changes.
 */

type RouterEntry = {
  readonly usr: unknown;
  readonly key: string | undefined;
  readonly idx: number;
};

export type EntryHistory = Pick<History, 'state' | 'pushState'>;

const positionIn = (entry: unknown): number =>
  typeof entry === 'object' && entry !== null && 'idx' in entry && typeof entry.idx === 'number'
    ? entry.idx
    : 0;

/** Changes the URL of this entry. The router does not notice the change until the next navigation. */
export const replaceAddress = (address: string | URL): void =>
  window.history.replaceState(window.history.state, '', address);

/** Adds a history entry with the state of the current entry. The router treats going back to the current entry as a navigation. */
export function pushAddress(address: string): void {
  const entry: unknown = window.history.state;
  window.history.pushState({ ...Object(entry), idx: positionIn(entry) + 1 }, '', address);
}

/** Adds an entry in the format of the router. The router uses it when the page is loaded again. */
export function pushEntry(
  address: string,
  { state = null, key }: { readonly state?: unknown; readonly key?: string | undefined },
  history: EntryHistory = window.history,
): void {
  const entry: RouterEntry = { usr: state, key, idx: positionIn(history.state) + 1 };
  history.pushState(entry, '', address);
}
