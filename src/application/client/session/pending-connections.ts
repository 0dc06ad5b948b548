import { connectionLifetime, type PendingConnection } from '#domain/identity/pending-connection.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { Storage } from '../ports/storage.ts';
import { pendingConnectionEntry } from '../storage-entries.ts';

/** Lets a provider that waits for the owner of this address outlive the page, as the link in the mail loads another one. */
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

/** Takes out what an earlier page stored; null where there is nothing, or its time is over. */
export function takeConnection(storage: Storage, clock: Pick<Clock, 'now'>): PendingConnection | null {
  const stored = storage.read(pendingConnectionEntry);
  storage.forget(pendingConnectionEntry);
  if (stored === null || stored.until <= clock.now()) return null;
  const { until: _until, ...pending } = stored;
  return pending;
}

/** Nothing stays in the browser beyond its time, also where nobody signs in. */
export function forgetStaleConnection(storage: Storage, clock: Pick<Clock, 'now'>): void {
  const stored = storage.read(pendingConnectionEntry);
  if (stored !== null && stored.until <= clock.now()) storage.forget(pendingConnectionEntry);
}
