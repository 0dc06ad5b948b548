import type { Clock } from '#application/ports/clock.ts';
import type { Stores, Transaction } from '#application/service/ports/transaction.ts';
import type { Database } from './database.ts';
import { PostgresAccountRepository } from './postgres-account-repository.ts';
import { type AuditContext, PostgresAuditLog } from './postgres-audit-log.ts';
import { PostgresClassroomRepository } from './postgres-classroom-repository.ts';
import { PostgresJobs } from './postgres-jobs.ts';
import { PostgresRecoveryCodeStore } from './postgres-recovery-code-store.ts';
import { PostgresSignInCodeStore } from './postgres-sign-in-code-store.ts';
import { isSerializationFailure } from './serialization-failure.ts';

const mostTries = 4;
/** The longest wait before the second try, in milliseconds; before each later one it is twice as long. */
const longestFirstWait = 50;

type TransactionOptions = {
  /** From 0 (inclusive) to 1 (exclusive): two transactions that collided do not wait equally long. */
  readonly random?: () => number;
  /** The call that is being answered; none where it is left out. */
  readonly origin?: AuditContext['origin'];
};

/** Transactions of PostgreSQL or PGlite, read committed. One that is undone for the sake of another is tried again. */
export class PostgresTransaction implements Transaction {
  readonly #database: Pick<Database, 'db' | 'jobs'>;
  readonly #clock: Pick<Clock, 'after' | 'now'>;
  readonly #random: () => number;
  readonly #origin: AuditContext['origin'];

  constructor(
    database: Pick<Database, 'db' | 'jobs'>,
    clock: Pick<Clock, 'after' | 'now'>,
    { random = Math.random, origin = () => null }: TransactionOptions = {},
  ) {
    this.#database = database;
    this.#clock = clock;
    this.#random = random;
    this.#origin = origin;
  }

  run<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    return this.#attempt(work, 1);
  }

  async #attempt<T>(work: (stores: Stores) => Promise<T>, attempt: number): Promise<T> {
    try {
      return await this.#once(work);
    } catch (error) {
      if (attempt === mostTries || !isSerializationFailure(error)) throw error;
    }
    await this.#pause(this.#random() * longestFirstWait * 2 ** (attempt - 1));
    return this.#attempt(work, attempt + 1);
  }

  #once<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    const { db, jobs } = this.#database;
    return db.transaction().execute((trx) =>
      work({
        accounts: new PostgresAccountRepository(trx),
        audit: new PostgresAuditLog(trx, { clock: this.#clock, origin: this.#origin }),
        classrooms: new PostgresClassroomRepository(trx),
        jobs: new PostgresJobs(trx, jobs, this.#clock),
        recoveryCodes: new PostgresRecoveryCodeStore(trx),
        signInCodes: new PostgresSignInCodeStore(trx),
      }),
    );
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => void this.#clock.after(ms, resolve));
  }
}
