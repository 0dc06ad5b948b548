import type { Stores, Transaction } from '#application/service/ports/transaction.ts';
import type { InMemoryAccountRepository } from './in-memory-account-repository.ts';
import { InMemoryAuditLog } from './in-memory-audit-log.ts';
import { InMemoryClassroomRepository } from './in-memory-classroom-repository.ts';
import { InMemoryLessonRepository } from './in-memory-lesson-repository.ts';
import type { InMemoryJobs } from './in-memory-jobs.ts';
import { InMemoryCalls, undoOf } from './in-memory-calls.ts';
import { InMemoryRecoveryCodeStore } from './in-memory-recovery-code-store.ts';
import { InMemorySignInCodeStore } from './in-memory-sign-in-code-store.ts';

/** Stores that are empty, and calls that nobody runs, where they are left out. */
type OtherStores = {
  readonly audit?: InMemoryAuditLog;
  readonly recoveryCodes?: InMemoryRecoveryCodeStore;
  readonly classrooms?: InMemoryClassroomRepository;
  readonly signInCodes?: InMemorySignInCodeStore;
  readonly calls?: InMemoryCalls;
};

/** Runs one work after the other, each on a draft of the stores that is committed only when the work is done. */
export class InMemoryTransaction implements Transaction {
  readonly #accounts: InMemoryAccountRepository;
  readonly #jobs: InMemoryJobs;
  readonly #audit: InMemoryAuditLog;
  readonly #recoveryCodes: InMemoryRecoveryCodeStore;
  readonly #classrooms: InMemoryClassroomRepository;
  readonly #signInCodes: InMemorySignInCodeStore;
  readonly #calls: InMemoryCalls;
  #last: Promise<unknown> = Promise.resolve();

  constructor(accounts: InMemoryAccountRepository, jobs: InMemoryJobs, others: OtherStores = {}) {
    this.#accounts = accounts;
    this.#jobs = jobs;
    this.#audit = others.audit ?? new InMemoryAuditLog({ now: () => 0 });
    this.#recoveryCodes = others.recoveryCodes ?? new InMemoryRecoveryCodeStore();
    this.#classrooms =
      others.classrooms ?? new InMemoryClassroomRepository(accounts, new InMemoryLessonRepository());
    this.#signInCodes = others.signInCodes ?? new InMemorySignInCodeStore();
    this.#calls = others.calls ?? new InMemoryCalls();
  }

  run<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    const running = this.#last.then(() => this.#runNow(work));
    this.#last = running.catch(() => undefined);
    return running;
  }

  async #runNow<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    const { accounts, commit } = this.#accounts.draft();
    const codes = this.#recoveryCodes.draft();
    const audited = this.#audit.draft();
    const jobs = this.#jobs.draft();
    const rooms = this.#classrooms.draft(accounts);
    const mailedCodes = this.#signInCodes.draft();
    const answer = await work({
      accounts,
      audit: audited.audit,
      classrooms: rooms.classrooms,
      jobs: jobs.jobs,
      recoveryCodes: codes.recoveryCodes,
      signInCodes: mailedCodes.signInCodes,
    });
    this.#calls.note(
      undoOf(commit(), codes.commit(), rooms.commit(), jobs.commit(), mailedCodes.commit(), audited.commit()),
    );
    return answer;
  }
}
