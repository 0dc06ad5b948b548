import type { SeatRequest } from './seats.ts';

/** Somebody who asked for a seat, by the id of the membership. */
export type SeatWaiting = SeatRequest & {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** The school that they teach at. */
  readonly school: string;
};

/** What somebody who gives seats does about one. */
export const seatDecisions = ['give', 'free', 'decline'] as const;
export type SeatDecision = (typeof seatDecisions)[number];

/** How many requests are listed at most. */
export const mostSeatRequests = 100;
