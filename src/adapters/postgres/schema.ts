import type { ColumnType, Generated } from 'kysely';
import type { OrganizationPath } from '#domain/access/scope.ts';
import type {
  ClassroomColor,
  ClassroomIcon,
  ProgressState,
  TeacherRole,
} from '#domain/classrooms/classroom.ts';
import type { RosterProvider } from '#domain/imports/roster-source.ts';
import type { JobProgress } from '#domain/jobs/job.ts';
import type { GradeBand, Lesson, LessonAgenda, LessonSummary } from '#domain/lessons/lesson.ts';
import type { ConsentsTable } from './consents-table.ts';
import type { InvitationsTable } from './invitations-table.ts';
import type { BillingAddressesTable, DataAgreementsTable } from './organization-settings-tables.ts';
import type { MembershipsTable, OrganizationsTable } from './membership-tables.ts';
import type {
  DomainClaimsTable,
  JoinRequestsTable,
  ProvedDomainsTable,
  SignInRulesTable,
} from './domain-tables.ts';
import type { AccountsTable, PendingSignUpsTable } from './account-tables.ts';
import type { Document, Instant } from './column-types.ts';
import type {
  DeviceAuthorizationsTable,
  DevicesTable,
  DeviceTokensTable,
  LoginCodesTable,
  SessionsTable,
} from './device-tables.ts';
import type { JoinCodesTable } from './join-codes-table.ts';
import type { NoticesTable, NoticeStopsTable } from './notice-tables.ts';
import type { LessonReportsTable } from './lesson-reports-table.ts';
import type { GrantsTable } from './grants-table.ts';
import type { AutoRenewalsTable } from './auto-renewals-table.ts';
import type { DiscountCodesTable } from './discount-codes-table.ts';
import type { BillingFilesTable } from './billing-files-table.ts';
import type { StockTables } from './stock-tables.ts';
import type { BillingDocumentsTable, DocumentNumbersTable } from './documents-table.ts';
import type { ActivationCodeTables } from './activation-code-tables.ts';
import type { OrdersTable } from './orders-table.ts';
import type { LedgerTables } from './ledger-tables.ts';
import type { SubstitutePassesTable, SubstitutePassTokensTable } from './pass-tables.ts';
import type { ViewAsTable } from './staff-tables.ts';
import type {
  ChangeSetsTable,
  EnrollmentsTable,
  RosterChangesTable,
  LoginFilesTable,
  StudentLoginsTable,
  StudentProgressTable,
  StudentTokensTable,
  StudentsTable,
} from './roster-tables.ts';
import type { ClassWorkTables } from './class-work-tables.ts';
import type { TrialRequestsTable } from './trial-requests-table.ts';
import type { PairedStudentsTable, StudentsApartTable } from './pairs-tables.ts';
import type { StudentRecordsTable } from './student-records-table.ts';
import type { ImportTables } from './import-tables.ts';
import type { AuditLogTable, PersonalExportsTable } from './privacy-tables.ts';

type LessonsTable = {
  slug: string;
  status: Lesson['status'];
  /** Where it stands among all lessons, from 1. */
  place: number;
  summary: Document<LessonSummary>;
  lesson: Document<Lesson>;
  version: number;
};

type LessonVersionsTable = {
  slug: string;
  version: number;
  agenda: Document<LessonAgenda>;
  lesson: Document<Lesson>;
};

export type ClassroomsTable = {
  id: string;
  name: string;
  /** The name by `foldText`; null where nothing is left of it. */
  name_folded: string | null;
  grade_band: GradeBand | null;
  archived_at: ColumnType<number | null, string | null, string | null>;
  version: number;
  created_at: Instant;
  /** Null for what belongs to no organization. */
  organization_path: OrganizationPath | null;
  /** The provider that it is from (R17); null for one that is managed by hand. */
  source: RosterProvider | null;
  term_name: string | null;
  /** The same by `foldText`. */
  term_folded: string | null;
  /** Days, written as `YYYY-MM-DD`; read by `to_char`. */
  first_day: ColumnType<never, string | null, string | null>;
  last_day: ColumnType<never, string | null, string | null>;
  color: ClassroomColor | null;
  icon: ClassroomIcon | null;
  /** The class of the year before, whose teachers it has. */
  follows: string | null;
};

type ClassroomTeachersTable = {
  id: string;
  /** In which order they came. */
  place: Generated<number>;
  classroom_id: string;
  /** Null while the row waits for the owner of the address. */
  account_id: string | null;
  email: string | null;
  role: TeacherRole;
  /** The account that added the row; null for owners and for rows of a roster file. */
  added_by: string | null;
};

export type AssignmentsTable = {
  id: string;
  classroom_id: string;
  lesson_slug: string;
  lesson_version: number;
  visible: boolean;
  /** Days, written as `YYYY-MM-DD`; read by `to_char`. */
  opens_on: ColumnType<never, string | null, string | null>;
  due_on: ColumnType<never, string | null, string | null>;
  note: string;
  version: number;
  removed: boolean;
  assigned_at: Instant;
};

type ActivityProgressTable = {
  assignment_id: string;
  activity_id: string;
  state: ProgressState;
  minutes: number | null;
  version: number;
  updated_at: Instant;
  updated_by: string | null;
};

type IdempotencyKeysTable = {
  key: string;
  fingerprint: string;
  claimed_at: Instant;
  status: number | null;
  body: string | null;
};

/** One row for each address of an erased account that had a trial. */
type EndedTrialsTable = { digest: string; ends_at: Instant; erased_at: Instant };

type SignInCodesTable = {
  email: string;
  /** Of the code; null once the link of the same mail was opened. */
  digest: string | null;
  /** Null in mails from before links had a key. */
  link_fingerprint: string | null;
  /** How many tries each caller took, by a digest of who it is. */
  tries: Document<unknown>;
  expires_at: Instant;
};

type RateLimitsTable = {
  /** The digest of a rule's name and of whom it counts. */
  key: string;
  /** When it was taken, in epoch milliseconds: those within the window, and perhaps older ones. */
  takes: number[];
  /** When the last of them counts no more. */
  ends_at: Instant;
};

type SigningKeysTable = { name: string; key: string };

/** What pg-boss does not know of a job that has an owner. */
type JobsTable = {
  id: string;
  kind: string;
  owner: string;
  progress: ColumnType<JobProgress | null, string | null, string>;
  enqueued_at: Instant;
};

type RecoveryCodesTable = { account_id: string; digest: string };

/** The tables of the service. pg-boss keeps its own in the schema `pgboss`. */
export type Schema = ActivationCodeTables &
  ImportTables &
  ClassWorkTables &
  LedgerTables &
  StockTables & {
    accounts: AccountsTable;
    organizations: OrganizationsTable;
    memberships: MembershipsTable;
    grants: GrantsTable;
    pending_sign_ups: PendingSignUpsTable;
    lessons: LessonsTable;
    lesson_versions: LessonVersionsTable;
    lesson_reports: LessonReportsTable;
    classrooms: ClassroomsTable;
    classroom_teachers: ClassroomTeachersTable;
    assignments: AssignmentsTable;
    activity_progress: ActivityProgressTable;
    idempotency_keys: IdempotencyKeysTable;
    ended_trials: EndedTrialsTable;
    sign_in_codes: SignInCodesTable;
    rate_limits: RateLimitsTable;
    invitations: InvitationsTable;
    recovery_codes: RecoveryCodesTable;
    login_codes: LoginCodesTable;
    device_authorizations: DeviceAuthorizationsTable;
    devices: DevicesTable;
    device_tokens: DeviceTokensTable;
    sessions: SessionsTable;
    join_codes: JoinCodesTable;
    substitute_passes: SubstitutePassesTable;
    substitute_pass_tokens: SubstitutePassTokensTable;
    consents: ConsentsTable;
    signing_keys: SigningKeysTable;
    audit_log: AuditLogTable;
    jobs: JobsTable;
    view_as: ViewAsTable;
    personal_exports: PersonalExportsTable;
    billing_addresses: BillingAddressesTable;
    data_agreements: DataAgreementsTable;
    domain_claims: DomainClaimsTable;
    proved_domains: ProvedDomainsTable;
    sign_in_rules: SignInRulesTable;
    join_requests: JoinRequestsTable;
    students: StudentsTable;
    enrollments: EnrollmentsTable;
    change_sets: ChangeSetsTable;
    roster_changes: RosterChangesTable;
    student_logins: StudentLoginsTable;
    login_files: LoginFilesTable;
    student_tokens: StudentTokensTable;
    student_progress: StudentProgressTable;
    paired_students: PairedStudentsTable;
    students_apart: StudentsApartTable;
    student_records: StudentRecordsTable;
    trial_requests: TrialRequestsTable;
    orders: OrdersTable;
    notices: NoticesTable;
    notice_stops: NoticeStopsTable;
    billing_documents: BillingDocumentsTable;
    billing_files: BillingFilesTable;
    auto_renewals: AutoRenewalsTable;
    discount_codes: DiscountCodesTable;
    document_numbers: DocumentNumbersTable;
  };

/** Epoch milliseconds as a moment's parameter. */
export const instant = (ms: number): string => new Date(ms).toISOString();
