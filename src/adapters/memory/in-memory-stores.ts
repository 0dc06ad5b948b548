import type { InMemoryAccountRepository } from './in-memory-account-repository.ts';
import { InMemoryAuditLog } from './in-memory-audit-log.ts';
import { InMemoryAutoRenewals } from './in-memory-auto-renewals.ts';
import { InMemoryBillingDocuments } from './in-memory-billing-documents.ts';
import { InMemoryDiscountCodes } from './in-memory-discount-codes.ts';
import { InMemoryBillingFiles } from './in-memory-billing-files.ts';
import { InMemoryChanges } from './in-memory-changes.ts';
import { InMemoryClassroomRepository } from './in-memory-classroom-repository.ts';
import { InMemoryConsentLog } from './in-memory-consent-log.ts';
import { InMemoryLessonRepository } from './in-memory-lesson-repository.ts';
import { InMemoryDeviceAuthorizations } from './in-memory-device-authorizations.ts';
import { InMemoryDomainRepository } from './in-memory-domain-repository.ts';
import { InMemoryDevices } from './in-memory-devices.ts';
import { InMemoryClassCodes } from './in-memory-class-codes.ts';
import { InMemoryJoinRequestRepository } from './in-memory-join-request-repository.ts';
import { InMemoryCalls } from './in-memory-calls.ts';
import { InMemoryImportStore } from './in-memory-import-store.ts';
import { InMemoryInvitationRepository } from './in-memory-invitation-repository.ts';
import { InMemoryActivationCodes } from './in-memory-activation-codes.ts';
import { InMemoryLedger } from './in-memory-ledger.ts';
import { InMemoryNotices } from './in-memory-notices.ts';
import { InMemoryOrders } from './in-memory-orders.ts';
import { InMemoryOrganizationRepository } from './in-memory-organization-repository.ts';
import { InMemoryOrganizationSettingsStore } from './in-memory-organization-settings-store.ts';
import { noSales, type Sales } from './in-memory-sales.ts';
import { InMemoryRecoveryCodeStore } from './in-memory-recovery-code-store.ts';
import { InMemoryRosterSources } from './in-memory-roster-sources.ts';
import { mergedInto } from './merged-into.ts';
import { InMemoryRosterStore } from './in-memory-roster-store.ts';
import { InMemorySessions } from './in-memory-sessions.ts';
import { InMemoryStudentLogins } from './in-memory-student-logins.ts';
import { InMemoryStudentProgress } from './in-memory-student-progress.ts';
import { InMemorySubstitutePasses } from './in-memory-substitute-passes.ts';
import { InMemoryViewAsStore } from './in-memory-view-as-store.ts';
import { InMemorySignInCodeStore } from './in-memory-sign-in-code-store.ts';

/** Optional stores. A missing store is empty; missing calls never run. */
export type OtherStores = {
  readonly audit?: InMemoryAuditLog;
  readonly consents?: InMemoryConsentLog;
  readonly recoveryCodes?: InMemoryRecoveryCodeStore;
  readonly classrooms?: InMemoryClassroomRepository;
  readonly organizations?: InMemoryOrganizationRepository;
  readonly roster?: InMemoryRosterStore;
  readonly logins?: InMemoryStudentLogins;
  readonly studentProgress?: InMemoryStudentProgress;
  readonly imports?: InMemoryImportStore;
  readonly sources?: InMemoryRosterSources;
  readonly invitations?: InMemoryInvitationRepository;
  readonly settings?: InMemoryOrganizationSettingsStore;
  readonly domains?: InMemoryDomainRepository;
  readonly classCodes?: InMemoryClassCodes;
  readonly joinRequests?: InMemoryJoinRequestRepository;
  readonly signInCodes?: InMemorySignInCodeStore;
  readonly deviceAuthorizations?: InMemoryDeviceAuthorizations;
  readonly devices?: InMemoryDevices;
  readonly sessions?: InMemorySessions;
  readonly passes?: InMemorySubstitutePasses;
  readonly viewAs?: InMemoryViewAsStore;
  readonly ledger?: InMemoryLedger;
  readonly codes?: InMemoryActivationCodes;
  readonly orders?: InMemoryOrders;
  readonly autoRenewals?: InMemoryAutoRenewals;
  readonly notices?: InMemoryNotices;
  readonly documents?: InMemoryBillingDocuments;
  readonly billingFiles?: InMemoryBillingFiles;
  readonly discountCodes?: InMemoryDiscountCodes;
  readonly calls?: InMemoryCalls;
  readonly sales?: Sales;
  readonly changes?: InMemoryChanges;
};

export function storesOf(accounts: InMemoryAccountRepository, others: OtherStores): Required<OtherStores> {
  const organizations = others.organizations ?? new InMemoryOrganizationRepository(accounts);
  const classrooms =
    others.classrooms ?? new InMemoryClassroomRepository(accounts, new InMemoryLessonRepository());
  const roster = others.roster ?? new InMemoryRosterStore(classrooms);
  classrooms.standBeside({
    schoolOf: (path) => organizations.ofPath(path)?.name ?? null,
    studentsIn: (id, on) => roster.studentsIn(id, on),
  });
  const classCodes = others.classCodes ?? new InMemoryClassCodes(classrooms);
  const logins = others.logins ?? new InMemoryStudentLogins({ roster, classCodes, classrooms });
  const noTime = { now: () => 0 };
  const settings = others.settings ?? new InMemoryOrganizationSettingsStore(accounts, organizations);
  const orders = others.orders ?? new InMemoryOrders();
  const autoRenewals = others.autoRenewals ?? new InMemoryAutoRenewals();
  const sales = others.sales ?? noSales();
  return {
    audit: new InMemoryAuditLog(noTime),
    consents: new InMemoryConsentLog(noTime),
    recoveryCodes: new InMemoryRecoveryCodeStore(),
    logins,
    studentProgress: new InMemoryStudentProgress({
      classrooms,
      logins,
      mergedInto: (id) => mergedInto(roster.all(), id),
    }),
    imports: new InMemoryImportStore({ accounts, organizations, roster }, noTime.now),
    sources: new InMemoryRosterSources({ roster, classrooms, accounts, organizations }),
    invitations: others.invitations ?? new InMemoryInvitationRepository(accounts, organizations),
    domains: new InMemoryDomainRepository(organizations),
    classCodes,
    joinRequests: new InMemoryJoinRequestRepository(accounts, organizations),
    signInCodes: new InMemorySignInCodeStore(),
    deviceAuthorizations: new InMemoryDeviceAuthorizations(),
    devices: new InMemoryDevices(accounts),
    sessions: new InMemorySessions(accounts),
    passes: new InMemorySubstitutePasses(accounts, classrooms),
    viewAs: new InMemoryViewAsStore(),
    ledger: new InMemoryLedger(),
    codes: new InMemoryActivationCodes(),
    autoRenewals,
    sales,
    notices: new InMemoryNotices({ accounts, organizations, settings, orders, autoRenewals, ...sales }),
    documents: new InMemoryBillingDocuments(),
    billingFiles: new InMemoryBillingFiles(organizations),
    discountCodes: new InMemoryDiscountCodes(orders),
    calls: new InMemoryCalls(),
    changes: new InMemoryChanges(),
    ...others,
    settings,
    orders,
    classrooms,
    organizations,
    roster,
  };
}
