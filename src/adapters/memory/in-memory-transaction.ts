import type { Stores, Transaction } from '#application/service/ports/transaction.ts';
import type { InMemoryAccountRepository } from './in-memory-account-repository.ts';
import { InMemoryOutbox } from './in-memory-outbox.ts';

/** Runs one work after the other, each on a draft of the stores that is committed only when the work is done. */
export class InMemoryTransaction implements Transaction {
  readonly #accounts: InMemoryAccountRepository;
  readonly #outbox: InMemoryOutbox;
  #last: Promise<unknown> = Promise.resolve();

  constructor(accounts: InMemoryAccountRepository, outbox: InMemoryOutbox) {
    this.#accounts = accounts;
    this.#outbox = outbox;
  }

  run<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    const running = this.#last.then(() => this.#runNow(work));
    this.#last = running.catch(() => undefined);
    return running;
  }

  async #runNow<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    const { accounts, commit } = this.#accounts.draft();
    const outbox = new InMemoryOutbox();
    const answer = await work({ accounts, outbox });
    commit();
    for (const mail of outbox.waiting()) await this.#outbox.add(mail);
    return answer;
  }
}
