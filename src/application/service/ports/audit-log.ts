import type { AuditEntry } from '#domain/audit/audit.ts';

/** Where the call that leads to an act came from: the id of the request, and the network address. */
export type CallOrigin = { readonly requestId: string; readonly address: string };

/**
 * Records who did what to whom. Append-only: no entry is ever changed, and only the end of its retention removes one.
 * The adapter adds the time and the origin of the call.
 */
export interface AuditLog {
  /** Records an act in the transaction that does it: both hold, or neither. */
  record(entry: AuditEntry): Promise<void>;
  /** Removes the entries from before this time (epoch milliseconds), at most `limit` of them; answers how many it removed. */
  prune(before: number, limit: number): Promise<number>;
}
