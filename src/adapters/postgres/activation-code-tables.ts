import type { ColumnType } from 'kysely';
import type { CodeBatch } from '#domain/license/activation-code.ts';
import type { Instant } from './column-types.ts';

type LaterInstant = ColumnType<number | null, string | null | undefined, string | null>;

/** Codes that were made together, and what each is worth. */
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

/** One row for each code, by its keyed digest. */
type ActivationCodesTable = {
  digest: string;
  batch_id: string;
  used_at: LaterInstant;
  /** The account that entered it; null until then, and once that was erased. */
  used_by: string | null;
  /** The account or organization that has the license by it. */
  holder: string | null;
  revoked_at: LaterInstant;
};

/** Activation codes, by the names of their tables. */
export type ActivationCodeTables = {
  code_batches: CodeBatchesTable;
  activation_codes: ActivationCodesTable;
};
