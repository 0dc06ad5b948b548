import type { ColumnType, Generated } from 'kysely';
import type { Grant, Owed } from '#domain/organizations/grants/grant.ts';
import type { GivenBy } from '#domain/organizations/grants/held-grant.ts';
import type { Instant } from '../platform/column-types.ts';

export type GrantsTable = {
  id: Generated<number>;
  /** Null if an organization holds the grant. */
  account_id: string | null;
  kind: Grant['kind'];
  starts_at: Instant;
  ends_at: Instant;
  organization_id: string | null;
  /** Null for grants of an account. */
  seats: number | null;
  owed: Owed | null;
  /** The end of its coverage despite an unpaid order; null if there is none, or it is paid. */
  trusted_until: ColumnType<number | null, string | null | undefined, string | null>;
  /** The order that bought it; an order has at most one grant. */
  order_id: ColumnType<string | null, string | null | undefined>;
  /** The giver, and the note about it; null for bought grants and trials. */
  given_by: ColumnType<GivenBy['by'] | null, GivenBy['by'] | undefined>;
  given_note: ColumnType<string | null, string | undefined>;
};
