import { openLinkOperations as operations } from '#adapters/wire/identity/account.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import { err } from '#domain/result.ts';
import type { KnownBrowsers } from '../../known-browsers.ts';
import { mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** `POST /v1/app/auth/open-link`, not in the specification: called before the provider consumes a link's code. */
export function addOpenLink(
  app: ApiScope,
  { access, signIn }: Pick<ServiceApp, 'access' | 'signIn'>,
  { callerAbout }: Pick<KnownBrowsers, 'callerAbout'>,
): void {
  const mount = mounter(app, operations, { tag: 'Sign-up and login' });
  mount(
    'openLink',
    {
      action: 'session.enter',
      summary: 'Accepts the link of the newest login email, and invalidates the code of the same email.',
    },
    async ({ body, request }) => {
      const { email, mailKey } = body;
      const parsed = parseEmail(email);
      if (!parsed.ok) return err({ kind: 'form/invalid', fields: { email: parsed.error } });
      const within = await access.limitCalls('open-link', await callerAbout(request, parsed.value));
      if (!within.ok) return within;
      return signIn.openLink(parsed.value, mailKey);
    },
  );
}
