import { verifyCodeOperations as operations } from '#adapters/wire/identity/account.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import { parseSignInCode } from '#domain/identity/sign-in/sign-in-code.ts';
import { mapOk } from '#domain/result.ts';
import { routes } from '../../mount-operation.ts';

/** `POST /v1/app/auth/verify-code`: login if links are blocked. Not in the specification. */
export const verifyCodeRoutes = routes(
  operations,
  { tag: 'Sign-up and login' },
  ({ access, signIn, browsers: { callerAbout } }) => ({
    verifyCode: {
      action: 'session.enter',
      summary: 'Exchanges the code of a login email for a custom token to log in with.',
      problems: ['sign-in-code/wrong'],
      handle: async ({ body, request }) => {
        const { email, code } = body;
        const form = parseForm({ email: parseEmail(email), code: parseSignInCode(code) });
        if (!form.ok) return form;
        const caller = await callerAbout(request, form.value.email);
        const within = await access.limitCalls('verify-code', caller);
        if (!within.ok) return within;
        return mapOk(await signIn.redeemCode(caller, form.value.code), (value) => ({ customToken: value }));
      },
    },
  }),
);
