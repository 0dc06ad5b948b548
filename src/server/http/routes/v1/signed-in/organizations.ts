import {
  chooseOrganizationRequest,
  chooseOrganizationResponse,
  organizationsResponse,
  schoolsResponse,
} from '#adapters/wire/v1/organizations.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';

const tags = ['Organizations'];

/** The organizations of the caller, and which of them they act in (ORG-1). */
export function addOrganizations(app: ApiScope, { organizations }: Pick<ServiceApp, 'organizations'>): void {
  app.get(
    '/v1/app/organizations',
    {
      config: { action: 'account.read' },
      schema: {
        tags,
        operationId: 'listOrganizations',
        summary: 'The organizations that the caller belongs to, and what they are in each.',
        response: { 200: organizationsResponse },
      },
    },
    async (request) => ({ data: [...organizations.list(callerOf(request))] }),
  );

  app.get(
    '/v1/app/schools',
    {
      config: { action: 'teacher.move' },
      schema: {
        tags,
        operationId: 'listSchools',
        summary:
          'The organizations that the caller may move people between: the present one and those below it.',
        response: { 200: schoolsResponse },
      },
    },
    async (request) => ({ data: [...(await organizations.schools(callerOf(request)))] }),
  );

  app.put(
    '/v1/app/users/me/organization',
    {
      config: { action: 'account.choose-organization' },
      schema: {
        tags,
        operationId: 'chooseOrganization',
        summary:
          'Remembers which organization the caller acts in wherever a call has no header Blockyard-Organization.',
        body: chooseOrganizationRequest,
        response: { 200: chooseOrganizationResponse, ...describeProblems('organization/not-a-member') },
      },
    },
    async (request, reply) => {
      const chosen = await organizations.choose(callerOf(request), request.body.organizationId);
      return chosen.ok ? { data: chosen.value } : replyRefusal(reply, chosen.error);
    },
  );
}
