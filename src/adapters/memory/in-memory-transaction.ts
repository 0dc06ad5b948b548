import type { Stores, Transaction } from '#application/service/ports/transaction.ts';
import type { InMemoryAccountRepository } from './in-memory-account-repository.ts';
import { InMemoryClassroomRepository } from './in-memory-classroom-repository.ts';
import { InMemoryLessonRepository } from './in-memory-lesson-repository.ts';
import type { InMemoryOutbox } from './in-memory-outbox.ts';
import { InMemoryRecoveryCodeStore } from './in-memory-recovery-code-store.ts';

/** Runs one work after the other, each on a draft of the stores that is committed only when the work is done. */
export class InMemoryTransaction implements Transaction {
  readonly #accounts: InMemoryAccountRepository;
  readonly #outbox: InMemoryOutbox;
  readonly #recoveryCodes: InMemoryRecoveryCodeStore;
  readonly #classrooms: InMemoryClassroomRepository;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    accounts: InMemoryAccountRepository,
    outbox: InMemoryOutbox,
    recoveryCodes: InMemoryRecoveryCodeStore = new InMemoryRecoveryCodeStore(),
    classrooms: InMemoryClassroomRepository = new InMemoryClassroomRepository(
      accounts,
      new InMemoryLessonRepository(),
    ),
  ) {
    this.#accounts = accounts;
    this.#outbox = outbox;
    this.#recoveryCodes = recoveryCodes;
    this.#classrooms = classrooms;
  }

  run<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    const running = this.#last.then(() => this.#runNow(work));
    this.#last = running.catch(() => undefined);
    return running;
  }

  async #runNow<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    const { accounts, commit } = this.#accounts.draft();
    const codes = this.#recoveryCodes.draft();
    const mails = this.#outbox.draft();
    const rooms = this.#classrooms.draft(accounts);
    const answer = await work({
      accounts,
      classrooms: rooms.classrooms,
      outbox: mails.outbox,
      recoveryCodes: codes.recoveryCodes,
    });
    commit();
    codes.commit();
    rooms.commit();
    mails.commit();
    return answer;
  }
}
