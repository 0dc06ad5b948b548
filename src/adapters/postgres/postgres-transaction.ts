import type { Stores, Transaction } from '#application/service/ports/transaction.ts';
import type { Database } from './database.ts';
import { PostgresAccountRepository } from './postgres-account-repository.ts';
import { PostgresClassroomRepository } from './postgres-classroom-repository.ts';
import { PostgresOutbox } from './postgres-outbox.ts';
import { PostgresRecoveryCodeStore } from './postgres-recovery-code-store.ts';

/** Transactions of PostgreSQL or PGlite, read committed. */
export class PostgresTransaction implements Transaction {
  readonly #database: Pick<Database, 'db' | 'mails'>;

  constructor(database: Pick<Database, 'db' | 'mails'>) {
    this.#database = database;
  }

  run<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    const { db, mails } = this.#database;
    return db.transaction().execute((trx) =>
      work({
        accounts: new PostgresAccountRepository(trx),
        classrooms: new PostgresClassroomRepository(trx),
        outbox: new PostgresOutbox(trx, mails),
        recoveryCodes: new PostgresRecoveryCodeStore(trx),
      }),
    );
  }
}
