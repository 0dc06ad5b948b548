import type { Storage } from '#application/client/platform/ports/storage.ts';
import { reloadGuardEntry } from '#application/client/storage-entries.ts';
import { fullPath } from '#domain/identity/navigation/paths.ts';
import { mayReload, reloadGuardFor } from '#domain/identity/navigation/reload-guard.ts';
import type { Destination } from './hard-navigate.ts';

/** The ports of the reload: a storage entry, the time in epoch milliseconds, whether the browser is online, and the reload. */
export type ReloadPorts = {
  readonly storage: Pick<Storage, 'read' | 'write'>;
  readonly now: () => number;
  readonly online: () => boolean;
  readonly hardNavigate: (to: Destination) => void;
};

/** Hears of a missing piece on the way to a place; true where the whole page is being reloaded because of it. */
export type MissingChunk = (to: Destination) => boolean;

/**
 * NAV-16: if a part of the app cannot be fetched, because a new build replaced it, loads the full page at the destination, at most once per
 * path in 10 s; after that the error page says so. Not while offline, and not if the browser cannot store the reload, which could then
 * repeat forever.
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
