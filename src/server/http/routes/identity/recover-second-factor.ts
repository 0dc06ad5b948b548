import { recoverSecondFactorOperations as operations } from '#adapters/wire/identity/account.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import { parseRecoveryCode } from '#domain/identity/sign-in/second-factor.ts';
import { ok } from '#domain/result.ts';
import { routes } from '../../mount-operation.ts';
import { logSecurityEvent } from '../../security-events.ts';

export const recoverSecondFactorRoutes = routes(
  operations,
  { tag: 'Sign-up and login' },
  ({ access, security, browsers: { callerAbout } }) => ({
    recoverSecondFactor: {
      action: 'session.enter',
      summary:
        'Removes the second factors of an account with a recovery code. An unknown address gets the same reply as a wrong code.',
      handle: async ({ body, request }) => {
        const { email, recoveryCode } = body;
        const form = parseForm({ email: parseEmail(email), recoveryCode: parseRecoveryCode(recoveryCode) });
        if (!form.ok) return form;
        const caller = await callerAbout(request, form.value.email);
        const within = await access.limitCalls('recover-second-factor', caller);
        if (!within.ok) return within;
        const recovered = await security.recoverSecondFactor(form.value.email, form.value.recoveryCode);
        if (!recovered.ok) {
          logSecurityEvent(request, 'second-factor-recovery-refused');
          return recovered;
        }
        logSecurityEvent(request, 'second-factor-recovered');
        return ok(undefined);
      },
    },
  }),
);
