import * as z from 'zod/mini';
import {
  askToJoinRequest,
  joiningActResponse,
  joinRequestsResponse,
  joinSuggestionResponse,
  schoolSearchQuery,
  schoolsFoundResponse,
} from '#adapters/wire/v1/joining.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { joinRefusals as refusals } from '#domain/organizations/join-request.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

type Joining = ServiceApp['joining'];

const tags = ['Joining'];
const ofRequest = z.object({ id: pathId });
const done = { data: null };

/** How people find their school, and come in where its managers let them (ORG-10). */
export function addJoining(app: ApiScope, { joining }: Pick<ServiceApp, 'joining'>): void {
  addFinding(app, joining);
  addAsking(app, joining);
  addAnswering(app, joining);
}

function addFinding(app: ApiScope, { findSchools }: Joining): void {
  app.get(
    '/v1/app/schools/search',
    {
      config: { action: 'school.find' },
      schema: {
        tags,
        operationId: 'findSchools',
        summary:
          'Names of at most ten districts and schools that have this text in theirs; none for fewer than three characters. Nobody joins by it.',
        querystring: schoolSearchQuery,
        response: { 200: schoolsFoundResponse, ...describeProblems('call/too-many-requests') },
      },
    },
    async (request, reply) => {
      const found = await findSchools(callerOf(request), request.query.q);
      return found.ok ? { data: found.value } : replyRefusal(reply, found.error);
    },
  );
}

function addAsking(app: ApiScope, { suggest, ask }: Joining): void {
  const path = '/v1/app/users/me/join-request';
  app.get(
    path,
    {
      config: { action: 'join-request.ask' },
      schema: {
        tags,
        operationId: 'suggestJoining',
        summary:
          'The organization that has proved the domain of the caller’s address, and whether they asked to join it; null for none.',
        response: { 200: joinSuggestionResponse },
      },
    },
    async (request) => ({ data: await suggest(callerOf(request)) }),
  );

  app.put(
    path,
    {
      config: { action: 'join-request.ask' },
      schema: {
        tags,
        operationId: 'askToJoin',
        summary:
          'Asks those who run the suggested organization to be let in; nothing changes until they answer.',
        body: askToJoinRequest,
        response: { 200: joiningActResponse, ...describeProblems(...refusals.ask) },
      },
    },
    async (request, reply) => {
      const asked = await ask(callerOf(request), request.body.organizationId);
      return asked.ok ? done : replyRefusal(reply, asked.error);
    },
  );
}

function addAnswering(app: ApiScope, { list, approve, decline }: Joining): void {
  const path = '/v1/app/join-requests';
  app.get(
    path,
    {
      config: { action: 'join-request.decline' },
      schema: {
        tags,
        operationId: 'listJoinRequests',
        summary:
          'Who asks to join the organizations that the caller runs, or to move a workspace into them, the longest waiting first; at most 100.',
        response: { 200: joinRequestsResponse },
      },
    },
    async (request) => ({ data: await list(callerOf(request)) }),
  );

  app.post(
    `${path}/:id/approve`,
    {
      config: { action: 'teacher.invite' },
      schema: {
        tags,
        operationId: 'approveJoinRequest',
        summary:
          'Lets somebody in as a teacher, where a seat is free, or takes the workspace of a teacher in, and tells them.',
        params: ofRequest,
        response: { 200: joiningActResponse, ...describeProblems(...refusals.approve) },
      },
    },
    async (request, reply) => {
      const approved = await approve(callerOf(request), request.params.id);
      return approved.ok ? done : replyRefusal(reply, approved.error);
    },
  );

  app.post(
    `${path}/:id/decline`,
    {
      config: { action: 'join-request.decline' },
      schema: {
        tags,
        operationId: 'declineJoinRequest',
        summary:
          'Declines a request, and tells who asked. Whoever asked to join asks no more, and can be invited.',
        params: ofRequest,
        response: { 200: joiningActResponse, ...describeProblems(...refusals.decline) },
      },
    },
    async (request, reply) => {
      const declined = await decline(callerOf(request), request.params.id);
      return declined.ok ? done : replyRefusal(reply, declined.error);
    },
  );
}
