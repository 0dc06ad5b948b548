import * as z from 'zod/mini';
import { memberRefusals as refusals } from '#domain/organizations/members/member-refusals.ts';
import { seatDecisions } from '#domain/organizations/members/seat-waiting.ts';
import { maxSeatNoteLength, seatStandings } from '#domain/organizations/members/seats.ts';
import { data, noData, operation } from '../operation.ts';
import { list } from '../list.ts';
import { textOrNull } from '../fields.ts';

const note = z.string().check(z.trim(), z.maxLength(maxSeatNoteLength));

const waiting = z.object({
  id: z.string(),
  firstName: textOrNull,
  lastName: textOrNull,
  school: z.string(),
  /** Epoch milliseconds. */
  at: z.int(),
  note: z.string(),
});

export const seatOperations = {
  decideSeat: operation('PUT /v1/app/members/:id/seat', {
    body: z.strictObject({ decision: z.enum(seatDecisions), why: note }),
    reply: noData,
    refusals: refusals.decideSeat,
  }),
  listSeatRequests: operation('GET /v1/app/license/seat-requests', {
    reply: data(list(waiting)),
    refusals: refusals.seatRequests,
  }),
  setSeatAssignment: operation('PUT /v1/app/license/seat-assignment', {
    body: z.strictObject({ byPerson: z.boolean() }),
    reply: noData,
    refusals: refusals.setSeatAssignment,
  }),
  askForSeat: operation('POST /v1/app/license/seat-request', {
    body: z.strictObject({ note }),
    reply: data(z.enum(seatStandings)),
    refusals: refusals.askForSeat,
  }),
} as const;
