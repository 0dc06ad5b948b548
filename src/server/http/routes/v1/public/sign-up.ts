import { signUpRequest, successResponse } from '#adapters/wire/v1/account.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseSignUpDetails } from '#domain/account/sign-up-form.ts';
import type { KnownBrowsers } from '../../../known-browsers.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';
import { campaignOfUtm } from '../campaign.ts';

/** Spec §7, `POST /v1/app/sign-up`. */
export function addSignUp(
  app: ApiScope,
  { access, accounts }: Pick<ServiceApp, 'access' | 'accounts'>,
  { callerAbout }: Pick<KnownBrowsers, 'callerAbout'>,
): void {
  app.post(
    '/v1/app/sign-up',
    {
      config: { action: 'session.enter' },
      schema: {
        tags: ['Sign-up and login'],
        operationId: 'signUp',
        summary: 'Stores a sign-up until its email address is verified. A repeated call replaces it.',
        body: signUpRequest,
        response: { 200: successResponse, ...describeProblems('form/invalid') },
      },
    },
    async (request, reply) => {
      const { utm, ...draft } = request.body;
      const details = parseSignUpDetails(draft);
      if (!details.ok) return replyRefusal(reply, details.error);
      const within = await access.limitCalls('sign-up', await callerAbout(request, details.value.email));
      if (!within.ok) return replyRefusal(reply, within.error);
      await accounts.registerSignUp(details.value, campaignOfUtm(utm));
      return success;
    },
  );
}
