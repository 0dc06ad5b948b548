import type { ColumnType, Generated } from 'kysely';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type {
  ClassroomColor,
  ClassroomIcon,
  ProgressState,
  TeacherRole,
} from '#domain/classrooms/classrooms/classroom.ts';
import type { RosterProvider } from '#domain/classrooms/change-sets/roster-source.ts';
import type { JobProgress } from '#domain/platform/jobs/job.ts';
import type { GradeBand } from '#domain/identity/account/grade-band.ts';
import type { Lesson, LessonAgenda, LessonSummary } from '#domain/lessons/lessons/lesson.ts';
import type { ConsentsTable } from './identity/consents-table.ts';
import type { InvitationsTable } from './organizations/invitations-table.ts';
import type {
  BillingAddressesTable,
  DataAgreementsTable,
} from './organizations/organization-settings-tables.ts';
import type { MembershipsTable, OrganizationsTable } from './organizations/membership-tables.ts';
import type {
  DomainClaimsTable,
  JoinRequestsTable,
  ProvedDomainsTable,
  SignInRulesTable,
} from './organizations/domain-tables.ts';
import type { AccountsTable, PendingSignUpsTable } from './identity/account-tables.ts';
import type { Document, Instant } from './platform/column-types.ts';
import type {
  DeviceAuthorizationsTable,
  DevicesTable,
  DeviceTokensTable,
  LoginCodesTable,
  SessionsTable,
} from './identity/device-tables.ts';
import type { ClassCodesTable } from './classrooms/class-codes-table.ts';
import type { NoticesTable, NoticeStopsTable } from './billing/notice-tables.ts';
import type { LessonReportsTable } from './lessons/lesson-reports-table.ts';
import type { GrantsTable } from './organizations/grants-table.ts';
import type { AutoRenewalsTable } from './billing/auto-renewals-table.ts';
import type { DiscountCodesTable } from './billing/discount-codes-table.ts';
import type { BillingFilesTable } from './billing/billing-files-table.ts';
import type { StockTables } from './billing/stock-tables.ts';
import type { BillingDocumentsTable, DocumentNumbersTable } from './billing/documents-table.ts';
import type { ActivationCodeTables } from './billing/activation-code-tables.ts';
import type { OrdersTable } from './billing/orders-table.ts';
import type { LedgerTables } from './billing/ledger-tables.ts';
import type { SubstitutePassesTable, SubstitutePassTokensTable } from './classrooms/pass-tables.ts';
import type { ViewAsTable } from './organizations/staff-tables.ts';
import type {
  ChangeSetsTable,
  EnrollmentsTable,
  RosterChangesTable,
  LoginFilesTable,
  StudentLoginsTable,
  StudentProgressTable,
  StudentTokensTable,
  StudentsTable,
} from './classrooms/roster-tables.ts';
import type { ClassWorkTables } from './classrooms/class-work-tables.ts';
import type { TrialRequestsTable } from './organizations/trial-requests-table.ts';
import type { PairedStudentsTable, StudentsApartTable } from './classrooms/pairs-tables.ts';
import type { StudentRecordsTable } from './classrooms/student-records-table.ts';
import type { ImportTables } from './rosters/import-tables.ts';
import type { AuditLogTable, PersonalExportsTable } from './platform/privacy-tables.ts';

type LessonsTable = {
  slug: string;
  status: Lesson['status'];
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
  /** The name folded with `foldText`. Null if folding removes all characters. */
  name_folded: string | null;
  grade_band: GradeBand | null;
  archived_at: ColumnType<number | null, string | null, string | null>;
  version: number;
  created_at: Instant;
  /** Null if the classroom belongs to no organization. */
  organization_path: OrganizationPath | null;
  /** The provider that the classroom was imported from (R17). Null if it is managed by hand. */
  source: RosterProvider | null;
  term_name: string | null;
  term_folded: string | null;
  /** Written as `YYYY-MM-DD`, read with `to_char`. */
  first_day: ColumnType<never, string | null, string | null>;
  last_day: ColumnType<never, string | null, string | null>;
  color: ClassroomColor | null;
  icon: ClassroomIcon | null;
  /** The class of the previous year, from which the class gets its teachers. */
  follows: string | null;
};

type ClassroomTeachersTable = {
  id: string;
  place: Generated<number>;
  classroom_id: string;
  /** Null while the row is waiting for the owner of the address. */
  account_id: string | null;
  email: string | null;
  role: TeacherRole;
  /** The account that added the row. Null for owners and for rows from a roster file. */
  added_by: string | null;
};

export type AssignmentsTable = {
  id: string;
  classroom_id: string;
  lesson_slug: string;
  lesson_version: number;
  visible: boolean;
  /** Written as `YYYY-MM-DD`, read with `to_char`. */
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

type EndedTrialsTable = { digest: string; ends_at: Instant; erased_at: Instant };

type SignInCodesTable = {
  email: string;
  /** The digest of the code. Null after the link of the same mail was opened. */
  digest: string | null;
  /** Null for mails that were sent before links had a key. */
  link_fingerprint: string | null;
  tries: Document<unknown>;
  expires_at: Instant;
};

type RateLimitsTable = {
  /** The digest of a rule's name and its subject. */
  key: string;
  /** The times of counted calls, in epoch milliseconds. Includes those within the window, and possibly older ones. */
  takes: number[];
  ends_at: Instant;
};

type SigningKeysTable = { name: string; key: string };

/** Data about a job with an owner that pg-boss does not store. */
type JobsTable = {
  id: string;
  kind: string;
  owner: string;
  progress: ColumnType<JobProgress | null, string | null, string>;
  enqueued_at: Instant;
};

type RecoveryCodesTable = { account_id: string; digest: string };

/** The tables of the service. pg-boss has its own tables in the schema `pgboss`. */
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
    class_codes: ClassCodesTable;
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

/** Converts epoch milliseconds to the parameter of an `Instant`. */
export const instant = (ms: number): string => new Date(ms).toISOString();
