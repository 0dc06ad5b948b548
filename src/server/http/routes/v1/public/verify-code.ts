import { verifyCodeRequest, verifyCodeResponse } from '#adapters/wire/v1/account.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { parseEmail } from '#domain/account/text-fields.ts';
import { parseSignInCode } from '#domain/identity/sign-in-code.ts';
import { networkOf } from '../../../network-of.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';

/** `POST /v1/app/auth/verify-code`, which the specification does not have: the way in where links are blocked. */
export function addVerifyCode(
  app: ApiScope,
  { limitCalls, redeemSignInCode }: Pick<ServiceApp, 'limitCalls' | 'redeemSignInCode'>,
): void {
  app.post(
    '/v1/app/auth/verify-code',
    {
      schema: {
        tags: ['Sign-up and sign-in'],
        operationId: 'verifyCode',
        summary: 'Takes the code of a sign-in mail; answers a custom token to sign in with.',
        body: verifyCodeRequest,
        response: {
          200: verifyCodeResponse,
          ...describeProblems(
            'form/invalid',
            'sign-in-code/wrong',
            'sign-in-code/spent',
            'sign-in-code/link-needed',
            'sign-in-code/disabled',
            'call/too-many-requests',
          ),
        },
      },
    },
    async (request, reply) => {
      const { email, code } = request.body;
      const form = parseForm({ email: parseEmail(email), code: parseSignInCode(code) });
      if (!form.ok) return replyRefusal(reply, form.error);
      const { value } = form;
      const within = await limitCalls('verify-code', { email: value.email, network: networkOf(request) });
      if (!within.ok) return replyRefusal(reply, within.error);
      const redeemed = await redeemSignInCode(value.email, value.code);
      return redeemed.ok ? { data: { customToken: redeemed.value } } : replyRefusal(reply, redeemed.error);
    },
  );
}
