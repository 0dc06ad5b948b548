import { ZipArchive } from '#adapters/fflate/zip-archive.ts';
import { CsvParseTables } from '#adapters/csv-parse/csv-parse-tables.ts';
import { publicMailDomains } from '#adapters/email-providers/public-mail-domains.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { DiskFiles } from '#adapters/node/disk-files.ts';
import { NodeSecrets } from '#adapters/node/node-secrets.ts';
import { NodeFileInspector } from '#adapters/node/node-file-inspector.ts';
import { TemporaryUploads } from '#adapters/node/temporary-uploads.ts';
import { loginWords } from '#adapters/words/login-words.ts';
import { ZipFiles } from '#adapters/yauzl/zip-files.ts';
import { outsideTransactions } from '#adapters/postgres/outside-transactions.ts';
import { PostgresActorSource } from '#adapters/postgres/identity/postgres-actor-source.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { PostgresAuditLog } from '#adapters/postgres/platform/postgres-audit-log.ts';
import { PostgresClassroomRepository } from '#adapters/postgres/classrooms/postgres-classroom-repository.ts';
import { PostgresDeviceAuthorizations } from '#adapters/postgres/identity/postgres-device-authorizations.ts';
import { PostgresDevices } from '#adapters/postgres/identity/postgres-devices.ts';
import { PostgresDomainRepository } from '#adapters/postgres/organizations/postgres-domain-repository.ts';
import { PostgresConsentLog } from '#adapters/postgres/identity/postgres-consent-log.ts';
import { PostgresIdempotencyStore } from '#adapters/postgres/platform/postgres-idempotency-store.ts';
import { PostgresInvitationRepository } from '#adapters/postgres/organizations/postgres-invitation-repository.ts';
import { PostgresJoinRequestRepository } from '#adapters/postgres/organizations/postgres-join-request-repository.ts';
import { PostgresJobs } from '#adapters/postgres/platform/postgres-jobs.ts';
import { PostgresLessonReports } from '#adapters/postgres/lessons/postgres-lesson-reports.ts';
import { PostgresLessonRepository } from '#adapters/postgres/lessons/postgres-lesson-repository.ts';
import { PostgresPersonalExports } from '#adapters/postgres/personal-data/postgres-personal-exports.ts';
import { PostgresGrantRepository } from '#adapters/postgres/organizations/postgres-grant-repository.ts';
import { PostgresNotices } from '#adapters/postgres/billing/postgres-notices.ts';
import { PostgresBillingDocuments } from '#adapters/postgres/billing/postgres-billing-documents.ts';
import { PostgresActivationCodes } from '#adapters/postgres/billing/postgres-activation-codes.ts';
import { PostgresReconciliations } from '#adapters/postgres/billing/postgres-reconciliations.ts';
import { PostgresDiscountCodes } from '#adapters/postgres/billing/postgres-discount-codes.ts';
import { PostgresBillingFiles } from '#adapters/postgres/billing/postgres-billing-files.ts';
import { PostgresOrderBooks } from '#adapters/postgres/billing/postgres-order-books.ts';
import { PostgresOrders } from '#adapters/postgres/billing/postgres-orders.ts';
import { PostgresOrganizationRepository } from '#adapters/postgres/organizations/postgres-organization-repository.ts';
import { PostgresOrganizationSettingsStore } from '#adapters/postgres/organizations/postgres-organization-settings-store.ts';
import { PostgresMemberRepository } from '#adapters/postgres/organizations/postgres-member-repository.ts';
import { PostgresRateLimiter } from '#adapters/postgres/platform/postgres-rate-limiter.ts';
import { PostgresRecoveryCodeStore } from '#adapters/postgres/identity/postgres-recovery-code-store.ts';
import { PostgresSignInCodeStore } from '#adapters/postgres/identity/postgres-sign-in-code-store.ts';
import { PostgresSchoolDirectory } from '#adapters/postgres/organizations/postgres-school-directory.ts';
import { PostgresSessions } from '#adapters/postgres/identity/postgres-sessions.ts';
import { PostgresSigningKeys } from '#adapters/postgres/identity/postgres-signing-keys.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { PostgresSubstitutePasses } from '#adapters/postgres/classrooms/postgres-substitute-passes.ts';
import { PostgresViewAsStore } from '#adapters/postgres/organizations/postgres-view-as-store.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { AuditRetention } from '#application/service/platform/audit/prune-audit-log.ts';
import type { DomainProof } from '#application/service/organizations/ports/domain-proof.ts';
import type { EmailChangeLinks } from '#application/service/identity/ports/email-change-links.ts';
import type { IdentityDirectory } from '#application/service/identity/ports/identity-directory.ts';
import type { LessonFileMaker } from '#application/service/lessons/ports/lesson-file-maker.ts';
import type { DocumentPaper } from '#application/service/billing/ports/document-paper.ts';
import type { LoginPaper } from '#application/service/classrooms/ports/login-paper.ts';
import type { RecordPaper } from '#application/service/classrooms/ports/record-paper.ts';
import type { Ids } from '#application/service/platform/ports/ids.ts';
import type { MailTemplates } from '#application/service/ports/mail-templates.ts';
import type { Mailer } from '#application/service/platform/ports/mailer.ts';
import type { Payments } from '#application/service/billing/ports/payments.ts';
import type { SignInLinks } from '#application/service/identity/ports/sign-in-links.ts';
import type { Vault } from '#application/service/platform/ports/vault.ts';
import type { TokenVerifier } from '#application/service/identity/ports/token-verifier.ts';
import type { IdempotencyStore } from '#application/service/platform/ports/idempotency-store.ts';
import type { SigningKeys } from '#application/service/identity/ports/signing-keys.ts';
import type { ServicePorts } from '#composition/service/service-ports.ts';
import { currentOperation, currentOrigin } from '../http/call-origin.ts';

/** The parts that differ between production and local mode: clock, identity, mail and database. */
export type LiveParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly tokenVerifier: TokenVerifier;
  readonly identityDirectory: IdentityDirectory;
  readonly signInLinks: SignInLinks;
  readonly emailChangeLinks: EmailChangeLinks;
  readonly mailer: Mailer;
  readonly mailTemplates: MailTemplates;
  readonly domainProof: DomainProof;
  readonly vault: Vault;
  readonly lessonFileMaker: LessonFileMaker;
  readonly payments: Payments;
  readonly loginPaper: LoginPaper;
  readonly loginBooks: LoginPaper;
  readonly documentPaper: DocumentPaper;
  readonly recordPaper: RecordPaper;
  readonly publicUrl: string;
  /** The retention of the audit log. The default is 400 days. */
  readonly auditRetention?: AuditRetention;
};

const usualRetention: AuditRetention = { days: 400 };

export type LiveAdapters = ServicePorts & {
  readonly idempotency: IdempotencyStore;
  readonly signingKeys: SigningKeys;
};

export function liveAdapters({
  database,
  identityDirectory: directory,
  mailTemplates: templates,
  auditRetention = usualRetention,
  ...parts
}: LiveParts): LiveAdapters {
  const { db } = database;
  const { clock } = parts;
  return {
    ...parts,
    directory: outsideTransactions(directory),
    signInLinks: outsideTransactions(parts.signInLinks),
    emailChangeLinks: outsideTransactions(parts.emailChangeLinks),
    mailer: outsideTransactions(parts.mailer),
    domainProof: outsideTransactions(parts.domainProof),
    payments: outsideTransactions(parts.payments),
    templates,
    auditRetention,
    exports: new PostgresPersonalExports(db),
    archive: new ZipArchive(),
    secrets: new NodeSecrets(),
    loginWords,
    rosterFiles: { files: new DiskFiles(), archives: new ZipFiles() },
    csvTables: new CsvParseTables(),
    uploads: new TemporaryUploads(),
    fileInspector: new NodeFileInspector(),
    actors: new PostgresActorSource(db, database.changes),
    changes: database.changes,
    accounts: new PostgresAccountRepository(db),
    transaction: new PostgresTransaction(database, clock, {
      origin: currentOrigin,
      operation: currentOperation,
    }),
    classrooms: new PostgresClassroomRepository(db),
    organizations: new PostgresOrganizationRepository(db),
    settings: new PostgresOrganizationSettingsStore(db),
    grants: new PostgresGrantRepository(db),
    notices: new PostgresNotices(db),
    orders: new PostgresOrders(db),
    orderBooks: new PostgresOrderBooks(db),
    reconciliations: new PostgresReconciliations(db),
    codes: new PostgresActivationCodes(db),
    documents: new PostgresBillingDocuments(db),
    billingFiles: new PostgresBillingFiles(db),
    discountCodes: new PostgresDiscountCodes(db),
    domains: new PostgresDomainRepository(db),
    publicMailDomains,
    joinRequests: new PostgresJoinRequestRepository(db),
    schools: new PostgresSchoolDirectory(db),
    invitations: new PostgresInvitationRepository(db),
    members: new PostgresMemberRepository(db),
    lessons: new PostgresLessonRepository(db),
    lessonReports: new PostgresLessonReports(db),
    signInCodes: new PostgresSignInCodeStore(db),
    limiter: new PostgresRateLimiter(db),
    deviceAuthorizations: new PostgresDeviceAuthorizations(db),
    devices: new PostgresDevices(db),
    sessions: new PostgresSessions(db),
    recoveryCodes: new PostgresRecoveryCodeStore(db),
    jobs: new PostgresJobs(db, database.jobs, clock),
    audit: new PostgresAuditLog(db, { clock, origin: currentOrigin }),
    passes: new PostgresSubstitutePasses(db),
    viewAs: new PostgresViewAsStore(db),
    consents: new PostgresConsentLog(db, { clock, origin: currentOrigin }),
    signingKeys: new PostgresSigningKeys(db),
    idempotency: new PostgresIdempotencyStore(db),
  };
}
