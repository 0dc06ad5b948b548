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
import type { JoinCodes } from './join-codes.ts';
import type { JoinRequestRepository } from './join-request-repository.ts';
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

/** The stores as one transaction sees them. */
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
  readonly jobs: Pick<Jobs, 'enqueue' | 'forget'>;
  readonly joinCodes: JoinCodes;
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

/** Reads that calls make without a transaction, because they make them often: each is one statement. */
export type Reads = {
  readonly capacity: Pick<CapacityStore, 'facts'>;
  readonly classLive: Pick<ClassLive, 'ofStudent'>;
  readonly classWork: Pick<ClassWork, 'changesAfter'>;
  readonly logins: Pick<StudentLogins, 'byToken' | 'ofClassroom'>;
};

/** Runs work that holds altogether or not at all; within a claimed call, together with its answer (`ClaimedCall`). */
export interface Transaction {
  /**
   * Commits what the work did once it resolves; undoes it, and throws the same, where it throws. Where the store undoes it
   * for the sake of another transaction the work runs again: what it does besides must bear that.
   */
  run<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
  /** Runs reads without a transaction: each sees what is committed by then, and the database gets no statement beside it. */
  read<T>(work: (stores: Reads) => Promise<T>): Promise<T>;
}
