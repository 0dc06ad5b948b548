import { type FederatedProvider, isFederatedProvider } from './sign-in-method.ts';

/** A provider's credential to link to the account of this address once its owner logs in by email. */
export type PendingConnection = {
  readonly email: string;
  readonly provider: FederatedProvider;
  /** The credential, as the identity provider reads it back. */
  readonly credential: object;
};

/** One that outlives its page, until a time in epoch milliseconds. */
export type StoredConnection = PendingConnection & { readonly until: number };

/** The lifetime in milliseconds, which is that of the code in the email. */
export const connectionLifetime = 600_000;

/** Parses what an earlier page stored; null if it is not a pending connection. */
export function decodeStoredConnection(value: unknown): StoredConnection | null {
  if (typeof value !== 'object' || value === null) return null;
  const { email, provider, credential, until } = value as Readonly<Record<string, unknown>>;
  if (typeof email !== 'string' || typeof credential !== 'object' || credential === null) return null;
  return !isFederatedProvider(provider) || typeof until !== 'number'
    ? null
    : { email, provider, credential, until };
}
