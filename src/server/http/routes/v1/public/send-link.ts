import { sendLinkRequest, successResponse } from '#adapters/wire/v1/account.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseEmail } from '#domain/account/text-fields.ts';
import type { KnownBrowsers } from '../../../known-browsers.ts';
import { describeProblems, replyProblem, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';

/** Spec §7, `POST /v1/app/auth/send-link`. */
export function addSendLink(
  app: ApiScope,
  { access, signIn }: Pick<ServiceApp, 'access' | 'signIn'>,
  { callerAbout }: Pick<KnownBrowsers, 'callerAbout'>,
): void {
  app.post(
    '/v1/app/auth/send-link',
    {
      config: { action: 'session.enter' },
      schema: {
        tags: ['Sign-up and login'],
        operationId: 'sendLink',
        summary:
          'Emails a login link to an address. The answer is the same whether or not the address has an account.',
        body: sendLinkRequest,
        response: { 200: successResponse, ...describeProblems('form/invalid') },
      },
    },
    async (request, reply) => {
      const email = parseEmail(request.body.email);
      if (!email.ok) return replyProblem(reply, 'form/invalid', [{ field: 'email', code: email.error }]);
      const within = await access.limitCalls('send-link', await callerAbout(request, email.value));
      if (!within.ok) return replyRefusal(reply, within.error);
      await signIn.orderLink(email.value, request.body.purpose);
      return success;
    },
  );
}
