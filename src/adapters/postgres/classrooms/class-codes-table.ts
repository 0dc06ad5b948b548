import type { ColumnType } from 'kysely';
import type { Instant } from '../platform/column-types.ts';

export type ClassCodesTable = {
  classroom_id: string;
  sealed: string;
  digest: string;
  renewed_at: Instant;
  paused_at: ColumnType<number | null, string | null | undefined, string | null>;
  closed_on: ColumnType<string | null, string | null | undefined, string | null>;
};
