import { sql } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import type { OutgoingMail } from '#domain/mail/outgoing-mail.ts';
import { accountOf, type AccountRow, signUpOf } from '#adapters/postgres/account-row.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresActorSource } from '#adapters/postgres/postgres-actor-source.ts';
import { PostgresAccountRepository } from '#adapters/postgres/postgres-account-repository.ts';
import { PostgresClassroomRepository } from '#adapters/postgres/postgres-classroom-repository.ts';
import { PostgresIdempotencyStore } from '#adapters/postgres/postgres-idempotency-store.ts';
import { readStoredLesson } from '#adapters/content/stored-lesson.ts';
import { PostgresLessonRepository } from '#adapters/postgres/postgres-lesson-repository.ts';
import { PostgresRateLimiter } from '#adapters/postgres/postgres-rate-limiter.ts';
import { PostgresRecoveryCodeStore } from '#adapters/postgres/postgres-recovery-code-store.ts';
import { PostgresSignInCodeStore } from '#adapters/postgres/postgres-sign-in-code-store.ts';
import { PostgresSigningKeys } from '#adapters/postgres/postgres-signing-keys.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import type { Grant } from '#domain/license/grant.ts';
import { anAccount } from '../builders/an-account.ts';
import { empty, hearAnnouncements, testDatabases } from '../adapters/server/postgres/test-databases.ts';
import { actorSourceContract } from './actor-source.contract.ts';
import { aLesson } from '../builders/a-lesson.ts';
import { changesContract } from './changes.contract.ts';
import { accountRepositoryContract } from './account-repository.contract.ts';
import { classroomRepositoryContract } from './classroom-repository.contract.ts';
import { idempotencyStoreContract } from './idempotency-store.contract.ts';
import { lessonRepositoryContract } from './lesson-repository.contract.ts';
import { recoveryCodeStoreContract } from './recovery-code-store.contract.ts';
import { rateLimiterContract } from './rate-limiter.contract.ts';
import { signInCodeStoreContract } from './sign-in-code-store.contract.ts';
import { signingKeysContract } from './signing-keys.contract.ts';
import { transactionContract } from './transaction.contract.ts';

describe.each(testDatabases)('$name', ({ name, open, drop }) => {
  let database: Database;
  /** Another process has a connection of its own where the database allows a second one. */
  let other: Database;
  beforeAll(async () => {
    database = await open();
    other = database.driver === 'postgres' ? await open() : database;
  }, 60_000);
  afterAll(async () => {
    if (other !== database) await other.close();
    await database.close();
    await drop();
  }, 30_000);

  const storedAccounts = async () => {
    const accounts = await database.db.selectFrom('accounts').selectAll().orderBy('id').execute();
    const grants = await database.db.selectFrom('grants').selectAll().orderBy('id').execute();
    const grantsOf = (id: string): readonly Grant[] =>
      grants
        .filter((grant) => grant.account_id === id)
        .map(({ kind, starts_at, ends_at }) => ({ kind, startsAt: starts_at, endsAt: ends_at }));
    return accounts.map((row): AccountRow => ({ ...row, grants: grantsOf(row.id) })).map(accountOf);
  };
  const storedSignUps = async () =>
    (await database.db.selectFrom('pending_sign_ups').selectAll().execute()).map(signUpOf);
  const waitingMails = async () => {
    const { rows } = await sql<{ data: OutgoingMail }>`select data from pgboss.job
      where name = 'mail' and state in ('created', 'retry') order by created_on`.execute(database.db);
    return rows.map(({ data }) => data);
  };
  const close = () => empty(database);

  accountRepositoryContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    storedAccounts,
    storedSignUps,
    close,
  }));

  actorSourceContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    actors: new PostgresActorSource(database.db, database.changes),
    close,
  }));

  changesContract(name, async () => {
    const accounts = new PostgresAccountRepository(other.db);
    for (const id of ['ada', 'grace:1']) await accounts.open(anAccount({ id }));
    await hearAnnouncements(database);
    return {
      changes: database.changes,
      commit: async (id) => {
        await accounts.changePhoneNumber(id, '5550102030');
      },
      undo: async (id) => {
        const trx = await other.db.startTransaction().execute();
        await new PostgresAccountRepository(trx).changePhoneNumber(id, '5550102030');
        await trx.rollback().execute();
      },
      loadLessons: () => new PostgresLessonRepository(other.db, readStoredLesson).replaceAll([aLesson()]),
      close,
    };
  });

  lessonRepositoryContract(name, async () => ({
    lessons: new PostgresLessonRepository(database.db, readStoredLesson),
    storedSlugs: async () =>
      (await database.db.selectFrom('lessons').select('slug').execute()).map(({ slug }) => slug),
    close,
  }));

  classroomRepositoryContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    lessons: new PostgresLessonRepository(database.db, readStoredLesson),
    classrooms: new PostgresClassroomRepository(database.db),
    sameClassrooms: new PostgresClassroomRepository(other.db),
    transaction: new PostgresTransaction(database, new SystemClock()),
    close,
  }));

  recoveryCodeStoreContract(name, async () => {
    const accounts = new PostgresAccountRepository(database.db);
    for (const id of ['ada', 'grace']) await accounts.open(anAccount({ id }));
    return { codes: new PostgresRecoveryCodeStore(database.db), close };
  });

  transactionContract(name, async () => ({
    transaction: new PostgresTransaction(database, new SystemClock()),
    storedAccounts,
    storedSignUps,
    storedActs: async () =>
      (await database.db.selectFrom('audit_log').select('action').orderBy('id').execute()).map(
        ({ action }) => action,
      ),
    waitingMails,
    close,
  }));

  idempotencyStoreContract(name, async () => ({
    store: new PostgresIdempotencyStore(database.db),
    sameStore: new PostgresIdempotencyStore(other.db),
    transaction: new PostgresTransaction(database, new SystemClock()),
    accounts: new PostgresAccountRepository(database.db),
    storedKeys: async () =>
      (await database.db.selectFrom('idempotency_keys').select('key').execute()).map(({ key }) => key),
    close,
  }));

  signInCodeStoreContract(name, async () => ({
    store: new PostgresSignInCodeStore(database.db),
    sameStore: new PostgresSignInCodeStore(other.db),
    close,
  }));

  signingKeysContract(name, async () => ({
    keys: new PostgresSigningKeys(database.db),
    sameKeys: new PostgresSigningKeys(other.db),
    close,
  }));

  rateLimiterContract(
    name,
    async () => ({
      limiter: new PostgresRateLimiter(database.db),
      sameLimiter: new PostgresRateLimiter(other.db),
      close,
    }),
    { runs: 20 },
  );
});
