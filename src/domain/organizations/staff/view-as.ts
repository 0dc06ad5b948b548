import type { StaffReason } from './staff-reason.ts';

/** Maximum duration of a view of the product as another person, in milliseconds: 30 minutes (ORG-5). */
export const viewAsFor = 30 * 60_000;

/** A view of the product as another person, started by a staff member. Times are epoch milliseconds. */
export type ViewAs = {
  readonly id: string;
  readonly staffId: string;
  readonly accountId: string;
  readonly reason: StaffReason;
  readonly startedAt: number;
  readonly expiresAt: number;
  /** Null until the staff member ends it. */
  readonly endedAt: number | null;
};

export const isViewing = (
  { expiresAt, endedAt }: Pick<ViewAs, 'expiresAt' | 'endedAt'>,
  now: number,
): boolean => endedAt === null && now < expiresAt;

export type ViewAsEnded = { readonly kind: 'view-as/ended' };
/** A view-as session is read-only (R30). */
export type ViewAsReadOnly = { readonly kind: 'view-as/read-only' };
/** Staff cannot view the product as another staff member or as themselves. */
export type ViewAsStaff = { readonly kind: 'view-as/staff' };
