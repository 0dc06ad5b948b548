import { successResponse } from '#adapters/wire/v1/account.ts';
import { noticesResponse, stoppedMailsRequest, stoppedMailsResponse } from '#adapters/wire/v1/notices.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { callerOf } from '../../../admission.ts';
import { type ApiScope, success } from '../api-scope.ts';

/** What was sent about licenses, and which mails the caller wants (LIC-9). */
export function addNotices(app: ApiScope, { notices }: Pick<ServiceApp, 'notices'>): void {
  app.get(
    '/v1/app/license/notices',
    {
      config: { action: 'license.read' },
      schema: {
        tags: ['Licenses'],
        operationId: 'readNotices',
        summary:
          'The latest mails about licenses to the caller, and those about the license that they buy for others.',
        response: { 200: noticesResponse },
      },
    },
    async (request) => ({ data: await notices.sent(callerOf(request)) }),
  );

  app.get(
    '/v1/app/users/me/stopped-mails',
    {
      config: { action: 'account.edit' },
      schema: {
        tags: ['Licenses'],
        operationId: 'readStoppedMails',
        summary: 'The topics that the caller wants no mails about.',
        response: { 200: stoppedMailsResponse },
      },
    },
    async (request) => ({ data: { topics: await notices.stopped(callerOf(request)) } }),
  );

  app.put(
    '/v1/app/users/me/stopped-mails',
    {
      config: { action: 'account.edit' },
      schema: {
        tags: ['Licenses'],
        operationId: 'setStoppedMails',
        summary: 'Sets the topics that the caller wants no mails about.',
        body: stoppedMailsRequest,
        response: { 200: successResponse },
      },
    },
    async (request) => {
      await notices.setStopped(callerOf(request), request.body.topics);
      return success;
    },
  );
}
