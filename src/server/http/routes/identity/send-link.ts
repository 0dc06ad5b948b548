import { sendLinkOperations as operations } from '#adapters/wire/identity/account.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import { err, ok } from '#domain/result.ts';
import { routes } from '../../mount-operation.ts';

/** `POST /v1/app/auth/send-link` (spec §7). */
export const sendLinkRoutes = routes(
  operations,
  { tag: 'Sign-up and login' },
  ({ access, signIn, browsers: { callerAbout } }) => ({
    sendLink: {
      action: 'session.enter',
      summary:
        'Emails a login link to an address. The reply is the same whether or not the address has an account.',
      handle: async ({ body, request }) => {
        const email = parseEmail(body.email);
        if (!email.ok) return err({ kind: 'form/invalid', fields: { email: email.error } });
        const within = await access.limitCalls('send-link', await callerAbout(request, email.value));
        if (!within.ok) return within;
        await signIn.orderLink(email.value, body.purpose);
        return ok(undefined);
      },
    },
  }),
);
