import { signUpRequest, successResponse } from '#adapters/wire/v1/account.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseSignUpDetails } from '#domain/account/sign-up-form.ts';
import { networkOf } from '../../../network-of.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';
import { campaignOfUtm } from '../campaign.ts';

/** Spec §7, `POST /v1/app/sign-up`. */
export function addSignUp(
  app: ApiScope,
  { limitCalls, registerSignUp }: Pick<ServiceApp, 'limitCalls' | 'registerSignUp'>,
): void {
  app.post(
    '/v1/app/sign-up',
    {
      schema: {
        tags: ['Sign-up and sign-in'],
        operationId: 'signUp',
        summary: 'Keeps a sign-up until its mailbox is proved; a repeat replaces it.',
        body: signUpRequest,
        response: { 200: successResponse, ...describeProblems('form/invalid', 'call/too-many-requests') },
      },
    },
    async (request, reply) => {
      const { utm, ...draft } = request.body;
      const details = parseSignUpDetails(draft);
      if (!details.ok) return replyRefusal(reply, details.error);
      const caller = { email: details.value.email, network: networkOf(request) };
      const within = await limitCalls('sign-up', caller);
      if (!within.ok) return replyRefusal(reply, within.error);
      await registerSignUp(details.value, campaignOfUtm(utm));
      return success;
    },
  );
}
