import type { ColumnType, Generated } from 'kysely';
import type { OrganizationPath } from '#domain/access/scope.ts';
import type { AuditAction } from '#domain/audit/audit.ts';
import type { Instant } from './column-types.ts';

/** Partitioned by month of `at`. */
export type AuditLogTable = {
  /** Of one length, so that its order as text is that of recording. */
  id: Generated<string>;
  at: Instant;
  action: AuditAction;
  by_account: string | null;
  on_behalf_of: string | null;
  /** The id of what was acted on. */
  subject: string;
  /** Every id that the entry is found by: who acted, for whom, on what, and whom else it concerns. */
  concerned: string[];
  organization_path: OrganizationPath | null;
  /** What a read of many asked for, and how many it showed. */
  filter: ColumnType<unknown, string | null, never>;
  count: number | null;
  request_id: string | null;
  address: string | null;
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
};

export type PersonalExportsTable = {
  id: string;
  account_id: string;
  file: Uint8Array;
  made_at: Instant;
  ends_at: Instant;
};
