import { federatedProviders, type FederatedProvider } from './sign-in-method.ts';

/** A provider's credential that is to be connected to the account of this address once its owner signed in by a mail. */
export type PendingConnection = {
  readonly email: string;
  readonly provider: FederatedProvider;
  /** The credential, as the identity provider reads it back. */
  readonly credential: object;
};

/** One that outlives its page, until a time in epoch milliseconds. */
export type StoredConnection = PendingConnection & { readonly until: number };

/** For how long, in milliseconds: as long as the code of the mail holds. */
export const connectionLifetime = 600_000;

/** Reads what an earlier page stored; null where it is not a connection. */
export function decodeStoredConnection(value: unknown): StoredConnection | null {
  if (typeof value !== 'object' || value === null) return null;
  const { email, provider: name, credential, until } = value as Readonly<Record<string, unknown>>;
  const provider = federatedProviders.find((known) => known === name);
  if (typeof email !== 'string' || typeof credential !== 'object' || credential === null) return null;
  return provider === undefined || typeof until !== 'number' ? null : { email, provider, credential, until };
}
