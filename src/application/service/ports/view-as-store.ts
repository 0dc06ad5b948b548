import type { ViewAs } from '#domain/staff/view-as.ts';

/** Keeps who of our staff looks, or looked, at the product as whom. */
export interface ViewAsStore {
  start(view: Omit<ViewAs, 'endedAt'>): Promise<void>;
  byId(id: string): Promise<ViewAs | null>;
  /** Ends a view of this staff member, `at` in epoch milliseconds; what ended before stays as it was. */
  end(id: string, staffId: string, at: number): Promise<void>;
  /** Deletes the views of an account, and those by it. */
  forget(accountId: string): Promise<void>;
}
