import { CsvParseTables } from '#adapters/csv-parse/csv-parse-tables.ts';
import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryActorSource } from '#adapters/memory/in-memory-actor-source.ts';
import { InMemoryArchive } from '#adapters/memory/in-memory-archive.ts';
import { InMemoryAuditLog, namesIn } from '#adapters/memory/in-memory-audit-log.ts';
import { InMemoryCalls } from '#adapters/memory/in-memory-calls.ts';
import { InMemoryChanges } from '#adapters/memory/in-memory-changes.ts';
import { InMemoryClassroomRepository } from '#adapters/memory/in-memory-classroom-repository.ts';
import { InMemoryDeviceAuthorizations } from '#adapters/memory/in-memory-device-authorizations.ts';
import { InMemoryDevices } from '#adapters/memory/in-memory-devices.ts';
import { InMemoryConsentLog } from '#adapters/memory/in-memory-consent-log.ts';
import { InMemoryDomainProof } from '#adapters/memory/in-memory-domain-proof.ts';
import { InMemoryDomainRepository } from '#adapters/memory/in-memory-domain-repository.ts';
import { InMemoryEmailChangeLinks } from '#adapters/memory/in-memory-email-change-links.ts';
import { InMemoryIdempotencyStore } from '#adapters/memory/in-memory-idempotency-store.ts';
import { InMemoryIdentityDirectory } from '#adapters/memory/in-memory-identity-directory.ts';
import { InMemoryIdentityService } from '#adapters/memory/in-memory-identity-service.ts';
import { InMemoryLessonFileMaker } from '#adapters/memory/in-memory-lesson-file-maker.ts';
import { InMemoryLessonReports } from '#adapters/memory/in-memory-lesson-reports.ts';
import { InMemoryLessonRepository } from '#adapters/memory/in-memory-lesson-repository.ts';
import { InMemoryDocumentPaper } from '#adapters/memory/in-memory-document-paper.ts';
import { InMemoryLoginPaper } from '#adapters/memory/in-memory-login-paper.ts';
import { InMemoryRecordPaper } from '#adapters/memory/in-memory-record-paper.ts';
import { InMemoryMailTemplates } from '#adapters/memory/in-memory-mail-templates.ts';
import { InMemoryMailer } from '#adapters/memory/in-memory-mailer.ts';
import { InMemoryInvitationRepository } from '#adapters/memory/in-memory-invitation-repository.ts';
import { InMemoryJoinRequestRepository } from '#adapters/memory/in-memory-join-request-repository.ts';
import { InMemoryJobs } from '#adapters/memory/in-memory-jobs.ts';
import { InMemoryMemberRepository } from '#adapters/memory/in-memory-member-repository.ts';
import { InMemoryOrganizationRepository } from '#adapters/memory/in-memory-organization-repository.ts';
import { InMemoryGrantRepository } from '#adapters/memory/in-memory-grant-repository.ts';
import { InMemoryOrganizationSettingsStore } from '#adapters/memory/in-memory-organization-settings-store.ts';
import { InMemoryNotices } from '#adapters/memory/in-memory-notices.ts';
import { InMemoryBillingDocuments } from '#adapters/memory/in-memory-billing-documents.ts';
import { InMemoryActivationCodes } from '#adapters/memory/in-memory-activation-codes.ts';
import { InMemoryReconciliations } from '#adapters/memory/in-memory-reconciliations.ts';
import { InMemoryAutoRenewals } from '#adapters/memory/in-memory-auto-renewals.ts';
import { InMemoryDiscountCodes } from '#adapters/memory/in-memory-discount-codes.ts';
import { InMemoryBillingFiles } from '#adapters/memory/in-memory-billing-files.ts';
import { InMemoryOrderBooks } from '#adapters/memory/in-memory-order-books.ts';
import { InMemoryOrders } from '#adapters/memory/in-memory-orders.ts';
import { InMemoryPayments } from '#adapters/memory/in-memory-payments.ts';
import { InMemoryLedger } from '#adapters/memory/in-memory-ledger.ts';
import { InMemoryPersonalExports } from '#adapters/memory/in-memory-personal-exports.ts';
import { InMemoryRateLimiter } from '#adapters/memory/in-memory-rate-limiter.ts';
import { InMemoryRecoveryCodeStore } from '#adapters/memory/in-memory-recovery-code-store.ts';
import { InMemoryRosterFiles } from '#adapters/memory/in-memory-roster-files.ts';
import { InMemoryFileInspector } from '#adapters/memory/in-memory-file-inspector.ts';
import { InMemoryUploads } from '#adapters/memory/in-memory-uploads.ts';
import { InMemorySchoolDirectory } from '#adapters/memory/in-memory-school-directory.ts';
import { noSales } from '#adapters/memory/in-memory-sales.ts';
import { InMemorySecrets } from '#adapters/memory/in-memory-secrets.ts';
import { InMemorySessions } from '#adapters/memory/in-memory-sessions.ts';
import { InMemorySignInCodeStore } from '#adapters/memory/in-memory-sign-in-code-store.ts';
import { InMemorySignInLinks } from '#adapters/memory/in-memory-sign-in-links.ts';
import { InMemorySigningKeys } from '#adapters/memory/in-memory-signing-keys.ts';
import { InMemorySubstitutePasses } from '#adapters/memory/in-memory-substitute-passes.ts';
import { InMemoryTokenVerifier } from '#adapters/memory/in-memory-token-verifier.ts';
import { InMemoryTransaction } from '#adapters/memory/in-memory-transaction.ts';
import { InMemoryVault } from '#adapters/memory/in-memory-vault.ts';
import { InMemoryViewAsStore } from '#adapters/memory/in-memory-view-as-store.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import { SequentialIds } from '#adapters/memory/sequential-ids.ts';
import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import { jobPolicies } from '#domain/jobs/job-policies.ts';
import { composeServiceApp } from '#composition/service/compose-service-app.ts';
import { currentOrigin } from '#server/http/call-origin.ts';
import { outgoingMails } from './outgoing-mails.ts';
import { stockIn } from './put-on-shelves.ts';
import { startOfTests } from './time.ts';

/** The service as it is wired in production, over empty in-memory adapters, with its clock at `startOfTests`; and those adapters. */
export function aService() {
  const clock = new ManualClock(startOfTests);
  const accounts = new InMemoryAccountRepository();
  const organizations = new InMemoryOrganizationRepository(accounts);
  const invitations = new InMemoryInvitationRepository(accounts, organizations);
  const settings = new InMemoryOrganizationSettingsStore(accounts, organizations);
  const grants = new InMemoryGrantRepository(accounts, organizations);
  const domains = new InMemoryDomainRepository(organizations);
  const domainProof = new InMemoryDomainProof();
  const joinRequests = new InMemoryJoinRequestRepository(accounts, organizations);
  const sessions = new InMemorySessions(accounts);
  const actors = new InMemoryActorSource(accounts, organizations, sessions, domains);
  const jobs = new InMemoryJobs<JobKinds>(jobPolicies, clock);
  const consents = new InMemoryConsentLog(clock, currentOrigin);
  const identity = new InMemoryIdentityService(clock);
  const lessons = new InMemoryLessonRepository();
  const lessonFileMaker = new InMemoryLessonFileMaker();
  const loginPaper = new InMemoryLoginPaper();
  const documentPaper = new InMemoryDocumentPaper();
  const recordPaper = new InMemoryRecordPaper();
  const calls = new InMemoryCalls();
  const idempotency = new InMemoryIdempotencyStore(new Map(), calls);
  const codes = new InMemorySignInCodeStore();
  const mailer = new InMemoryMailer();
  const recoveryCodes = new InMemoryRecoveryCodeStore();
  const classrooms = new InMemoryClassroomRepository(accounts, lessons);
  const audit = new InMemoryAuditLog(clock, currentOrigin, namesIn({ accounts, classrooms }));
  const deviceAuthorizations = new InMemoryDeviceAuthorizations();
  const devices = new InMemoryDevices(accounts);
  const passes = new InMemorySubstitutePasses(accounts, classrooms);
  const viewAs = new InMemoryViewAsStore();
  const exports = new InMemoryPersonalExports(accounts);
  const archive = new InMemoryArchive();
  const orders = new InMemoryOrders();
  const autoRenewals = new InMemoryAutoRenewals();
  const sales = noSales();
  const { contacts } = sales;
  const notices = new InMemoryNotices({
    accounts,
    organizations,
    settings,
    orders,
    contacts,
    autoRenewals,
  });
  const documents = new InMemoryBillingDocuments();
  const discountCodes = new InMemoryDiscountCodes(orders);
  const billingFiles = new InMemoryBillingFiles(organizations);
  const payments = new InMemoryPayments(clock);
  const ledger = new InMemoryLedger();
  const activationCodes = new InMemoryActivationCodes();
  const reconciliations = new InMemoryReconciliations({ orders, ledger });
  const changes = new InMemoryChanges();
  const transaction = new InMemoryTransaction(accounts, jobs, {
    changes,
    audit,
    consents,
    recoveryCodes,
    classrooms,
    organizations,
    invitations,
    settings,
    domains,
    joinRequests,
    signInCodes: codes,
    deviceAuthorizations,
    devices,
    sessions,
    passes,
    viewAs,
    notices,
    autoRenewals,
    orders,
    documents,
    billingFiles,
    discountCodes,
    sales,
    ledger,
    codes: activationCodes,
    calls,
  });
  const directory = new InMemoryIdentityDirectory(identity, clock);
  const secrets = new InMemorySecrets();
  const rosterFiles = new InMemoryRosterFiles();
  const ids = new SequentialIds();
  const app = composeServiceApp({
    clock,
    ids,
    actors,
    accounts,
    changes,
    transaction,
    classrooms,
    consents,
    organizations,
    invitations,
    settings,
    grants,
    notices,
    orders,
    orderBooks: new InMemoryOrderBooks({ orders, ledger, documents, stock: stockIn(transaction) }),
    reconciliations,
    codes: activationCodes,
    documents,
    billingFiles,
    discountCodes,
    payments,
    domains,
    joinRequests,
    schools: new InMemorySchoolDirectory(organizations),
    domainProof,
    publicMailDomains: new Set(['gmail.com']),
    publicUrl: 'https://blockyard.test',
    members: new InMemoryMemberRepository(accounts, organizations, classrooms),
    recoveryCodes,
    deviceAuthorizations,
    devices,
    sessions,
    emailChangeLinks: new InMemoryEmailChangeLinks(identity),
    lessons,
    lessonReports: new InMemoryLessonReports(accounts),
    lessonFileMaker,
    loginPaper,
    loginBooks: loginPaper,
    documentPaper,
    recordPaper,
    jobs,
    viewAs,
    passes,
    audit,
    auditRetention: { days: 400 },
    exports,
    archive,
    tokenVerifier: new InMemoryTokenVerifier(identity),
    signInLinks: new InMemorySignInLinks(identity),
    directory,
    secrets,
    vault: new InMemoryVault(),
    rosterFiles: { files: rosterFiles, archives: rosterFiles },
    csvTables: new CsvParseTables(),
    uploads: new InMemoryUploads(rosterFiles),
    fileInspector: new InMemoryFileInspector(),
    loginWords: ['barge', 'crane', 'otter', 'quay'],
    signInCodes: codes,
    limiter: new InMemoryRateLimiter(),
    mailer,
    templates: new InMemoryMailTemplates(),
  });
  const composed = { service: app, clock, ids, idempotency, signingKeys: new InMemorySigningKeys() };
  return {
    app,
    activationCodes,
    autoRenewals,
    changes,
    composed,
    clock,
    accounts,
    actors,
    organizations,
    grants,
    notices,
    orders,
    reconciliations,
    documents,
    billingFiles,
    discountCodes,
    payments,
    ledger,
    settings,
    invitations,
    domains,
    joinRequests,
    domainProof,
    classrooms,
    jobs,
    outbox: outgoingMails(jobs),
    audit,
    exports,
    archive,
    consents,
    identity,
    lessons,
    lessonFileMaker,
    loginPaper,
    documentPaper,
    recordPaper,
    idempotency,
    codes,
    mailer,
    recoveryCodes,
    devices,
    sessions,
    transaction,
    directory,
    secrets,
  };
}

export type Service = ReturnType<typeof aService>;
