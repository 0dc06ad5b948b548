import type { ServiceFailure } from '#application/client/platform/ports/service-failure.ts';
import type { CallLimited } from '#application/service/platform/limits/limit-calls.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { LinkedReads } from '#composition/client/server-app.ts';
import { err, type Result } from '#domain/result.ts';
import { orBusy } from './or-busy.ts';

const isLimited = (error: { readonly kind: string }): error is CallLimited =>
  error.kind === 'call/too-many-requests';

function asClientFailure<T, E extends { readonly kind: string }>(
  read: Result<T, E>,
): Result<T, Exclude<E, CallLimited> | ServiceFailure> {
  if (read.ok) return read;
  const { error } = read;
  return isLimited(error)
    ? err({ kind: 'service/too-many-requests', retryAfterSeconds: error.retryAfterSeconds })
    : err(error as Exclude<E, CallLimited>);
}

export function ownLinkedReads(
  { invitations, students }: Pick<ServiceApp, 'invitations' | 'students'>,
  isOutage: (error: unknown) => boolean,
): (network: string) => LinkedReads {
  const orAway = orBusy(isOutage);
  return (network) => ({
    invitations: { open: (token) => invitations.read(token, null).catch(orAway) },
    students: { checkRecord: (code) => students.checkRecord(network, code).then(asClientFailure, orAway) },
  });
}
