import type { AccountRepository } from './account-repository.ts';
import type { ActivationCodes } from './activation-codes.ts';
import type { AuditLog } from './audit-log.ts';
import type { AutoRenewals } from './auto-renewals.ts';
import type { BillingDocuments } from './billing-documents.ts';
import type { BillingFiles } from './billing-files.ts';
import type { CapacityStore } from './capacity-store.ts';
import type { ClassLive } from './class-live.ts';
import type { ClassWork } from './class-work.ts';
import type { ClassroomLife } from './classroom-life.ts';
import type { ClassroomRepository } from './classroom-repository.ts';
import type { DeviceAuthorizations } from './device-authorizations.ts';
import type { Devices } from './devices.ts';
import type { DiscountCodes } from './discount-codes.ts';
import type { DomainRepository } from './domain-repository.ts';
import type { ConsentLog } from './consent-log.ts';
import type { GrantRepository } from './grant-repository.ts';
import type { ImportStore } from './import-store.ts';
import type { InvitationRepository } from './invitation-repository.ts';
import type { ClassCodes } from './class-codes.ts';
import type { JoinRequestRepository } from './join-request-repository.ts';
import type { JobKinds } from './job-kinds.ts';
import type { Jobs } from './jobs.ts';
import type { Ledger } from './ledger.ts';
import type { LoginFiles } from './login-files.ts';
import type { Notices } from './notices.ts';
import type { OrderContacts } from './order-contacts.ts';
import type { Orders } from './orders.ts';
import type { OrganizationRepository } from './organization-repository.ts';
import type { OrganizationSettingsStore } from './organization-settings-store.ts';
import type { SeatRepository } from './seat-repository.ts';
import type { RosterSources } from './roster-sources.ts';
import type { RosterHistory } from './roster-history.ts';
import type { RosterStore } from './roster-store.ts';
import type { RecoveryCodeStore } from './recovery-code-store.ts';
import type { PairStore } from './pair-store.ts';
import type { PeopleDirectory } from './people-directory.ts';
import type { Stock } from './stock.ts';
import type { StudentDirectory } from './student-directory.ts';
import type { Sessions } from './sessions.ts';
import type { SubstitutePasses } from './substitute-passes.ts';
import type { StudentLogins } from './student-logins.ts';
import type { StudentRecords } from './student-records.ts';
import type { TrialRequests } from './trial-requests.ts';
import type { StudentPrograms } from './student-programs.ts';
import type { StudentProgress } from './student-progress.ts';
import type { ViewAsStore } from './view-as-store.ts';
import type { SignInCodeStore } from './sign-in-code-store.ts';

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

/** Frequent reads outside a transaction: each is one statement. */
export type Reads = {
  readonly capacity: Pick<CapacityStore, 'facts'>;
  readonly classLive: Pick<ClassLive, 'ofStudent'>;
  readonly classWork: Pick<ClassWork, 'changesAfter'>;
  readonly logins: Pick<StudentLogins, 'byToken' | 'ofClassroom'>;
};

/** Runs work atomically; within a claimed call, together with its response (`ClaimedCall`). */
export interface Transaction {
  /**
   * Commits when the work resolves; rolls back and rethrows when it throws. On a serialization conflict the work runs again, so its other
   * effects must be repeatable.
   */
  run<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
  /** Runs reads outside a transaction: each sees the latest commits, without extra statements. */
  read<T>(work: (stores: Reads) => Promise<T>): Promise<T>;
}
