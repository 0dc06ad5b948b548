import type { ColumnType } from 'kysely';
import type { CodeBatch } from '#domain/billing/license/activation-code.ts';
import type { Instant } from '../platform/column-types.ts';

type LaterInstant = ColumnType<number | null, string | null | undefined, string | null>;

type CodeBatchesTable = {
  id: string;
  plan: CodeBatch['plan'];
  seats: number;
  years: CodeBatch['years'];
  reseller: string;
  amount: number;
  made_at: Instant;
  valid_until: Instant;
  revoked_at: LaterInstant;
};

type ActivationCodesTable = {
  digest: string;
  batch_id: string;
  used_at: LaterInstant;
  /** The account that redeemed the code. Null until then, and after the account is erased. */
  used_by: string | null;
  holder: string | null;
  revoked_at: LaterInstant;
};

export type ActivationCodeTables = {
  code_batches: CodeBatchesTable;
  activation_codes: ActivationCodesTable;
};
