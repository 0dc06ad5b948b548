import type { StaffReason } from './staff-reason.ts';

/** For how long staff may look at the product as somebody else, in milliseconds: 30 minutes (ORG-5). */
export const viewAsFor = 30 * 60_000;

/** Staff who look at the product as somebody else, from one time to another (epoch milliseconds). */
export type ViewAs = {
  readonly id: string;
  readonly staffId: string;
  readonly accountId: string;
  readonly reason: StaffReason;
  readonly startedAt: number;
  readonly expiresAt: number;
  /** Null until its staff ended it. */
  readonly endedAt: number | null;
};

/** Whether somebody may go on looking at this moment. */
export const isViewing = (
  { expiresAt, endedAt }: Pick<ViewAs, 'expiresAt' | 'endedAt'>,
  now: number,
): boolean => endedAt === null && now < expiresAt;

/** The time is over, it was ended, or there never was such a view. */
export type ViewAsEnded = { readonly kind: 'view-as/ended' };
/** Who looks as somebody else changes nothing (R30). */
export type ViewAsReadOnly = { readonly kind: 'view-as/read-only' };
/** Nobody looks as one of our staff, or as themselves. */
export type ViewAsStaff = { readonly kind: 'view-as/staff' };

/** What staff see of the view that they are in. */
export type Viewing = { readonly id: string; readonly until: number };
