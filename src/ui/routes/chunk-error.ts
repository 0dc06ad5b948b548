import type { Storage } from '#application/client/ports/storage.ts';
import { reloadGuardSlot } from '#application/client/slots.ts';
import { mayReload, reloadGuardFor } from '#domain/navigation/reload-guard.ts';

/** What the reload needs: where it is noted, the time in epoch milliseconds, and where the person is going. */
export type ReloadPorts = {
  readonly storage: Pick<Storage, 'read' | 'write'>;
  readonly now: () => number;
  readonly target: () => string;
  readonly reload: (path: string) => void;
};

/**
 * NAV-16: a piece of the app that cannot be fetched (a new build replaced it) loads the whole page anew at the place the
 * person was going to, at most once per path in 10 s; after that the error page says so. True when it reloads.
 */
export function reloadForMissingChunk({ storage, now, target, reload }: ReloadPorts): boolean {
  const path = target();
  if (!mayReload(storage.read(reloadGuardSlot), path, now())) return false;
  storage.write(reloadGuardSlot, reloadGuardFor(path, now()));
  reload(path);
  return true;
}
