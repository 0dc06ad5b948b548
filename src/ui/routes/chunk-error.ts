import type { Storage } from '#application/client/ports/storage.ts';
import { reloadGuardEntry } from '#application/client/storage-entries.ts';
import { fullPath } from '#domain/navigation/paths.ts';
import { mayReload, reloadGuardFor } from '#domain/navigation/reload-guard.ts';
import type { Destination } from './hard-navigate.ts';

/** What the reload needs: where it is noted, the time in epoch milliseconds, whether there is a network, and the reload. */
export type ReloadPorts = {
  readonly storage: Pick<Storage, 'read' | 'write'>;
  readonly now: () => number;
  readonly online: () => boolean;
  readonly hardNavigate: (to: Destination) => void;
};

/** Hears of a missing piece on the way to a place; true where the whole page is being reloaded because of it. */
export type MissingChunk = (to: Destination) => boolean;

/**
 * NAV-16: a piece of the app that cannot be fetched (a new build replaced it) loads the whole page again at the place the
 * person was going to, at most once per path in 10 s; after that the error page says so. Neither without a network nor
 * where the browser would not remember the reload: it could not be told from the next one.
 */
export function reloadForMissingChunk({ storage, now, online, hardNavigate }: ReloadPorts): MissingChunk {
  let leaving = false;
  const remember = (path: string): boolean =>
    mayReload(storage.read(reloadGuardEntry), path, now()) &&
    storage.write(reloadGuardEntry, reloadGuardFor(path, now()));
  return (to) => {
    if (leaving) return true;
    leaving = online() && remember(fullPath(to));
    if (leaving) hardNavigate(to);
    return leaving;
  };
}

/**
 * A module that is fetched. Vite answers nothing for one that is missing while the page is reloaded because of it:
 * then this waits, so that what is shown stays until the browser leaves.
 */
export const fetched = async <M>(module: Promise<M | undefined>): Promise<M> =>
  (await module) ?? new Promise(() => undefined);
