import { successResponse } from '#adapters/wire/v1/account.ts';
import { consentsResponse, giveConsentsRequest } from '#adapters/wire/v1/consents.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseConsents } from '#domain/consents/consent.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyProblem } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';

const tags = ['The signed-in person'];

/** What somebody agreed to (ORG-10); ours, beside the calls of Spec §7. */
export function addConsents(app: ApiScope, { consents }: Pick<ServiceApp, 'consents'>): void {
  app.get(
    '/v1/app/users/me/consents',
    {
      config: { action: 'account.read' },
      schema: {
        tags,
        operationId: 'readConsents',
        summary: 'What the caller last said of the terms, the privacy notice and news by email.',
        response: { 200: consentsResponse },
      },
    },
    async (request) => {
      const last = await consents.read(callerOf(request));
      return { data: last.map(({ subject, version, given, at }) => ({ subject, version, given, at })) };
    },
  );

  app.post(
    '/v1/app/users/me/consents',
    {
      config: { action: 'account.edit' },
      schema: {
        tags,
        operationId: 'giveConsents',
        summary: 'Records what the caller agrees to, or takes back. Nothing that was recorded is changed.',
        body: giveConsentsRequest,
        response: { 200: successResponse, ...describeProblems('form/invalid') },
      },
    },
    async (request, reply) => {
      const given = parseConsents(request.body.consents);
      if (!given.ok) return replyProblem(reply, 'form/invalid', [{ field: 'consents', code: given.error }]);
      await consents.give(callerOf(request), given.value);
      return success;
    },
  );
}
