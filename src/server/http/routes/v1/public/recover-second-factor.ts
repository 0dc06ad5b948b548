import { recoverSecondFactorRequest, successResponse } from '#adapters/wire/v1/account.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { parseEmail } from '#domain/account/text-fields.ts';
import { parseRecoveryCode } from '#domain/identity/second-factor.ts';
import { logSecurityEvent } from '../../../security-events.ts';
import type { KnownBrowsers } from '../../../known-browsers.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';

/** `POST /v1/app/auth/recover-second-factor` */
export function addRecoverSecondFactor(
  app: ApiScope,
  { access, security }: Pick<ServiceApp, 'access' | 'security'>,
  { callerAbout }: Pick<KnownBrowsers, 'callerAbout'>,
): void {
  app.post(
    '/v1/app/auth/recover-second-factor',
    {
      config: { action: 'session.enter' },
      schema: {
        tags: ['Sign-up and login'],
        operationId: 'recoverSecondFactor',
        summary:
          'Removes the second factors of an account with a recovery code. An unknown address gets the same answer as a wrong code.',
        body: recoverSecondFactorRequest,
        response: {
          200: successResponse,
          ...describeProblems('form/invalid', 'recovery-code/wrong'),
        },
      },
    },
    async (request, reply) => {
      const { email, recoveryCode } = request.body;
      const form = parseForm({ email: parseEmail(email), recoveryCode: parseRecoveryCode(recoveryCode) });
      if (!form.ok) return replyRefusal(reply, form.error);
      const caller = await callerAbout(request, form.value.email);
      const within = await access.limitCalls('recover-second-factor', caller);
      if (!within.ok) return replyRefusal(reply, within.error);
      const recovered = await security.recoverSecondFactor(form.value.email, form.value.recoveryCode);
      if (!recovered.ok) {
        logSecurityEvent(request, 'second-factor-recovery-refused');
        return replyRefusal(reply, recovered.error);
      }
      logSecurityEvent(request, 'second-factor-recovered');
      return success;
    },
  );
}
