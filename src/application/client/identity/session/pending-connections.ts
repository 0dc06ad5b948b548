import { connectionLifetime, type PendingConnection } from '#domain/identity/sign-in/pending-connection.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { pendingConnectionEntry } from '../../storage-entries.ts';

/** Stores a provider that is pending for this address, because the emailed link opens a new page. */
export function keepConnection(
  identity: Pick<IdentityProvider, 'pendingConnection'>,
  storage: Storage,
  clock: Pick<Clock, 'now'>,
  email: string,
): void {
  const pending = identity.pendingConnection(email);
  if (pending === null) storage.forget(pendingConnectionEntry);
  else storage.write(pendingConnectionEntry, { ...pending, until: clock.now() + connectionLifetime });
}

/** Removes and returns the connection that an earlier page stored; null if it is missing or expired. */
export function takeConnection(storage: Storage, clock: Pick<Clock, 'now'>): PendingConnection | null {
  const stored = storage.read(pendingConnectionEntry);
  storage.forget(pendingConnectionEntry);
  if (stored === null || stored.until <= clock.now()) return null;
  const { until: _until, ...pending } = stored;
  return pending;
}

export function forgetStaleConnection(storage: Storage, clock: Pick<Clock, 'now'>): void {
  const stored = storage.read(pendingConnectionEntry);
  if (stored !== null && stored.until <= clock.now()) storage.forget(pendingConnectionEntry);
}
