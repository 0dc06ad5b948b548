import type { Clock } from '#application/ports/clock.ts';
import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import { everywhere } from '#domain/access/scope.ts';
import { jobPolicies } from '#domain/jobs/job-policies.ts';
import { accountName, InMemoryAccountRepository } from './in-memory-account-repository.ts';
import { InMemoryActivationCodes } from './in-memory-activation-codes.ts';
import { InMemoryActorSource } from './in-memory-actor-source.ts';
import { InMemoryAuditLog, type NameOf } from './in-memory-audit-log.ts';
import { InMemoryAutoRenewals } from './in-memory-auto-renewals.ts';
import { InMemoryBillingDocuments } from './in-memory-billing-documents.ts';
import { InMemoryBillingFiles } from './in-memory-billing-files.ts';
import { InMemoryCapacityStore } from './in-memory-capacity-store.ts';
import { InMemoryClassLive } from './in-memory-class-live.ts';
import { InMemoryClassWork } from './in-memory-class-work.ts';
import { InMemoryClassroomLife } from './in-memory-classroom-life.ts';
import { InMemoryClassroomRepository } from './in-memory-classroom-repository.ts';
import { classroomsIn, classroomTable } from './in-memory-classroom-rows.ts';
import { InMemoryConsentLog } from './in-memory-consent-log.ts';
import { InMemoryDeviceAuthorizations } from './in-memory-device-authorizations.ts';
import { InMemoryDevices } from './in-memory-devices.ts';
import { InMemoryDiscountCodes } from './in-memory-discount-codes.ts';
import { InMemoryDomainRepository } from './in-memory-domain-repository.ts';
import { InMemoryGrantRepository } from './in-memory-grant-repository.ts';
import { InMemoryImportStore } from './in-memory-import-store.ts';
import { InMemoryInvitationRepository } from './in-memory-invitation-repository.ts';
import { InMemoryJobs } from './in-memory-jobs.ts';
import { InMemoryClassCodes } from './in-memory-class-codes.ts';
import { InMemoryJoinRequestRepository } from './in-memory-join-request-repository.ts';
import { InMemoryLedger } from './in-memory-ledger.ts';
import { InMemoryLessonReports } from './in-memory-lesson-reports.ts';
import { InMemoryLessonRepository } from './in-memory-lesson-repository.ts';
import { InMemoryLoginFiles } from './in-memory-login-files.ts';
import { InMemoryMemberRepository } from './in-memory-member-repository.ts';
import { InMemoryNotices } from './in-memory-notices.ts';
import { InMemoryOrderBooks } from './in-memory-order-books.ts';
import { InMemoryOrderContacts } from './in-memory-order-contacts.ts';
import { InMemoryOrders } from './in-memory-orders.ts';
import { InMemoryOrganizationRepository } from './in-memory-organization-repository.ts';
import { InMemoryOrganizationSettingsStore } from './in-memory-organization-settings-store.ts';
import { InMemoryPairStore } from './in-memory-pair-store.ts';
import { InMemoryPeopleDirectory } from './in-memory-people-directory.ts';
import { InMemoryPersonalExports } from './in-memory-personal-exports.ts';
import { InMemoryReconciliations } from './in-memory-reconciliations.ts';
import { InMemoryRecoveryCodeStore } from './in-memory-recovery-code-store.ts';
import { InMemoryRosterHistory } from './in-memory-roster-history.ts';
import { InMemoryRosterSources } from './in-memory-roster-sources.ts';
import { InMemoryRosterStore } from './in-memory-roster-store.ts';
import { InMemorySchoolDirectory } from './in-memory-school-directory.ts';
import { InMemorySeatRepository } from './in-memory-seat-repository.ts';
import { InMemorySessions } from './in-memory-sessions.ts';
import { InMemorySignInCodeStore } from './in-memory-sign-in-code-store.ts';
import { InMemoryStock } from './in-memory-stock.ts';
import { InMemoryStudentDirectory } from './in-memory-student-directory.ts';
import { InMemoryStudentLogins } from './in-memory-student-logins.ts';
import { InMemoryStudentPrograms } from './in-memory-student-programs.ts';
import { InMemoryStudentProgress } from './in-memory-student-progress.ts';
import { InMemoryStudentRecords } from './in-memory-student-records.ts';
import { InMemorySubstitutePasses } from './in-memory-substitute-passes.ts';
import { InMemoryTables, type TablesContext } from './in-memory-tables.ts';
import { InMemoryTransaction } from './in-memory-transaction.ts';
import { InMemoryTrialRequests } from './in-memory-trial-requests.ts';
import { InMemoryViewAsStore } from './in-memory-view-as-store.ts';
import { ManualClock } from './manual-clock.ts';
import { activeStudents } from './roster-rows.ts';

const everyClassroom = (tables: InMemoryTables) => classroomsIn(tables, everywhere);

/** Names accounts by their name or address, and classrooms; other subjects have none. */
const nameOf: NameOf = (tables, kind, id) => {
  if (kind === 'classroom') return tables.of(classroomTable).get(id)?.name ?? null;
  return kind === 'account' ? accountName(tables, id) : null;
};

/** The stores of a transaction, except jobs, over these tables. */
export function storesOver(tables: InMemoryTables) {
  const [imports, sources] = [new InMemoryImportStore(tables), new InMemoryRosterSources(tables)];
  const students = new InMemoryStudentDirectory(tables, sources);
  return {
    accounts: new InMemoryAccountRepository(tables),
    audit: new InMemoryAuditLog(tables, nameOf),
    autoRenewals: new InMemoryAutoRenewals(tables),
    billingFiles: new InMemoryBillingFiles(tables),
    capacity: new InMemoryCapacityStore(tables, { classrooms: everyClassroom, students: activeStudents }),
    classLive: new InMemoryClassLive(tables),
    classWork: new InMemoryClassWork(tables),
    classroomLife: new InMemoryClassroomLife(tables),
    classrooms: new InMemoryClassroomRepository(tables),
    codes: new InMemoryActivationCodes(tables),
    consents: new InMemoryConsentLog(tables),
    contacts: new InMemoryOrderContacts(tables),
    deviceAuthorizations: new InMemoryDeviceAuthorizations(tables),
    devices: new InMemoryDevices(tables),
    discountCodes: new InMemoryDiscountCodes(tables),
    documents: new InMemoryBillingDocuments(tables),
    domains: new InMemoryDomainRepository(tables),
    grants: new InMemoryGrantRepository(tables),
    imports,
    invitations: new InMemoryInvitationRepository(tables),
    classCodes: new InMemoryClassCodes(tables),
    joinRequests: new InMemoryJoinRequestRepository(tables),
    ledger: new InMemoryLedger(tables),
    loginFiles: new InMemoryLoginFiles(tables),
    logins: new InMemoryStudentLogins(tables),
    notices: new InMemoryNotices(tables),
    orders: new InMemoryOrders(tables),
    organizations: new InMemoryOrganizationRepository(tables),
    pairs: new InMemoryPairStore(tables),
    passes: new InMemorySubstitutePasses(tables),
    people: new InMemoryPeopleDirectory(tables),
    programs: new InMemoryStudentPrograms(tables),
    recoveryCodes: new InMemoryRecoveryCodeStore(tables),
    roster: new InMemoryRosterStore(tables, [imports, sources]),
    rosterHistory: new InMemoryRosterHistory(tables, students),
    seats: new InMemorySeatRepository(tables),
    sessions: new InMemorySessions(tables),
    settings: new InMemoryOrganizationSettingsStore(tables),
    signInCodes: new InMemorySignInCodeStore(tables),
    sources,
    stock: new InMemoryStock(tables),
    studentProgress: new InMemoryStudentProgress(tables),
    studentRecords: new InMemoryStudentRecords(tables, {
      idsOf: (ids) => sources.idsOf(ids),
      rowsFor: (ids) => imports.rowsFor(ids),
    }),
    students,
    trialRequests: new InMemoryTrialRequests(tables),
    viewAs: new InMemoryViewAsStore(tables),
  };
}

/** Every store over one set of empty tables, with the jobs and the transaction over the same tables. */
export function inMemoryStores({
  clock = new ManualClock(0),
  ...context
}: Partial<TablesContext> & { readonly clock?: Clock } = {}) {
  const tables = new InMemoryTables({ clock, ...context });
  const jobs = new InMemoryJobs<JobKinds>(jobPolicies, clock, tables);
  return {
    ...storesOver(tables),
    tables,
    jobs,
    transaction: new InMemoryTransaction(tables, (draft) => ({
      ...storesOver(draft),
      jobs: jobs.within(draft),
    })),
    changes: tables.context.changes,
    actors: new InMemoryActorSource(tables),
    exports: new InMemoryPersonalExports(tables),
    lessonReports: new InMemoryLessonReports(tables),
    lessons: new InMemoryLessonRepository(tables),
    members: new InMemoryMemberRepository(tables, everyClassroom),
    orderBooks: new InMemoryOrderBooks(tables),
    reconciliations: new InMemoryReconciliations(tables),
    schools: new InMemorySchoolDirectory(tables),
  };
}
