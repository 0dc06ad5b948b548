import type { ViewAs } from '#domain/organizations/staff/view-as.ts';

export interface ViewAsStore {
  start(view: Omit<ViewAs, 'endedAt'>): Promise<void>;
  byId(id: string): Promise<ViewAs | null>;
  /** Ends a view of this staff member; `at` is in epoch milliseconds. Idempotent. */
  end(id: string, staffId: string, at: number): Promise<void>;
  forget(accountId: string): Promise<void>;
}
