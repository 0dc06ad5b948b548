import * as z from 'zod/mini';
import { activityQuery, activityResponse, memberActivityQuery } from '#adapters/wire/v1/activity.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { memberRefusals } from '#domain/organizations/member-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyProblem, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';
import { readActivityQuery } from './read-activity-query.ts';

/** What was done: by or about the caller, in the organization that they act in, or everywhere; and about one of its members (SEC-5). */
export function addActivity(
  app: ApiScope,
  { members, privacy }: Pick<ServiceApp, 'members' | 'privacy'>,
): void {
  app.get(
    '/v1/app/activity',
    {
      config: { action: 'audit.read' },
      schema: {
        tags: ['Activity'],
        operationId: 'listActivity',
        summary:
          'What the caller did and what concerns them, newest first; with of=organization or of=all, what happened there. `total` counts up to 1,000; 1,001 means more.',
        querystring: activityQuery,
        response: { 200: activityResponse, ...describeProblems('call/malformed', 'account/not-permitted') },
      },
    },
    async (request, reply) => {
      const query = readActivityQuery(request.query);
      if (query === null) return replyProblem(reply, 'call/malformed');
      const page = await privacy.readActivity(callerOf(request), request.query.of ?? 'own', query);
      if (!page.ok) return replyRefusal(reply, page.error);
      const { rows, ...place } = page.value;
      return { data: rows, page: place };
    },
  );

  app.get(
    '/v1/app/members/:id/activity',
    {
      config: { action: 'audit.read' },
      schema: {
        tags: ['Activity'],
        operationId: 'listMemberActivity',
        summary:
          'What a member did and what concerns them in the organizations of the caller, newest first. The member finds the read in their own history.',
        params: z.object({ id: pathId }),
        querystring: memberActivityQuery,
        response: {
          200: activityResponse,
          ...describeProblems('call/malformed', ...memberRefusals.activity),
        },
      },
    },
    async (request, reply) => {
      const query = readActivityQuery(request.query);
      if (query === null) return replyProblem(reply, 'call/malformed');
      const page = await members.activity(callerOf(request), request.params.id, query);
      if (!page.ok) return replyRefusal(reply, page.error);
      const { rows, ...place } = page.value;
      return { data: rows, page: place };
    },
  );
}
