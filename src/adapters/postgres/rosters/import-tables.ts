import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { ColumnType } from 'kysely';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { FormatFamily } from '#domain/rosters/files/file-spec.ts';
import type { SourceLink } from '#domain/rosters/plan/import-needs.ts';
import type { IssueCode, IssueSeverity } from '#domain/rosters/files/import-issue.ts';
import type { PlannedKind, PlannedRow } from '#domain/rosters/plan/planned-row.ts';
import type { ImportState, RosterImport } from '#domain/rosters/imports/roster-import.ts';
import type { Document, Instant } from '../platform/column-types.ts';

export type ImportsTable = {
  id: string;
  organization_path: OrganizationPath;
  made_by: string | null;
  made_at: Instant;
  changed_at: Instant;
  is_rehearsal: boolean;
  state: ImportState;
  plan: number;
  files: Document<RosterImport['files']>;
  decisions: Document<RosterImport['decisions']>;
  rollover: ColumnType<RosterImport['rollover'], string | null, string | null>;
  report: ColumnType<RosterImport['report'], string | null, string | null>;
  undo: ColumnType<RosterImport['undo'], string | null, string | null>;
  job_id: string | null;
  change_set_id: string | null;
  planned: number;
  applied: number;
  committed_at: ColumnType<number | null, string | null, string | null>;
};

type ImportRecordsTable = {
  import_id: string;
  file: number;
  line: number;
  cells: Document<readonly string[]>;
  problem: IssueCode | null;
};

type ImportIssuesTable = {
  import_id: string;
  seq: number;
  code: IssueCode;
  severity: IssueSeverity;
  file: string;
  line: number | null;
  column_name: string | null;
  value: string | null;
  expected: string | null;
};

type ImportPlansTable = {
  import_id: string;
  seq: number;
  kind: PlannedKind;
  row_id: string | null;
  /** The student whom the row concerns, or may concern. The row is deleted with the student. */
  student_id: string | null;
  act: PlannedRow['act'];
  name: string;
  file: string;
  line: number;
  changes: Document<PlannedRow['changes']>;
  link: string | null;
  student_key: string | null;
  twin: string | null;
  erased_on: IsoDate | null;
};

type ErasedStudentsTable = {
  organization_path: OrganizationPath;
  family: string;
  /** The keyed digest of the ID. The key is not in the database. */
  digest: string;
  erased_at: Instant;
};

type RosterSourcesTable = {
  organization_path: OrganizationPath;
  family: FormatFamily;
  mapping: Document<RosterImport['decisions']['mapping']>;
  schools: Document<RosterImport['decisions']['schools']>;
};

type ExternalIdsTable = {
  organization_path: OrganizationPath;
  family: FormatFamily;
  kind: SourceLink['kind'];
  source_id: string;
  row_id: string;
};

export type ImportTables = {
  imports: ImportsTable;
  import_records: ImportRecordsTable;
  import_issues: ImportIssuesTable;
  import_plans: ImportPlansTable;
  erased_students: ErasedStudentsTable;
  roster_sources: RosterSourcesTable;
  external_ids: ExternalIdsTable;
};
