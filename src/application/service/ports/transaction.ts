import type { AccountRepository } from '../identity/ports/account-repository.ts';
import type { ActivationCodes } from '../billing/ports/activation-codes.ts';
import type { AuditLog } from '../platform/ports/audit-log.ts';
import type { AutoRenewals } from '../billing/ports/auto-renewals.ts';
import type { BillingDocuments } from '../billing/ports/billing-documents.ts';
import type { BillingFiles } from '../billing/ports/billing-files.ts';
import type { CapacityStore } from '../organizations/ports/capacity-store.ts';
import type { ClassLive } from '../classrooms/ports/class-live.ts';
import type { ClassWork } from '../classrooms/ports/class-work.ts';
import type { ClassroomLife } from '../classrooms/ports/classroom-life.ts';
import type { ClassroomRepository } from '../classrooms/ports/classroom-repository.ts';
import type { DeviceAuthorizations } from '../identity/ports/device-authorizations.ts';
import type { Devices } from '../identity/ports/devices.ts';
import type { DiscountCodes } from '../billing/ports/discount-codes.ts';
import type { DomainRepository } from '../organizations/ports/domain-repository.ts';
import type { ConsentLog } from '../identity/ports/consent-log.ts';
import type { GrantRepository } from '../organizations/ports/grant-repository.ts';
import type { ImportStore } from '../rosters/ports/import-store.ts';
import type { InvitationRepository } from '../organizations/ports/invitation-repository.ts';
import type { ClassCodes } from '../classrooms/ports/class-codes.ts';
import type { JoinRequestRepository } from '../organizations/ports/join-request-repository.ts';
import type { JobKinds } from './job-kinds.ts';
import type { Jobs } from '../platform/ports/jobs.ts';
import type { Ledger } from '../billing/ports/ledger.ts';
import type { LoginFiles } from '../classrooms/ports/login-files.ts';
import type { Notices } from '../billing/ports/notices.ts';
import type { OrderContacts } from '../billing/ports/order-contacts.ts';
import type { Orders } from '../billing/ports/orders.ts';
import type { OrganizationRepository } from '../organizations/ports/organization-repository.ts';
import type { OrganizationSettingsStore } from '../organizations/ports/organization-settings-store.ts';
import type { SeatRepository } from '../organizations/ports/seat-repository.ts';
import type { RosterSources } from '../rosters/ports/roster-sources.ts';
import type { RosterHistory } from '../classrooms/ports/roster-history.ts';
import type { RosterStore } from '../classrooms/ports/roster-store.ts';
import type { RecoveryCodeStore } from '../identity/ports/recovery-code-store.ts';
import type { PairStore } from '../classrooms/ports/pair-store.ts';
import type { PeopleDirectory } from '../organizations/ports/people-directory.ts';
import type { Stock } from '../billing/ports/stock.ts';
import type { StudentDirectory } from '../classrooms/ports/student-directory.ts';
import type { Sessions } from '../identity/ports/sessions.ts';
import type { SubstitutePasses } from '../classrooms/ports/substitute-passes.ts';
import type { StudentLogins } from '../classrooms/ports/student-logins.ts';
import type { StudentRecords } from '../classrooms/ports/student-records.ts';
import type { TrialRequests } from '../organizations/ports/trial-requests.ts';
import type { StudentPrograms } from '../classrooms/ports/student-programs.ts';
import type { StudentProgress } from '../classrooms/ports/student-progress.ts';
import type { ViewAsStore } from '../organizations/ports/view-as-store.ts';
import type { SignInCodeStore } from '../identity/ports/sign-in-code-store.ts';

export type Stores = {
  readonly accounts: AccountRepository;
  readonly audit: Pick<AuditLog, 'record' | 'page'>;
  readonly autoRenewals: AutoRenewals;
  readonly billingFiles: BillingFiles;
  readonly capacity: CapacityStore;
  readonly classrooms: ClassroomRepository;
  readonly classroomLife: ClassroomLife;
  readonly classLive: ClassLive;
  readonly classWork: ClassWork;
  readonly deviceAuthorizations: DeviceAuthorizations;
  readonly devices: Devices;
  readonly codes: ActivationCodes;
  readonly consents: ConsentLog;
  readonly discountCodes: DiscountCodes;
  readonly contacts: OrderContacts;
  readonly documents: Pick<BillingDocuments, 'issue' | 'ofOrder' | 'handOver'>;
  readonly domains: DomainRepository;
  readonly grants: GrantRepository;
  readonly imports: ImportStore;
  readonly invitations: InvitationRepository;
  readonly classCodes: ClassCodes;
  readonly jobs: Pick<Jobs<JobKinds>, 'enqueue' | 'forget'>;
  readonly joinRequests: JoinRequestRepository;
  readonly ledger: Pick<Ledger, 'record' | 'entriesOf'>;
  readonly loginFiles: LoginFiles;
  readonly logins: StudentLogins;
  readonly notices: Notices;
  readonly orders: Orders;
  readonly organizations: OrganizationRepository;
  readonly settings: OrganizationSettingsStore;
  readonly pairs: PairStore;
  readonly people: PeopleDirectory;
  readonly programs: StudentPrograms;
  readonly recoveryCodes: RecoveryCodeStore;
  readonly roster: RosterStore;
  readonly rosterHistory: RosterHistory;
  readonly sources: RosterSources;
  readonly students: StudentDirectory;
  readonly seats: SeatRepository;
  readonly sessions: Sessions;
  readonly signInCodes: Pick<SignInCodeStore, 'forget'>;
  readonly passes: SubstitutePasses;
  readonly stock: Stock;
  readonly studentProgress: StudentProgress;
  readonly studentRecords: StudentRecords;
  readonly trialRequests: TrialRequests;
  readonly viewAs: ViewAsStore;
};

/** Frequent reads outside of a transaction. Each is a single statement. */
export type Reads = {
  readonly capacity: Pick<CapacityStore, 'facts'>;
  readonly classLive: Pick<ClassLive, 'ofStudent'>;
  readonly classWork: Pick<ClassWork, 'changesAfter'>;
  readonly logins: Pick<StudentLogins, 'byToken' | 'ofClassroom'>;
};

/** Runs work atomically. In a claimed call, it commits together with the response (`ClaimedCall`). */
export interface Transaction {
  /**
   * Commits when the work resolves; rolls back and rethrows when it throws. After a serialization conflict, the work runs again, so its other effects must be
   * idempotent.
   */
  run<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
  /** Runs reads outside of a transaction. Each read sees the latest commits, and there are no extra statements. */
  read<T>(work: (stores: Reads) => Promise<T>): Promise<T>;
}
