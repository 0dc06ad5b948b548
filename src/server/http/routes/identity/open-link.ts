import { openLinkOperations as operations } from '#adapters/wire/identity/account.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import { err } from '#domain/result.ts';
import { routes } from '../../mount-operation.ts';

/** `POST /v1/app/auth/open-link`: called before the provider consumes a link's code. Not in the specification. */
export const openLinkRoutes = routes(
  operations,
  { tag: 'Sign-up and login' },
  ({ access, signIn, browsers: { callerAbout } }) => ({
    openLink: {
      action: 'session.enter',
      summary: 'Accepts the link of the newest login email, and invalidates the code of the same email.',
      handle: async ({ body, request }) => {
        const { email, mailKey } = body;
        const parsed = parseEmail(email);
        if (!parsed.ok) return err({ kind: 'form/invalid', fields: { email: parsed.error } });
        const within = await access.limitCalls('open-link', await callerAbout(request, parsed.value));
        if (!within.ok) return within;
        return signIn.openLink(parsed.value, mailKey);
      },
    },
  }),
);
