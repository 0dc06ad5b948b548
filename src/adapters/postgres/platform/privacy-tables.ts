import type { ColumnType, Generated } from 'kysely';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { AuditAction } from '#domain/audit.ts';
import type { Instant } from './column-types.ts';

export type AuditLogTable = {
  /** An ID of fixed length, so that its text order is the order of recording. */
  id: Generated<string>;
  at: Instant;
  action: AuditAction;
  by_account: string | null;
  on_behalf_of: string | null;
  subject: string;
  /** All IDs by which the entry is found: actor, beneficiary, subject, and other people concerned. */
  concerned: string[];
  organization_path: OrganizationPath | null;
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
