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

/** Called when a chunk is missing during a navigation to a location. Returns true if the whole page is being reloaded because of it. */
export type MissingChunk = (to: Destination) => boolean;

/**
 * NAV-16: loads the full page at the destination if a part of the app cannot be loaded because a new build replaced it. Does this at most once per path in 10
 * s. After that, the error page reports the failure. Does nothing offline, or if the browser cannot store the reload, which could then repeat forever.
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
 * Waits for a module. If it is missing and the page is being reloaded because of it, Vite returns undefined. In that case, this never resolves, so that the
 * current page stays visible until the browser leaves it.
 */
export const fetched = async <M>(module: Promise<M | undefined>): Promise<M> =>
  (await module) ?? new Promise(() => undefined);
