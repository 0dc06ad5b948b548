import type { ColumnType, Generated } from 'kysely';
import type { Grant, Owed } from '#domain/license/grant.ts';
import type { GivenBy } from '#domain/license/held-grant.ts';
import type { Instant } from './column-types.ts';

/** Trials and licenses, of accounts and of organizations. */
export type GrantsTable = {
  id: Generated<number>;
  /** Either this or an organization. */
  account_id: string | null;
  kind: Grant['kind'];
  starts_at: Instant;
  ends_at: Instant;
  organization_id: string | null;
  /** Of an organization’s; null for one’s own. */
  seats: number | null;
  owed: Owed | null;
  /** Until when it covers all the same; null where it does not, or nothing is owed. */
  trusted_until: ColumnType<number | null, string | null | undefined, string | null>;
  /** What bought it; no order has two. */
  order_id: ColumnType<string | null, string | null | undefined>;
  /** Who gave it, and what is written to it; null for what was bought, and for trials. */
  given_by: ColumnType<GivenBy['by'] | null, GivenBy['by'] | undefined>;
  given_note: ColumnType<string | null, string | undefined>;
};
