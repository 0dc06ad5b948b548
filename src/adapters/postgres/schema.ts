import type { ColumnType, Generated } from 'kysely';
import type { EarlyPassword } from '#application/service/ports/account-repository.ts';
import type { OrganizationPath } from '#domain/access/scope.ts';
import type { AccountType } from '#domain/account/account-type.ts';
import type { AuditAction } from '#domain/audit/audit.ts';
import type { ProgressState, TeacherRole } from '#domain/classrooms/classroom.ts';
import type { JobProgress } from '#domain/jobs/job.ts';
import type { GradeBand, Lesson, LessonAgenda, LessonSummary } from '#domain/lessons/lesson.ts';
import type { Grant } from '#domain/license/grant.ts';

/** A moment: read as epoch milliseconds, written as ISO 8601 (`instant`). */
type Instant = ColumnType<number, string, string>;
/** A document: read as what it is, written as JSON text. */
type Document<T> = ColumnType<T, string, string>;

/** The columns of `PersonDetails`, in each table that has them. */
export type DetailColumns = { school_or_district: string | null };

export type AccountsTable = DetailColumns & {
  id: string;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  phone_number: string | null;
  account_type: AccountType;
  campaign: Document<unknown>;
  onboarded_at: ColumnType<number | null, string | null, string | null>;
  created_at: Instant;
  mailbox_proved: boolean;
  early_password: EarlyPassword | null;
  /** Another one with every change of the account or its grants; triggers see to it. */
  version: Generated<number>;
};

type GrantsTable = {
  id: Generated<number>;
  account_id: string;
  kind: Grant['kind'];
  starts_at: Instant;
  ends_at: Instant;
};

export type PendingSignUpsTable = DetailColumns & {
  email: string;
  first_name: string;
  last_name: string;
  campaign: Document<unknown>;
  at: Instant;
};

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

export type InvitationsTable = DetailColumns & {
  email: string;
  account_type: AccountType;
  first_name: string | null;
  last_name: string | null;
  at: Instant;
};

type SigningKeysTable = { name: string; key: string };

type AuditLogTable = {
  id: Generated<number>;
  at: Instant;
  action: AuditAction;
  by_account: string | null;
  on_behalf_of: string | null;
  /** The id of what was acted on. */
  subject: string;
  request_id: string | null;
  address: string | null;
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
};

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
export type Schema = {
  accounts: AccountsTable;
  grants: GrantsTable;
  pending_sign_ups: PendingSignUpsTable;
  lessons: LessonsTable;
  lesson_versions: LessonVersionsTable;
  classrooms: ClassroomsTable;
  classroom_teachers: ClassroomTeachersTable;
  assignments: AssignmentsTable;
  activity_progress: ActivityProgressTable;
  idempotency_keys: IdempotencyKeysTable;
  sign_in_codes: SignInCodesTable;
  rate_limits: RateLimitsTable;
  invitations: InvitationsTable;
  recovery_codes: RecoveryCodesTable;
  signing_keys: SigningKeysTable;
  audit_log: AuditLogTable;
  jobs: JobsTable;
};

/** Epoch milliseconds as a moment's parameter. */
export const instant = (ms: number): string => new Date(ms).toISOString();
