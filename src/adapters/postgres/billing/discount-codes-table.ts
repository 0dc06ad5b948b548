import type { ColumnType } from 'kysely';
import type { Plan } from '#domain/billing/prices/prices.ts';
import type { Instant } from '../platform/column-types.ts';

export type DiscountCodesTable = {
  code: string;
  percent: number;
  plans: ColumnType<readonly Plan[], readonly Plan[], never>;
  valid_until: string | null;
  most_uses: number | null;
  made_at: Instant;
  ended_at: ColumnType<number | null, string | null, string>;
};
