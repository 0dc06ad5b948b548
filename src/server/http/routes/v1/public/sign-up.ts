import { signUpRequest, successResponse } from '#adapters/wire/v1/account.ts';
import type { RegisterSignUp } from '#application/service/accounts/register-sign-up.ts';
import { parseSignUpDetails } from '#domain/account/sign-up-form.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';
import { campaignOfUtm } from '../campaign.ts';

/** Spec §7, `POST /v1/app/sign-up`. */
export function addSignUp(app: ApiScope, registerSignUp: RegisterSignUp): void {
  app.post(
    '/v1/app/sign-up',
    {
      schema: {
        tags: ['Sign-up and sign-in'],
        operationId: 'signUp',
        summary: 'Keeps a sign-up until its mailbox is proved; a repeat replaces it.',
        body: signUpRequest,
        response: { 200: successResponse, ...describeProblems('form/invalid') },
      },
    },
    async (request, reply) => {
      const { utm, ...draft } = request.body;
      const details = parseSignUpDetails(draft);
      if (!details.ok) return replyRefusal(reply, details.error);
      await registerSignUp(details.value, campaignOfUtm(utm));
      return success;
    },
  );
}
