import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { ChangeSetKind } from '#domain/classrooms/change-sets/change-set.ts';
import type { RosterProvider } from '#domain/classrooms/change-sets/roster-source.ts';
import type { StudentStatus } from '#domain/classrooms/students/student-status.ts';
import type { RosterKind, RowState } from '#domain/classrooms/change-sets/roster.ts';
import type { OwnProgressState } from '#domain/classrooms/students/entry.ts';
import type { MarkSource } from '#domain/classrooms/students/student-mark.ts';
import type { LoginBatchKind } from '#domain/classrooms/logins/login-file.ts';
import type { LoginKind } from '#domain/classrooms/students/login-kind.ts';
import type { ColumnType } from 'kysely';
import type { Instant } from '../platform/column-types.ts';
import type { StudentFieldColumns } from './student-columns.ts';
import type { StoredOutcome } from './stored-outcome.ts';

export type StudentsTable = StudentFieldColumns & {
  id: string;
  organization_path: OrganizationPath | null;
  state: RowState;
  archived_on: IsoDate | null;
  merged_into: string | null;
  /** Names folded with `foldText`. Null if folding removes all characters. */
  name_folded: string;
  family_folded: string | null;
  display_folded: string | null;
  number_folded: string | null;
  /** The folded names of the student's school and classrooms. Set by triggers. */
  school_folded: string | null;
  classrooms_folded: string | null;
  grade_level: GeneratedAlways<number | null>;
  /** The last day on which the student logged in, with any login. Set by a trigger. */
  last_login: IsoDate | null;
  /** The number of activities that the student reported as done, in all classes. Set by triggers. */
  activities_done: Generated<number>;
  /** The provider that has an ID for the student. The first by name if there are several. Set by triggers. */
  source: RosterProvider | null;
  /** The kind of the student's current login. Set by triggers. */
  stored_login_kind: LoginKind | null;
  /** The planned kind of login, otherwise the current kind. */
  logs_in_by: GeneratedAlways<LoginKind | null>;
  status: GeneratedAlways<StudentStatus>;
};

/** Enrollments of students in classrooms, from a day (inclusive) until a later day (exclusive). */
export type EnrollmentsTable = {
  id: string;
  classroom_id: string;
  student_id: string;
  from_day: IsoDate;
  to_day: IsoDate | null;
  /** Whether the enrollment covered the school's current day at the last update. */
  is_current: boolean;
};

export type ChangeSetsTable = {
  id: string;
  organization_path: OrganizationPath | null;
  kind: ChangeSetKind;
  made_by: string | null;
  made_at: Instant;
  undoes: string | null;
};

export type RosterChangesTable = {
  change_set_id: string;
  seq: number;
  kind: RosterKind;
  row_id: string;
  field: string;
  from_value: string | null;
  to_value: string | null;
  outcome: StoredOutcome;
};

export type StudentLoginsTable = {
  student_id: string;
  kind: LoginKind;
  sealed: string;
  digest: string;
  made_at: Instant;
  failures: number;
  lockouts: number;
  locked_until: ColumnType<number | null, string | null, string | null>;
};

export type StudentTokensTable = {
  fingerprint: string;
  student_id: string;
  classroom_id: string;
  class_code: string;
  day: IsoDate;
  time_zone: string;
  ended_at: ColumnType<number | null, string | null | undefined, string | null>;
};

export type StudentProgressTable = {
  /** Null after the student is erased. */
  student_id: string | null;
  assignment_id: string;
  activity_id: string;
  state: OwnProgressState;
  updated_at: Instant;
  source: Generated<MarkSource>;
  own_state: OwnProgressState | null;
  own_at: ColumnType<number | null, string | null | undefined, string | null>;
  own_source: MarkSource | null;
};

/** Files of login cards, encrypted by the `Vault`. */
export type LoginFilesTable = {
  id: string;
  account_id: string;
  made_as: LoginBatchKind;
  sealed: Uint8Array;
  cards: number;
  classrooms: string[];
  students: string[];
  made_at: Instant;
  ends_at: Instant;
};
