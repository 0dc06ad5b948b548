import type { Scope } from '#domain/access/scope.ts';
import type { Activity, ActivityQuery } from '#domain/audit/activity.ts';
import type { AuditEntry } from '#domain/audit/audit.ts';
import type { Page } from '#domain/tables/page.ts';

/** The call that an audit entry comes from: its request id, network address, and the staff member in a view-as. */
export type CallOrigin = {
  readonly requestId: string;
  readonly address: string;
  /** The staff member who views as the caller; null where callers call for themselves. */
  readonly viewedBy: string | null;
};

/**
 * Records who did what to whom. Append-only: no entry is ever changed, and only the end of its retention removes one.
 * The adapter adds the time and the origin of the call.
 */
export interface AuditLog {
  /** Records an act in the transaction that does it: both hold, or neither. */
  record(entry: AuditEntry): Promise<void>;
  /**
   * One page of the entries in a scope: own ones are those by or about the account, organizations' those that concern
   * them or one below. Sorted by time, whatever column is asked for. `total` counts up to `mostCounted` and one more.
   * With `concerning`, the id of an account, those of the scope that concern it.
   */
  page(query: ActivityQuery, scope: Scope, concerning?: string): Promise<Page<Activity>>;
  /** Makes room for entries up to this time (epoch milliseconds), ahead of them. */
  prepare(until: number): Promise<void>;
  /**
   * Removes the entries of each month that ended before this time (epoch milliseconds, UTC); answers how many they were. Where it
   * is stored, nothing of the last 400 days goes, whatever time is given.
   */
  prune(before: number): Promise<number>;
}
