import { signUpOperations as operations } from '#adapters/wire/identity/account.ts';
import { parseSignUpDetails } from '#domain/identity/account/sign-up-form.ts';
import { ok } from '#domain/result.ts';
import { routes } from '../../mount-operation.ts';
import { campaignOfUtm } from './campaign.ts';

/** `POST /v1/app/sign-up` (spec §7). */
export const signUpRoutes = routes(
  operations,
  { tag: 'Sign-up and login' },
  ({ access, accounts, browsers: { callerAbout } }) => ({
    signUp: {
      action: 'session.enter',
      summary: 'Stores a sign-up until its email address is verified. A repeated call replaces it.',
      handle: async ({ body, request }) => {
        const { utm, ...draft } = body;
        const details = parseSignUpDetails(draft);
        if (!details.ok) return details;
        const within = await access.limitCalls('sign-up', await callerAbout(request, details.value.email));
        if (!within.ok) return within;
        await accounts.registerSignUp(details.value, campaignOfUtm(utm));
        return ok(undefined);
      },
    },
  }),
);
