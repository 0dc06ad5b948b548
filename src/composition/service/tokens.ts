import type { RosterOpeners } from '#application/ports/roster-files.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { CsvTables } from '#application/ports/csv-tables.ts';
import type { AuditRetention } from '#application/service/platform/audit/prune-audit-log.ts';
import type { PublicUrl } from '#application/service/organizations/invitations/mail-invitation.ts';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { ActorSource } from '#application/service/identity/ports/actor-source.ts';
import type { Archive } from '#application/service/platform/ports/archive.ts';
import type { AuditLog } from '#application/service/platform/ports/audit-log.ts';
import type { Changes } from '#application/service/platform/ports/changes.ts';
import type { ClassroomRepository } from '#application/service/classrooms/ports/classroom-repository.ts';
import type { DeviceAuthorizations } from '#application/service/identity/ports/device-authorizations.ts';
import type { Devices } from '#application/service/identity/ports/devices.ts';
import type { ConsentLog } from '#application/service/identity/ports/consent-log.ts';
import type { DomainProof } from '#application/service/organizations/ports/domain-proof.ts';
import type { DomainRepository } from '#application/service/organizations/ports/domain-repository.ts';
import type { PublicMailDomains } from '#application/service/organizations/domains/domain-ports.ts';
import type { EmailChangeLinks } from '#application/service/identity/ports/email-change-links.ts';
import type { GrantRepository } from '#application/service/organizations/ports/grant-repository.ts';
import type { IdentityDirectory } from '#application/service/identity/ports/identity-directory.ts';
import type { Ids } from '#application/service/platform/ports/ids.ts';
import type { InvitationRepository } from '#application/service/organizations/ports/invitation-repository.ts';
import type { JoinRequestRepository } from '#application/service/organizations/ports/join-request-repository.ts';
import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import type { Jobs } from '#application/service/platform/ports/jobs.ts';
import type { LessonFileMaker } from '#application/service/lessons/ports/lesson-file-maker.ts';
import type { LessonReports } from '#application/service/lessons/ports/lesson-reports.ts';
import type { DocumentPaper } from '#application/service/billing/ports/document-paper.ts';
import type { LoginPaper } from '#application/service/classrooms/ports/login-paper.ts';
import type { LessonRepository } from '#application/service/lessons/ports/lesson-repository.ts';
import type { MailTemplates } from '#application/service/ports/mail-templates.ts';
import type { Mailer } from '#application/service/platform/ports/mailer.ts';
import type { Notices } from '#application/service/billing/ports/notices.ts';
import type { BillingDocuments } from '#application/service/billing/ports/billing-documents.ts';
import type { DiscountCodes } from '#application/service/billing/ports/discount-codes.ts';
import type { BillingFiles } from '#application/service/billing/ports/billing-files.ts';
import type { OrderBooks } from '#application/service/billing/ports/order-books.ts';
import type { ActivationCodes } from '#application/service/billing/ports/activation-codes.ts';
import type { Reconciliations } from '#application/service/billing/ports/reconciliations.ts';
import type { Orders } from '#application/service/billing/ports/orders.ts';
import type { Payments } from '#application/service/billing/ports/payments.ts';
import type { PersonalExports } from '#application/service/identity/ports/personal-exports.ts';
import type { OrganizationRepository } from '#application/service/organizations/ports/organization-repository.ts';
import type { OrganizationSettingsStore } from '#application/service/organizations/ports/organization-settings-store.ts';
import type { MemberRepository } from '#application/service/organizations/ports/member-repository.ts';
import type { RecordPaper } from '#application/service/classrooms/ports/record-paper.ts';
import type { RateLimiter } from '#application/service/platform/ports/rate-limiter.ts';
import type { RecoveryCodeStore } from '#application/service/identity/ports/recovery-code-store.ts';
import type { SchoolDirectory } from '#application/service/organizations/ports/school-directory.ts';
import type { Secrets } from '#application/service/platform/ports/secrets.ts';
import type { Sessions } from '#application/service/identity/ports/sessions.ts';
import type { SignInCodeStore } from '#application/service/identity/ports/sign-in-code-store.ts';
import type { SignInLinks } from '#application/service/identity/ports/sign-in-links.ts';
import type { SubstitutePasses } from '#application/service/classrooms/ports/substitute-passes.ts';
import type { TokenVerifier } from '#application/service/identity/ports/token-verifier.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import type { FileInspector } from '#application/service/platform/ports/file-inspector.ts';
import type { Uploads } from '#application/service/platform/ports/uploads.ts';
import type { Vault } from '#application/service/platform/ports/vault.ts';
import type { ViewAsStore } from '#application/service/organizations/ports/view-as-store.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { token, type Tokens } from '../token.ts';

/** The service's driven ports and settings, by the names that use cases have for them. */
export type ServicePorts = {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly tokenVerifier: TokenVerifier;
  readonly actors: ActorSource;
  readonly accounts: AccountRepository;
  readonly transaction: Transaction;
  readonly classrooms: ClassroomRepository;
  readonly organizations: OrganizationRepository;
  readonly settings: OrganizationSettingsStore;
  readonly grants: GrantRepository;
  readonly notices: Notices;
  readonly orders: Orders;
  readonly orderBooks: OrderBooks;
  readonly reconciliations: Reconciliations;
  readonly codes: Pick<ActivationCodes, 'batches'>;
  readonly documents: BillingDocuments;
  readonly billingFiles: BillingFiles;
  readonly discountCodes: DiscountCodes;
  readonly payments: Payments;
  readonly domains: DomainRepository;
  readonly domainProof: DomainProof;
  readonly joinRequests: JoinRequestRepository;
  readonly schools: SchoolDirectory;
  readonly publicMailDomains: PublicMailDomains;
  readonly invitations: InvitationRepository;
  readonly members: MemberRepository;
  readonly lessons: LessonRepository;
  readonly lessonReports: LessonReports;
  readonly lessonFileMaker: LessonFileMaker;
  readonly loginPaper: LoginPaper;
  /** Prints logins of many classes without delaying single classes. */
  readonly loginBooks: LoginPaper;
  readonly documentPaper: DocumentPaper;
  readonly recordPaper: RecordPaper;
  readonly directory: IdentityDirectory;
  readonly signInLinks: SignInLinks;
  readonly signInCodes: SignInCodeStore;
  readonly emailChangeLinks: EmailChangeLinks;
  readonly deviceAuthorizations: DeviceAuthorizations;
  readonly devices: Devices;
  readonly sessions: Sessions;
  readonly recoveryCodes: RecoveryCodeStore;
  readonly consents: ConsentLog;
  readonly secrets: Secrets;
  readonly vault: Vault;
  /** Opens and reads roster files, and stores uploads until they are read. */
  readonly rosterFiles: RosterOpeners;
  readonly csvTables: CsvTables;
  readonly uploads: Uploads;
  readonly fileInspector: FileInspector;
  readonly loginWords: readonly string[];
  readonly limiter: RateLimiter;
  readonly publicUrl: PublicUrl;
  readonly mailer: Mailer;
  readonly templates: MailTemplates;
  readonly jobs: Pick<Jobs<JobKinds>, 'read' | 'cancel'>;
  readonly viewAs: ViewAsStore;
  readonly passes: SubstitutePasses;
  readonly audit: AuditLog;
  readonly auditRetention: AuditRetention;
  readonly exports: PersonalExports;
  readonly archive: Archive;
  readonly changes: Changes;
};

export const ports: Tokens<ServicePorts> = {
  clock: token('clock'),
  ids: token('ids'),
  tokenVerifier: token('tokenVerifier'),
  actors: token('actors'),
  accounts: token('accounts'),
  transaction: token('transaction'),
  classrooms: token('classrooms'),
  organizations: token('organizations'),
  settings: token('settings'),
  grants: token('grants'),
  notices: token('notices'),
  orders: token('orders'),
  orderBooks: token('order books'),
  reconciliations: token('reconciliations'),
  billingFiles: token('billing files'),
  codes: token('activation codes'),
  discountCodes: token('discount codes'),
  documents: token('documents'),
  payments: token('payments'),
  domains: token('domain repository'),
  domainProof: token('domainProof'),
  joinRequests: token('joinRequests'),
  schools: token('school directory'),
  publicMailDomains: token('publicMailDomains'),
  invitations: token('invitations'),
  members: token('member repository'),
  lessons: token('lessons'),
  lessonReports: token('lesson reports'),
  lessonFileMaker: token('lessonFileMaker'),
  loginPaper: token('login paper'),
  loginBooks: token('login books'),
  documentPaper: token('document paper'),
  recordPaper: token('record paper'),
  directory: token('directory'),
  signInLinks: token('signInLinks'),
  signInCodes: token('signInCodes'),
  emailChangeLinks: token('emailChangeLinks'),
  deviceAuthorizations: token('deviceAuthorizations'),
  devices: token('devices'),
  sessions: token('sessions of people'),
  recoveryCodes: token('recoveryCodes'),
  consents: token('consents'),
  secrets: token('secrets'),
  vault: token('vault'),
  rosterFiles: token('roster files'),
  csvTables: token('CSV tables'),
  uploads: token('uploads'),
  fileInspector: token('file inspector'),
  loginWords: token('login words'),
  limiter: token('limiter'),
  publicUrl: token('publicUrl'),
  mailer: token('mailer'),
  templates: token('templates'),
  jobs: token('jobs'),
  viewAs: token('viewAs'),
  passes: token('substitute passes'),
  audit: token('audit'),
  auditRetention: token('auditRetention'),
  exports: token('exports'),
  archive: token('archive'),
  changes: token('changes'),
};

export const features: Tokens<ServiceApp> = {
  access: token('access'),
  signIn: token('signIn'),
  accounts: token('accounts'),
  organizations: token('organizations'),
  organizationSettings: token('organizationSettings'),
  home: token('home'),
  license: token('license'),
  notices: token('notices feature'),
  orders: token('orders feature'),
  selfService: token('self-service feature'),
  domains: token('domains'),
  joining: token('joining'),
  consents: token('consents'),
  invitations: token('invitations'),
  members: token('members'),
  security: token('security'),
  devices: token('devices'),
  directory: token('people directory'),
  sessions: token('sessions'),
  staff: token('staff'),
  classrooms: token('classrooms'),
  classCodes: token('class codes'),
  imports: token('imports'),
  students: token('students'),
  studentLogins: token('student logins'),
  studentEntry: token('student entry'),
  classWork: token('class work'),
  lessons: token('lessons'),
  lessonReports: token('lesson reports feature'),
  jobs: token('jobs'),
  passes: token('passes'),
  privacy: token('privacy'),
};
