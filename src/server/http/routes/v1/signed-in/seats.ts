import * as z from 'zod/mini';
import { memberActResponse } from '#adapters/wire/v1/members.ts';
import {
  seatAssignmentRequest,
  seatDecisionRequest,
  seatRequestRequest,
  seatRequestsResponse,
  seatStandingResponse,
} from '#adapters/wire/v1/seats.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { memberRefusals as refusals } from '#domain/organizations/member-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

const tags = ['Licenses'];
const done = { data: null };

/** Who has a seat of the license, who asks for one, and how they are given (LIC-8). */
export function addSeats(app: ApiScope, { members }: Pick<ServiceApp, 'members'>): void {
  app.put(
    '/v1/app/members/:id/seat',
    {
      config: { action: 'license.assign-seats' },
      schema: {
        tags,
        operationId: 'decideSeat',
        summary:
          'Gives a teacher a seat, takes it back, or declines their request; they are told by mail, with a word.',
        params: z.object({ id: pathId }),
        body: seatDecisionRequest,
        response: { 200: memberActResponse, ...describeProblems('form/invalid', ...refusals.decideSeat) },
      },
    },
    async (request, reply) => {
      const decided = await members.decideSeat(callerOf(request), request.params.id, request.body);
      return decided.ok ? done : replyRefusal(reply, decided.error);
    },
  );

  app.get(
    '/v1/app/license/seat-requests',
    {
      config: { action: 'license.assign-seats' },
      schema: {
        tags,
        operationId: 'listSeatRequests',
        summary: 'Those who wait for a seat, in the order of asking.',
        response: { 200: seatRequestsResponse, ...describeProblems(...refusals.seatRequests) },
      },
    },
    async (request, reply) => {
      const waiting = await members.seatRequests(callerOf(request));
      return waiting.ok ? { data: waiting.value } : replyRefusal(reply, waiting.error);
    },
  );

  app.put(
    '/v1/app/license/seat-assignment',
    {
      config: { action: 'license.assign-seats' },
      schema: {
        tags,
        operationId: 'setSeatAssignment',
        summary:
          'Says whether seats are given by person, or whoever teaches takes one. Nobody loses one by it.',
        body: seatAssignmentRequest,
        response: {
          200: memberActResponse,
          ...describeProblems('form/invalid', ...refusals.setSeatAssignment),
        },
      },
    },
    async (request, reply) => {
      const set = await members.setSeatAssignment(callerOf(request), request.body.byPerson);
      return set.ok ? done : replyRefusal(reply, set.error);
    },
  );

  app.post(
    '/v1/app/license/seat-request',
    {
      config: { action: 'license.ask-seat' },
      schema: {
        tags,
        operationId: 'askForSeat',
        summary:
          'Asks those who give the seats for one; where one is free for whoever comes, it is taken at once.',
        body: seatRequestRequest,
        response: { 200: seatStandingResponse, ...describeProblems('form/invalid', ...refusals.askForSeat) },
      },
    },
    async (request, reply) => {
      const asked = await members.askForSeat(callerOf(request), request.body.note);
      return asked.ok ? { data: asked.value } : replyRefusal(reply, asked.error);
    },
  );
}
