import type { AccountRepository } from './account-repository.ts';
import type { AuditLog } from './audit-log.ts';
import type { ClassroomRepository } from './classroom-repository.ts';
import type { Jobs } from './jobs.ts';
import type { RecoveryCodeStore } from './recovery-code-store.ts';
import type { SignInCodeStore } from './sign-in-code-store.ts';

/** The stores as one transaction sees them. */
export type Stores = {
  readonly accounts: AccountRepository;
  readonly audit: Pick<AuditLog, 'record'>;
  readonly classrooms: ClassroomRepository;
  readonly jobs: Pick<Jobs, 'enqueue' | 'forget'>;
  readonly recoveryCodes: RecoveryCodeStore;
  readonly signInCodes: Pick<SignInCodeStore, 'forget'>;
};

/** Runs work that holds altogether or not at all; within a claimed call, together with its answer (`ClaimedCall`). */
export interface Transaction {
  /**
   * Commits what the work did once it resolves; undoes it, and throws the same, where it throws. Where the store undoes it
   * for the sake of another transaction the work runs again: what it does besides must bear that.
   */
  run<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
}
