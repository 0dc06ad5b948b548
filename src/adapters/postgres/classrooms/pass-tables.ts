import type { ColumnType } from 'kysely';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { Instant } from '../platform/column-types.ts';

export type SubstitutePassesTable = {
  id: string;
  code: string;
  classroom_id: string;
  day: IsoDate;
  time_zone: string;
  made_by: string;
  made_at: Instant;
  revoked_at: ColumnType<number | null, string | null | undefined, string | null>;
};

export type SubstitutePassTokensTable = { fingerprint: string; pass_id: string };
