import type { SeatRequest } from './seats.ts';

export type SeatWaiting = SeatRequest & {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly school: string;
};

export const seatDecisions = ['give', 'free', 'decline'] as const;
export type SeatDecision = (typeof seatDecisions)[number];

export const maxSeatRequests = 100;
