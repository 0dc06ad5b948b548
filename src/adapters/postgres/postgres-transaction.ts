import type { Kysely } from 'kysely';
import type { Clock } from '#application/ports/clock.ts';
import type { Reads, Stores, Transaction } from '#application/service/ports/transaction.ts';
import type { Database } from './database.ts';
import { PostgresActivationCodes } from './billing/postgres-activation-codes.ts';
import { PostgresAccountRepository } from './identity/postgres-account-repository.ts';
import { type AuditContext, PostgresAuditLog } from './platform/postgres-audit-log.ts';
import { PostgresBillingDocuments } from './billing/postgres-billing-documents.ts';
import { PostgresAutoRenewals } from './billing/postgres-auto-renewals.ts';
import { PostgresDiscountCodes } from './billing/postgres-discount-codes.ts';
import { PostgresBillingFiles } from './billing/postgres-billing-files.ts';
import { PostgresCapacityStore } from './organizations/postgres-capacity-store.ts';
import { PostgresClassroomLife } from './classrooms/postgres-classroom-life.ts';
import { PostgresClassroomRepository } from './classrooms/postgres-classroom-repository.ts';
import { PostgresDeviceAuthorizations } from './identity/postgres-device-authorizations.ts';
import { PostgresDomainRepository } from './organizations/postgres-domain-repository.ts';
import { PostgresDevices } from './identity/postgres-devices.ts';
import { PostgresConsentLog } from './identity/postgres-consent-log.ts';
import { PostgresGrantRepository } from './organizations/postgres-grant-repository.ts';
import { PostgresImportStore } from './rosters/postgres-import-store.ts';
import { PostgresInvitationRepository } from './organizations/postgres-invitation-repository.ts';
import { PostgresClassCodes } from './classrooms/postgres-class-codes.ts';
import { PostgresJoinRequestRepository } from './organizations/postgres-join-request-repository.ts';
import { PostgresJobs } from './platform/postgres-jobs.ts';
import { PostgresLedger } from './billing/postgres-ledger.ts';
import { PostgresLoginFiles } from './classrooms/postgres-login-files.ts';
import { PostgresNotices } from './billing/postgres-notices.ts';
import { PostgresOrderContacts } from './billing/postgres-order-contacts.ts';
import { PostgresOrders } from './billing/postgres-orders.ts';
import { PostgresOrganizationRepository } from './organizations/postgres-organization-repository.ts';
import { PostgresOrganizationSettingsStore } from './organizations/postgres-organization-settings-store.ts';
import { PostgresPairStore } from './classrooms/postgres-pair-store.ts';
import { PostgresPeopleDirectory } from './organizations/postgres-people-directory.ts';
import { PostgresRecoveryCodeStore } from './identity/postgres-recovery-code-store.ts';
import { PostgresRosterSources } from './rosters/postgres-roster-sources.ts';
import { PostgresRosterStore } from './classrooms/postgres-roster-store.ts';
import { PostgresSeatRepository } from './organizations/postgres-seat-repository.ts';
import { PostgresSessions } from './identity/postgres-sessions.ts';
import { PostgresSignInCodeStore } from './identity/postgres-sign-in-code-store.ts';
import { PostgresStock } from './billing/postgres-stock.ts';
import { PostgresStudentDirectory } from './classrooms/postgres-student-directory.ts';
import { PostgresStudentLogins } from './classrooms/postgres-student-logins.ts';
import { PostgresRosterHistory } from './classrooms/postgres-roster-history.ts';
import { PostgresTrialRequests } from './organizations/postgres-trial-requests.ts';
import { PostgresStudentRecords } from './classrooms/postgres-student-records.ts';
import { PostgresClassLive } from './classrooms/postgres-class-live.ts';
import { PostgresClassWork } from './classrooms/postgres-class-work.ts';
import { PostgresStudentPrograms } from './classrooms/postgres-student-programs.ts';
import { PostgresStudentProgress } from './classrooms/postgres-student-progress.ts';
import { PostgresSubstitutePasses } from './classrooms/postgres-substitute-passes.ts';
import { PostgresViewAsStore } from './organizations/postgres-view-as-store.ts';
import type { Schema } from './schema.ts';
import { isSerializationFailure } from './serialization-failure.ts';
import {
  refuseInsideTransaction,
  runInsideTransaction,
  runningOperation,
  runOperation,
} from './transaction-scope.ts';

const maxTries = 4;
/** The maximum delay before the first retry, in milliseconds. It doubles with each retry. */
const maxFirstWait = 50;

type TransactionOptions = {
  /** Returns a number from 0 (inclusive) to 1 (exclusive), so that conflicting transactions retry after different delays. */
  readonly random?: () => number;
  /** Returns the current call. If omitted, no call is recorded. */
  readonly origin?: AuditContext['origin'];
  /** Returns the name of the running operation, or null if there is none. */
  readonly operation?: () => string | null;
};

/** Transactions of PostgreSQL or PGlite at the isolation level read committed. Retries after a serialization failure or deadlock. */
export class PostgresTransaction implements Transaction {
  readonly #database: Pick<Database, 'db' | 'jobs'>;
  readonly #clock: Pick<Clock, 'after' | 'now'>;
  readonly #random: () => number;
  readonly #origin: AuditContext['origin'];
  readonly #operation: () => string | null;

  constructor(
    database: Pick<Database, 'db' | 'jobs'>,
    clock: Pick<Clock, 'after' | 'now'>,
    { random = Math.random, origin = () => null, operation = () => null }: TransactionOptions = {},
  ) {
    this.#database = database;
    this.#clock = clock;
    this.#random = random;
    this.#origin = origin;
    this.#operation = operation;
  }

  async run<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    refuseInsideTransaction();
    return this.#attempt(work, 1);
  }

  async read<T>(work: (stores: Reads) => Promise<T>): Promise<T> {
    refuseInsideTransaction();
    const { db } = this.#database;
    return work({
      capacity: new PostgresCapacityStore(db),
      classLive: new PostgresClassLive(db),
      classWork: new PostgresClassWork(db),
      logins: new PostgresStudentLogins(db),
    });
  }

  async #attempt<T>(work: (stores: Stores) => Promise<T>, attempt: number): Promise<T> {
    try {
      return await this.#once(work);
    } catch (error) {
      if (attempt === maxTries || !isSerializationFailure(error)) throw error;
    }
    await this.#pause(this.#random() * maxFirstWait * 2 ** (attempt - 1));
    return this.#attempt(work, attempt + 1);
  }

  #once<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    const { db, jobs } = this.#database;
    const context = { clock: this.#clock, origin: this.#origin };
    const inTransaction = (trx: Kysely<Schema>): Promise<T> =>
      work({
        accounts: new PostgresAccountRepository(trx),
        audit: new PostgresAuditLog(trx, context),
        autoRenewals: new PostgresAutoRenewals(trx),
        billingFiles: new PostgresBillingFiles(trx),
        capacity: new PostgresCapacityStore(trx),
        classroomLife: new PostgresClassroomLife(trx),
        classrooms: new PostgresClassroomRepository(trx),
        classLive: new PostgresClassLive(trx),
        classWork: new PostgresClassWork(trx),
        deviceAuthorizations: new PostgresDeviceAuthorizations(trx),
        devices: new PostgresDevices(trx),
        codes: new PostgresActivationCodes(trx),
        consents: new PostgresConsentLog(trx, context),
        discountCodes: new PostgresDiscountCodes(trx),
        contacts: new PostgresOrderContacts(trx),
        documents: new PostgresBillingDocuments(trx),
        domains: new PostgresDomainRepository(trx),
        grants: new PostgresGrantRepository(trx),
        imports: new PostgresImportStore(trx, this.#clock),
        invitations: new PostgresInvitationRepository(trx),
        jobs: new PostgresJobs(trx, jobs, this.#clock),
        classCodes: new PostgresClassCodes(trx),
        joinRequests: new PostgresJoinRequestRepository(trx),
        ledger: new PostgresLedger(trx),
        loginFiles: new PostgresLoginFiles(trx),
        logins: new PostgresStudentLogins(trx),
        notices: new PostgresNotices(trx),
        orders: new PostgresOrders(trx),
        organizations: new PostgresOrganizationRepository(trx),
        settings: new PostgresOrganizationSettingsStore(trx),
        pairs: new PostgresPairStore(trx),
        people: new PostgresPeopleDirectory(trx),
        programs: new PostgresStudentPrograms(trx),
        recoveryCodes: new PostgresRecoveryCodeStore(trx),
        roster: new PostgresRosterStore(trx),
        sources: new PostgresRosterSources(trx),
        students: new PostgresStudentDirectory(trx),
        seats: new PostgresSeatRepository(trx),
        sessions: new PostgresSessions(trx),
        signInCodes: new PostgresSignInCodeStore(trx),
        passes: new PostgresSubstitutePasses(trx),
        rosterHistory: new PostgresRosterHistory(trx),
        stock: new PostgresStock(trx),
        studentProgress: new PostgresStudentProgress(trx),
        studentRecords: new PostgresStudentRecords(trx),
        trialRequests: new PostgresTrialRequests(trx),
        viewAs: new PostgresViewAsStore(trx),
      });
    return runOperation(this.#operation() ?? runningOperation() ?? 'an unnamed operation', () =>
      db.transaction().execute((trx) => runInsideTransaction(() => inTransaction(trx))),
    );
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => void this.#clock.after(ms, resolve));
  }
}
