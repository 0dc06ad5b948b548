import type { Scope } from '#domain/organizations/access/scope.ts';
import type { ActivityPage, ActivityQuery } from '#domain/activity.ts';
import type { AuditEntry } from '#domain/audit.ts';

/** The origin of an audit entry: request id, network address, and the staff member of a view-as. */
export type CallOrigin = {
  readonly requestId: string;
  readonly address: string;
  /** The staff member who views as the caller; null if none. */
  readonly viewedBy: string | null;
};

/** Records the actions of users. Append-only: entries never change, and are deleted only after their retention time. The adapter adds the time and origin. */
export interface AuditLog {
  /** Records an action in the transaction of the action, so that both are committed, or neither. */
  record(entry: AuditEntry): Promise<void>;
  /**
   * A page of entries in a scope: own entries are by or about the account; entries of organizations are about them or an organization below them. Always sorted
   * by time. `total` is at most `maxCounted` + 1. `concerning` is an account id that filters the entries. A search for a person first finds at most
   * `maxPeopleSearched` people: current and former students and members of the scope's organizations, or in a scope of own entries only, the accounts in these
   * entries.
   */
  page(query: ActivityQuery, scope: Scope, concerning?: string): Promise<ActivityPage>;
  /** Creates partitions up to this time (epoch milliseconds). */
  prepare(until: number): Promise<void>;
  /**
   * Deletes the entries of each month (UTC) that ended before this time (epoch milliseconds); returns their number. The database does not allow deleting
   * entries of the last 400 days.
   */
  prune(before: number): Promise<number>;
}
