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
  /** The end of coverage that is granted although the order is unpaid. Null if there is none, or if the order is paid. */
  trusted_until: ColumnType<number | null, string | null | undefined, string | null>;
  /** The order with which the grant was purchased. An order has at most one grant. */
  order_id: ColumnType<string | null, string | null | undefined>;
  /** The person who gave the grant, and the note about it. Null for purchased grants and trials. */
  given_by: ColumnType<GivenBy['by'] | null, GivenBy['by'] | undefined>;
  given_note: ColumnType<string | null, string | undefined>;
};
