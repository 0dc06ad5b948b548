import { peopleQuery, peopleResponse } from '#adapters/wire/v1/people.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyProblem, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { readPersonQuery } from './read-person-query.ts';

/** The directory of people (ORG-5): everybody for our staff, the members of their organization for those who run it. */
export function addPeople(app: ApiScope, { directory }: Pick<ServiceApp, 'directory'>): void {
  app.get(
    '/v1/app/users',
    {
      config: { action: 'directory.read' },
      schema: {
        tags: ['People'],
        operationId: 'listPeople',
        summary:
          'The people whom the caller may look up: everybody for staff, who are told up to 1,000 as `total`, else the members of the organization. `person` is name and address together.',
        querystring: peopleQuery,
        response: { 200: peopleResponse, ...describeProblems('call/malformed', 'account/not-permitted') },
      },
    },
    async (request, reply) => {
      const query = readPersonQuery(request.query);
      if (query === null) return replyProblem(reply, 'call/malformed');
      const page = await directory.page(callerOf(request), query);
      if (!page.ok) return replyRefusal(reply, page.error);
      const { rows, ...place } = page.value;
      return { data: rows, page: place };
    },
  );
}
