import type { Clock } from '#application/ports/clock.ts';
import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import { everywhere, isInScope } from '#domain/organizations/access/scope.ts';
import { studentName } from '#domain/classrooms/students/student.ts';
import { studentOf } from '#domain/classrooms/students/student-row.ts';
import { jobPolicies } from '#domain/platform/jobs/job-policies.ts';
import {
  accountName,
  accountTable,
  InMemoryAccountRepository,
} from './identity/in-memory-account-repository.ts';
import { InMemoryActivationCodes } from './billing/in-memory-activation-codes.ts';
import { InMemoryActorSource } from './organizations/in-memory-actor-source.ts';
import { InMemoryAuditLog, type NameOf, type PeopleOf } from './platform/in-memory-audit-log.ts';
import { InMemoryAutoRenewals } from './billing/in-memory-auto-renewals.ts';
import { InMemoryBillingDocuments } from './billing/in-memory-billing-documents.ts';
import { InMemoryBillingFiles } from './billing/in-memory-billing-files.ts';
import { InMemoryCapacityStore } from './organizations/in-memory-capacity-store.ts';
import { InMemoryClassLive } from './classrooms/in-memory-class-live.ts';
import { InMemoryClassWork } from './classrooms/in-memory-class-work.ts';
import { InMemoryClassroomLife } from './classrooms/in-memory-classroom-life.ts';
import { InMemoryClassroomRepository } from './classrooms/in-memory-classroom-repository.ts';
import { classroomsIn, classroomTable } from './classrooms/in-memory-classroom-rows.ts';
import { InMemoryConsentLog } from './identity/in-memory-consent-log.ts';
import { InMemoryDeviceAuthorizations } from './identity/in-memory-device-authorizations.ts';
import { InMemoryDevices } from './identity/in-memory-devices.ts';
import { InMemoryDiscountCodes } from './billing/in-memory-discount-codes.ts';
import { InMemoryDomainRepository } from './organizations/in-memory-domain-repository.ts';
import { InMemoryGrantRepository } from './organizations/in-memory-grant-repository.ts';
import { InMemoryImportStore } from './rosters/in-memory-import-store.ts';
import { InMemoryInvitationRepository } from './organizations/in-memory-invitation-repository.ts';
import { InMemoryJobs } from './platform/in-memory-jobs.ts';
import { InMemoryClassCodes } from './classrooms/in-memory-class-codes.ts';
import { InMemoryJoinRequestRepository } from './organizations/in-memory-join-request-repository.ts';
import { InMemoryLedger } from './billing/in-memory-ledger.ts';
import { InMemoryLessonReports } from './lessons/in-memory-lesson-reports.ts';
import { InMemoryLessonRepository } from './lessons/in-memory-lesson-repository.ts';
import { InMemoryLoginFiles } from './classrooms/in-memory-login-files.ts';
import { InMemoryMemberRepository } from './organizations/in-memory-member-repository.ts';
import { InMemoryNotices } from './billing/in-memory-notices.ts';
import { InMemoryOrderBooks } from './billing/in-memory-order-books.ts';
import { InMemoryOrderContacts } from './billing/in-memory-order-contacts.ts';
import { InMemoryOrders } from './billing/in-memory-orders.ts';
import { InMemoryOrganizationRepository } from './organizations/in-memory-organization-repository.ts';
import { InMemoryOrganizationSettingsStore } from './organizations/in-memory-organization-settings-store.ts';
import { InMemoryPairStore } from './classrooms/in-memory-pair-store.ts';
import { InMemoryPeopleDirectory } from './organizations/in-memory-people-directory.ts';
import { InMemoryPersonalExports } from './identity/in-memory-personal-exports.ts';
import { InMemoryReconciliations } from './billing/in-memory-reconciliations.ts';
import { InMemoryRecoveryCodeStore } from './identity/in-memory-recovery-code-store.ts';
import { InMemoryRosterHistory } from './classrooms/in-memory-roster-history.ts';
import { InMemoryRosterSources } from './rosters/in-memory-roster-sources.ts';
import { InMemoryRosterStore } from './classrooms/in-memory-roster-store.ts';
import { InMemorySchoolDirectory } from './organizations/in-memory-school-directory.ts';
import { InMemorySeatRepository } from './organizations/in-memory-seat-repository.ts';
import { InMemorySessions } from './identity/in-memory-sessions.ts';
import { InMemorySignInCodeStore } from './identity/in-memory-sign-in-code-store.ts';
import { InMemoryStock } from './billing/in-memory-stock.ts';
import { InMemoryStudentDirectory } from './classrooms/in-memory-student-directory.ts';
import { InMemoryStudentLogins } from './classrooms/in-memory-student-logins.ts';
import { InMemoryStudentPrograms } from './classrooms/in-memory-student-programs.ts';
import { InMemoryStudentProgress } from './classrooms/in-memory-student-progress.ts';
import { InMemoryStudentRecords } from './classrooms/in-memory-student-records.ts';
import { InMemorySubstitutePasses } from './classrooms/in-memory-substitute-passes.ts';
import { InMemoryTables, type TablesContext } from './in-memory-tables.ts';
import { InMemoryTransaction } from './in-memory-transaction.ts';
import { isReached, membershipTable } from './organizations/organization-rows.ts';
import { InMemoryTrialRequests } from './organizations/in-memory-trial-requests.ts';
import { InMemoryViewAsStore } from './organizations/in-memory-view-as-store.ts';
import { ManualClock } from './platform/manual-clock.ts';
import { activeStudents, rosterTable, studentRow } from './classrooms/roster-rows.ts';

const everyClassroom = (tables: InMemoryTables) => classroomsIn(tables, everywhere);

/** Returns the names of accounts (or their addresses), students and classrooms. Other subjects have no names. */
const nameOf: NameOf = (tables, kind, id) => {
  if (kind === 'classroom') return tables.of(classroomTable).get(id)?.name ?? null;
  if (kind === 'student') {
    const row = studentRow(tables, id);
    return row === null ? null : studentName(studentOf(row));
  }
  return kind === 'account' ? accountName(tables, id) : null;
};

const peopleOf: PeopleOf = (tables, scope) => {
  const members = new Set(
    tables
      .of(membershipTable)
      .where(({ organization }) => isReached(scope, organization))
      .map(({ accountId }) => accountId),
  );
  const accounts = tables
    .of(accountTable)
    .where(({ id }) => scope.everything || scope.own !== null || members.has(id))
    .map(({ id, firstName, lastName, email }) => ({
      id,
      text: [firstName, lastName, email].map((part) => part ?? '').join(' '),
    }));
  const students = tables
    .of(rosterTable)
    .where(
      ({ kind, fields }) =>
        kind === 'student' &&
        isInScope(scope, { relation: 'none', organization: fields['organization'] ?? null }),
    )
    .map((row) => ({ id: row.id, text: studentName(studentOf(row)) }));
  return [...accounts, ...students];
};

/** Creates the stores of a transaction, except jobs, over these tables. */
export function storesOver(tables: InMemoryTables) {
  const [imports, sources] = [new InMemoryImportStore(tables), new InMemoryRosterSources(tables)];
  const students = new InMemoryStudentDirectory(tables, sources);
  return {
    accounts: new InMemoryAccountRepository(tables),
    audit: new InMemoryAuditLog(tables, nameOf, peopleOf),
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

/** Creates every store over one set of empty tables, and the jobs and the transaction over the same tables. */
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
