import type * as z from 'zod/mini';
import {
  begunActResponse,
  deactivateManyRequest,
  membersFilter,
  moveManyRequest,
  seatManyRequest,
} from '#adapters/wire/v1/members.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { MemberSelection } from '#domain/organizations/bulk-act.ts';
import { memberRefusals } from '#domain/organizations/member-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyProblem, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { readMemberQuery } from './read-member-query.ts';

/** The selection of a call: its filter is in the address, as that of a page is. Null where that means nothing. */
function readSelection(
  asked: z.output<typeof membersFilter>,
  { selection }: z.output<typeof deactivateManyRequest>,
): MemberSelection | null {
  const query = readMemberQuery(asked);
  if (query === null) return null;
  const { filter, timeZone } = query;
  return { selection: selection.of === 'ids' ? selection : { ...selection, filter }, timeZone };
}

const bodyLimit = 1_000_000;
const schema = { tags: ['Members'], querystring: membersFilter };
const problems = describeProblems('call/malformed', 'form/invalid', ...memberRefusals.actOnMany);

/** Acts on many members, each done by a job whose result names who was skipped and why (R24). */
export function addMemberActs(app: ApiScope, { members }: Pick<ServiceApp, 'members'>): void {
  app.post(
    '/v1/app/members/bulk/deactivation',
    {
      config: { action: 'teacher.deactivate' },
      bodyLimit,
      schema: {
        ...schema,
        operationId: 'deactivateMembers',
        summary:
          'Deactivates each selected member who owns no classroom, by a job. All that match are those of the filter in the address.',
        body: deactivateManyRequest,
        response: { 200: begunActResponse, ...problems },
      },
    },
    async (request, reply) => {
      const chosen = readSelection(request.query, request.body);
      if (chosen === null) return replyProblem(reply, 'call/malformed');
      const begun = await members.actOnMany(callerOf(request), { kind: 'deactivate' }, chosen);
      return begun.ok ? { data: begun.value } : replyRefusal(reply, begun.error);
    },
  );

  app.post(
    '/v1/app/members/bulk/school',
    {
      config: { action: 'teacher.move' },
      bodyLimit,
      schema: {
        ...schema,
        operationId: 'moveMembers',
        summary: 'Moves each selected member to a school of the district, by a job. Classrooms stay.',
        body: moveManyRequest,
        response: { 200: begunActResponse, ...problems },
      },
    },
    async (request, reply) => {
      const chosen = readSelection(request.query, request.body);
      if (chosen === null) return replyProblem(reply, 'call/malformed');
      const act = { kind: 'move', organizationId: request.body.organizationId } as const;
      const begun = await members.actOnMany(callerOf(request), act, chosen);
      return begun.ok ? { data: begun.value } : replyRefusal(reply, begun.error);
    },
  );

  app.post(
    '/v1/app/members/bulk/seat',
    {
      config: { action: 'license.assign-seats' },
      bodyLimit,
      schema: {
        ...schema,
        operationId: 'decideSeats',
        summary:
          'Gives each selected teacher a seat, as long as one is free, or takes theirs back, by a job.',
        body: seatManyRequest,
        response: { 200: begunActResponse, ...problems },
      },
    },
    async (request, reply) => {
      const chosen = readSelection(request.query, request.body);
      if (chosen === null) return replyProblem(reply, 'call/malformed');
      const act = { kind: 'seat', decision: request.body.decision } as const;
      const begun = await members.actOnMany(callerOf(request), act, chosen);
      return begun.ok ? { data: begun.value } : replyRefusal(reply, begun.error);
    },
  );
}
