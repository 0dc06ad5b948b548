import { sql } from 'kysely';
import { afterAll, describe } from 'vitest';
import type { OutgoingMail } from '#domain/outgoing-mail.ts';
import { accountOf, type AccountRow, signUpOf } from '#adapters/postgres/identity/account-row.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresActorSource } from '#adapters/postgres/identity/postgres-actor-source.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { PostgresClassroomRepository } from '#adapters/postgres/classrooms/postgres-classroom-repository.ts';
import { PostgresDeviceAuthorizations } from '#adapters/postgres/identity/postgres-device-authorizations.ts';
import { PostgresDevices } from '#adapters/postgres/identity/postgres-devices.ts';
import { PostgresConsentLog } from '#adapters/postgres/identity/postgres-consent-log.ts';
import { PostgresIdempotencyStore } from '#adapters/postgres/platform/postgres-idempotency-store.ts';
import { PostgresInvitationRepository } from '#adapters/postgres/organizations/postgres-invitation-repository.ts';
import { PostgresLessonReports } from '#adapters/postgres/lessons/postgres-lesson-reports.ts';
import { PostgresLessonRepository } from '#adapters/postgres/lessons/postgres-lesson-repository.ts';
import { PostgresPeopleDirectory } from '#adapters/postgres/organizations/postgres-people-directory.ts';
import { PostgresDomainRepository } from '#adapters/postgres/organizations/postgres-domain-repository.ts';
import { PostgresJoinRequestRepository } from '#adapters/postgres/organizations/postgres-join-request-repository.ts';
import { PostgresSchoolDirectory } from '#adapters/postgres/organizations/postgres-school-directory.ts';
import { PostgresMemberRepository } from '#adapters/postgres/organizations/postgres-member-repository.ts';
import { PostgresOrganizationRepository } from '#adapters/postgres/organizations/postgres-organization-repository.ts';
import { PostgresBillingDocuments } from '#adapters/postgres/billing/postgres-billing-documents.ts';
import { PostgresOrders } from '#adapters/postgres/billing/postgres-orders.ts';
import { PostgresLedger } from '#adapters/postgres/billing/postgres-ledger.ts';
import { PostgresGrantRepository } from '#adapters/postgres/organizations/postgres-grant-repository.ts';
import { PostgresOrganizationSettingsStore } from '#adapters/postgres/organizations/postgres-organization-settings-store.ts';
import { PostgresRateLimiter } from '#adapters/postgres/platform/postgres-rate-limiter.ts';
import { PostgresRecoveryCodeStore } from '#adapters/postgres/identity/postgres-recovery-code-store.ts';
import { PostgresSignInCodeStore } from '#adapters/postgres/identity/postgres-sign-in-code-store.ts';
import { PostgresSigningKeys } from '#adapters/postgres/identity/postgres-signing-keys.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { PostgresSeatRepository } from '#adapters/postgres/organizations/postgres-seat-repository.ts';
import { PostgresSessions } from '#adapters/postgres/identity/postgres-sessions.ts';
import { PostgresClassCodes } from '#adapters/postgres/classrooms/postgres-class-codes.ts';
import { PostgresSubstitutePasses } from '#adapters/postgres/classrooms/postgres-substitute-passes.ts';
import { PostgresViewAsStore } from '#adapters/postgres/organizations/postgres-view-as-store.ts';
import type { CallOrigin } from '#application/service/platform/ports/audit-log.ts';
import type { Grant } from '#domain/organizations/grants/grant.ts';
import { anAccount } from '../builders/an-account.ts';
import { startOfTests } from '../builders/time.ts';
import {
  contractDatabase,
  empty,
  hearAnnouncements,
  openForTests,
} from '../adapters/server/postgres/test-databases.ts';
import { actorSourceContract } from './identity/actor-source.contract.ts';
import { aLesson } from '../builders/a-lesson.ts';
import { classLiveContract } from './classrooms/class-live.contract.ts';
import { classWorkContract } from './classrooms/class-work.contract.ts';
import { studentProgramsContract } from './classrooms/student-programs.contract.ts';
import { changesContract } from './platform/changes.contract.ts';
import { accountRepositoryContract } from './identity/account-repository.contract.ts';
import { classroomRepositoryContract } from './classrooms/classroom-repository.contract.ts';
import { deviceAuthorizationsContract } from './identity/device-authorizations.contract.ts';
import { devicesContract } from './identity/devices.contract.ts';
import { idempotencyStoreContract } from './platform/idempotency-store.contract.ts';
import { peopleDirectoryContract } from './organizations/people-directory.contract.ts';
import { memberRepositoryContract } from './organizations/member-repository.contract.ts';
import { importStoreContract } from './rosters/import-store.contract.ts';
import { rosterSourcesContract } from './rosters/roster-sources.contract.ts';
import { invitationRepositoryContract } from './organizations/invitation-repository.contract.ts';
import { organizationRepositoryContract } from './organizations/organization-repository.contract.ts';
import { domainRepositoryContract } from './organizations/domain-repository.contract.ts';
import { joinRequestRepositoryContract } from './organizations/join-request-repository.contract.ts';
import { schoolDirectoryContract } from './organizations/school-directory.contract.ts';
import { billingDocumentsContract } from './billing/billing-documents.contract.ts';
import { ordersContract } from './billing/orders.contract.ts';
import { ledgerContract } from './billing/ledger.contract.ts';
import { grantRepositoryContract } from './organizations/grant-repository.contract.ts';
import { organizationSettingsStoreContract } from './organizations/organization-settings-store.contract.ts';
import { lessonReportsContract } from './lessons/lesson-reports.contract.ts';
import { lessonRepositoryContract } from './lessons/lesson-repository.contract.ts';
import { consentLogContract } from './identity/consent-log.contract.ts';
import { recoveryCodeStoreContract } from './identity/recovery-code-store.contract.ts';
import { rateLimiterContract } from './platform/rate-limiter.contract.ts';
import { rosterStoreContract } from './classrooms/roster-store.contract.ts';
import { seatRepositoryContract } from './organizations/seat-repository.contract.ts';
import { sessionsContract } from './identity/sessions.contract.ts';
import { signInCodeStoreContract } from './identity/sign-in-code-store.contract.ts';
import { signingKeysContract } from './identity/signing-keys.contract.ts';
import { classroomLifeContract } from './classrooms/classroom-life.contract.ts';
import { classCodesContract } from './classrooms/class-codes.contract.ts';
import { rosterHistoryContract } from './classrooms/roster-history.contract.ts';
import { studentDirectoryContract } from './classrooms/student-directory.contract.ts';
import { loginFilesContract } from './classrooms/login-files.contract.ts';
import { studentLoginsContract } from './classrooms/student-logins.contract.ts';
import { trialRequestsContract } from './organizations/trial-requests.contract.ts';
import { pairStoreContract } from './classrooms/pair-store.contract.ts';
import { studentRecordsContract } from './classrooms/student-records.contract.ts';
import { studentProgressContract } from './classrooms/student-progress.contract.ts';
import { substitutePassesContract } from './classrooms/substitute-passes.contract.ts';
import { viewAsStoreContract } from './organizations/view-as-store.contract.ts';
import { transactionContract } from './transaction.contract.ts';

const { name } = contractDatabase;

describe(name, () => {
  let database: Database;
  /** The connection of a second process. PGlite allows only one, so the tests share it there. */
  let other: Database;
  openForTests(contractDatabase, async (opened) => {
    database = opened;
    other = database.driver === 'postgres' ? await contractDatabase.open() : database;
  });
  afterAll(async () => {
    if (other !== database) await other.close();
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
  const within = async () => ({
    accounts: new PostgresAccountRepository(database.db),
    transaction: new PostgresTransaction(database, new SystemClock()),
    close,
  });

  accountRepositoryContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    storedAccounts,
    storedSignUps,
    close,
  }));

  actorSourceContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    actors: new PostgresActorSource(database.db, database.changes),
    sessions: new PostgresSessions(database.db),
    organizations: new PostgresOrganizationRepository(database.db),
    domains: new PostgresDomainRepository(database.db),
    close,
  }));

  organizationRepositoryContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    organizations: new PostgresOrganizationRepository(database.db),
    actors: new PostgresActorSource(database.db, database.changes),
    transaction: new PostgresTransaction(database, new SystemClock()),
    close,
  }));

  grantRepositoryContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    organizations: new PostgresOrganizationRepository(database.db),
    grants: new PostgresGrantRepository(database.db),
    actors: new PostgresActorSource(database.db, database.changes),
    close,
  }));

  seatRepositoryContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    organizations: new PostgresOrganizationRepository(database.db),
    grants: new PostgresGrantRepository(database.db),
    actors: new PostgresActorSource(database.db, database.changes),
    seats: new PostgresSeatRepository(database.db),
    close,
  }));

  organizationSettingsStoreContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    organizations: new PostgresOrganizationRepository(database.db),
    settings: new PostgresOrganizationSettingsStore(database.db),
    close,
  }));

  ledgerContract(name, async () => ({
    ledger: new PostgresLedger(database.db),
    inTransaction: (work) => database.db.transaction().execute((trx) => work(new PostgresLedger(trx))),
    close,
  }));

  ordersContract(name, async () => ({ orders: new PostgresOrders(database.db), close }));

  billingDocumentsContract(name, async () => ({
    documents: new PostgresBillingDocuments(database.db),
    inTransaction: (work) =>
      database.db.transaction().execute((trx) => work(new PostgresBillingDocuments(trx))),
    close,
  }));

  domainRepositoryContract(name, async () => ({
    organizations: new PostgresOrganizationRepository(database.db),
    domains: new PostgresDomainRepository(database.db),
    close,
  }));

  joinRequestRepositoryContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    organizations: new PostgresOrganizationRepository(database.db),
    joinRequests: new PostgresJoinRequestRepository(database.db),
    close,
  }));

  schoolDirectoryContract(name, async () => ({
    organizations: new PostgresOrganizationRepository(database.db),
    schools: new PostgresSchoolDirectory(database.db),
    close,
  }));

  memberRepositoryContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    organizations: new PostgresOrganizationRepository(database.db),
    classrooms: new PostgresClassroomRepository(database.db),
    members: new PostgresMemberRepository(database.db),
    close,
  }));

  peopleDirectoryContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    organizations: new PostgresOrganizationRepository(database.db),
    members: new PostgresMemberRepository(database.db),
    grants: new PostgresGrantRepository(database.db),
    people: new PostgresPeopleDirectory(database.db),
    close,
  }));

  invitationRepositoryContract(name, async () => ({
    ...(await within()),
    organizations: new PostgresOrganizationRepository(database.db),
    invitations: new PostgresInvitationRepository(database.db),
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
      loadLessons: () => new PostgresLessonRepository(other.db).replaceAll([aLesson()]),
      close,
    };
  });

  lessonRepositoryContract(name, async () => ({
    lessons: new PostgresLessonRepository(database.db),
    storedSlugs: async () =>
      (await database.db.selectFrom('lessons').select('slug').execute()).map(({ slug }) => slug),
    close,
  }));

  classroomRepositoryContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    lessons: new PostgresLessonRepository(database.db),
    classrooms: new PostgresClassroomRepository(database.db),
    sameClassrooms: new PostgresClassroomRepository(other.db),
    transaction: new PostgresTransaction(database, new SystemClock()),
    close,
  }));

  rosterStoreContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    transaction: new PostgresTransaction(database, new SystemClock()),
    close,
  }));

  importStoreContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    transaction: new PostgresTransaction(database, new SystemClock()),
    close,
  }));

  rosterSourcesContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    transaction: new PostgresTransaction(database, new SystemClock()),
    close,
  }));

  rosterHistoryContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    transaction: new PostgresTransaction(database, new SystemClock()),
    close,
  }));

  studentDirectoryContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    transaction: new PostgresTransaction(database, new SystemClock()),
    close,
  }));

  studentProgressContract(name, async () => ({
    ...(await within()),
    lessons: new PostgresLessonRepository(database.db),
  }));

  const workingClass = async () => {
    await hearAnnouncements(database);
    const lessons = new PostgresLessonRepository(database.db);
    return { ...(await within()), lessons, changes: database.changes };
  };
  for (const contract of [studentProgramsContract, classLiveContract, classWorkContract])
    contract(name, workingClass);
  trialRequestsContract(name, within);
  pairStoreContract(name, async () => ({
    ...(await within()),
    lessons: new PostgresLessonRepository(database.db),
  }));

  studentRecordsContract(name, within);

  studentLoginsContract(name, within);
  loginFilesContract(name, within);

  viewAsStoreContract(name, async () => {
    const accounts = new PostgresAccountRepository(database.db);
    for (const id of ['ada', 'grace', 'mary']) await accounts.open(anAccount({ id }));
    return { store: new PostgresViewAsStore(database.db), close };
  });

  consentLogContract(name, async () => {
    const accounts = new PostgresAccountRepository(database.db);
    for (const id of ['ada', 'grace']) await accounts.open(anAccount({ id }));
    const clock = { now: startOfTests };
    const call: { origin: CallOrigin | null } = { origin: null };
    const context = { clock: { now: () => clock.now }, origin: () => call.origin };
    return { consents: new PostgresConsentLog(database.db, context), clock, call, close };
  });

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

  devicesContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    devices: new PostgresDevices(database.db),
    close,
  }));

  classroomLifeContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    classrooms: new PostgresClassroomRepository(database.db),
    lessons: new PostgresLessonRepository(database.db),
    transaction: new PostgresTransaction(database, new SystemClock()),
    close,
  }));

  classCodesContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    classrooms: new PostgresClassroomRepository(database.db),
    classCodes: new PostgresClassCodes(database.db),
    close,
  }));

  lessonReportsContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    reports: new PostgresLessonReports(database.db),
    close,
  }));

  substitutePassesContract(name, async () => {
    const transaction = new PostgresTransaction(database, new SystemClock());
    return {
      accounts: new PostgresAccountRepository(database.db),
      classrooms: new PostgresClassroomRepository(database.db),
      passes: new PostgresSubstitutePasses(database.db),
      make: (pass, limit) => transaction.run(({ passes }) => passes.make(pass, limit)),
      close,
    };
  });

  sessionsContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    sessions: new PostgresSessions(database.db),
    close,
  }));

  deviceAuthorizationsContract(name, async () => {
    const accounts = new PostgresAccountRepository(database.db);
    for (const id of ['ada', 'grace']) await accounts.open(anAccount({ id }));
    return {
      waiting: new PostgresDeviceAuthorizations(database.db),
      sameWaiting: new PostgresDeviceAuthorizations(other.db),
      close,
    };
  });

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
