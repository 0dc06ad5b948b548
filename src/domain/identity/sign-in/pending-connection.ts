import { type FederatedProvider, isFederatedProvider } from './sign-in-method.ts';

/** A provider credential to link to the account of this address after its owner logs in by email. */
export type PendingConnection = {
  readonly email: string;
  readonly provider: FederatedProvider;
  readonly credential: object;
};

/** A pending connection that is stored after its page is closed. `until` is in epoch milliseconds. */
export type StoredConnection = PendingConnection & { readonly until: number };

/** Lifetime in milliseconds. The emailed code has the same lifetime. */
export const connectionLifetime = 600_000;

/** Decodes a stored connection; null if invalid. */
export function decodeStoredConnection(value: unknown): StoredConnection | null {
  if (typeof value !== 'object' || value === null) return null;
  const { email, provider, credential, until } = value as Readonly<Record<string, unknown>>;
  if (typeof email !== 'string' || typeof credential !== 'object' || credential === null) return null;
  return !isFederatedProvider(provider) || typeof until !== 'number'
    ? null
    : { email, provider, credential, until };
}
