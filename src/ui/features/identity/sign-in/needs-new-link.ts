import type { ClientFailure } from '../../../messages/client-failure.ts';

const spent: ReadonlySet<string> = new Set<ClientFailure['kind']>([
  'identity/expired-action-code',
  'identity/invalid-action-code',
  'identity/user-not-found',
  'identity/user-disabled',
  'identity/tenant-id-mismatch',
  'sign-in-link/invalid',
]);

/** Whether a link can never work again, so that the user needs a new one. */
export const needsNewLink = (failure: ClientFailure): boolean => spent.has(failure.kind);
