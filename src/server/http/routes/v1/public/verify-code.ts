import { verifyCodeRequest, verifyCodeResponse } from '#adapters/wire/v1/account.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { parseEmail } from '#domain/account/text-fields.ts';
import { parseSignInCode } from '#domain/identity/sign-in-code.ts';
import type { KnownBrowsers } from '../../../known-browsers.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';

/** `POST /v1/app/auth/verify-code`, which the specification does not have: the way in where links are blocked. */
export function addVerifyCode(
  app: ApiScope,
  { access, signIn }: Pick<ServiceApp, 'access' | 'signIn'>,
  { callerAbout }: Pick<KnownBrowsers, 'callerAbout'>,
): void {
  app.post(
    '/v1/app/auth/verify-code',
    {
      config: { action: 'session.enter' },
      schema: {
        tags: ['Sign-up and login'],
        operationId: 'verifyCode',
        summary: 'Exchanges the code of a login email for a custom token to log in with.',
        body: verifyCodeRequest,
        response: {
          200: verifyCodeResponse,
          ...describeProblems(
            'form/invalid',
            'sign-in-code/wrong',
            'sign-in-code/spent',
            'sign-in-code/link-needed',
            'sign-in-code/disabled',
          ),
        },
      },
    },
    async (request, reply) => {
      const { email, code } = request.body;
      const form = parseForm({ email: parseEmail(email), code: parseSignInCode(code) });
      if (!form.ok) return replyRefusal(reply, form.error);
      const caller = await callerAbout(request, form.value.email);
      const within = await access.limitCalls('verify-code', caller);
      if (!within.ok) return replyRefusal(reply, within.error);
      const redeemed = await signIn.redeemCode(caller, form.value.code);
      return redeemed.ok ? { data: { customToken: redeemed.value } } : replyRefusal(reply, redeemed.error);
    },
  );
}
