import { sendLinkRequest, successResponse } from '#adapters/wire/v1/account.ts';
import type { OrderSignInLink } from '#application/service/mail/order-sign-in-link.ts';
import { parseEmail } from '#domain/account/text-fields.ts';
import { describeProblems, replyProblem } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';

/** Spec §7, `POST /v1/app/auth/send-link`. */
export function addSendLink(app: ApiScope, orderSignInLink: OrderSignInLink): void {
  app.post(
    '/v1/app/auth/send-link',
    {
      schema: {
        tags: ['Sign-up and sign-in'],
        operationId: 'sendLink',
        summary: 'Sends a sign-in link to an address; answers alike whether it is known or not.',
        body: sendLinkRequest,
        response: { 200: successResponse, ...describeProblems('form/invalid') },
      },
    },
    async (request, reply) => {
      const email = parseEmail(request.body.email);
      if (!email.ok) return replyProblem(reply, 'form/invalid', [{ field: 'email', code: email.error }]);
      await orderSignInLink(email.value);
      return success;
    },
  );
}
