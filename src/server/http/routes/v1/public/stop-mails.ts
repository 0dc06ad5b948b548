import { successResponse } from '#adapters/wire/v1/account.ts';
import { stopByLinkRequest } from '#adapters/wire/v1/notices.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { noticeRefusals as refusals } from '#domain/notices/notice-refusals.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';

/** `POST /v1/app/notices/stop`: whoever has the mail stops those like it, without an account (LIC-9). */
export function addStopMails(app: ApiScope, { notices }: Pick<ServiceApp, 'notices'>): void {
  app.post(
    '/v1/app/notices/stop',
    {
      config: { action: 'notice.stop' },
      schema: {
        tags: ['Licenses'],
        operationId: 'stopMails',
        summary: 'Stops mails like the one whose link has this key, for who got it.',
        body: stopByLinkRequest,
        response: { 200: successResponse, ...describeProblems(...refusals.stop) },
      },
    },
    async (request, reply) => {
      const stopped = await notices.stopByLink(request.body.key);
      return stopped.ok ? success : replyRefusal(reply, stopped.error);
    },
  );
}
