import * as z from 'zod/mini';
import { seatDecisions } from '#domain/organizations/seat-waiting.ts';
import { longestSeatNote, seatStandings } from '#domain/organizations/seats.ts';
import { list } from './list.ts';

/** Seats of a license as they go over the wire: the types of `src/domain/organizations`. */

const note = z.string().check(z.trim(), z.maxLength(longestSeatNote));
const nameOrNull = z.nullable(z.string());

/** `PUT /v1/app/members/{id}/seat` */
export const seatDecisionRequest = z.strictObject({ decision: z.enum(seatDecisions), why: note });
/** `POST /v1/app/license/seat-request` */
export const seatRequestRequest = z.strictObject({ note });
/** What answers it: whether there is a seat, or a place on the waiting list. */
export const seatStandingResponse = z.object({ data: z.enum(seatStandings) });
/** `PUT /v1/app/license/seat-assignment` */
export const seatAssignmentRequest = z.strictObject({ byPerson: z.boolean() });

const waiting = z.object({
  id: z.string(),
  firstName: nameOrNull,
  lastName: nameOrNull,
  school: z.string(),
  /** A moment in epoch milliseconds. */
  at: z.int(),
  note: z.string(),
});
/** `GET /v1/app/license/seat-requests` */
export const seatRequestsResponse = z.object({ data: list(waiting) });
