import { openLinkRequest, successResponse } from '#adapters/wire/v1/account.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseEmail } from '#domain/account/text-fields.ts';
import type { KnownBrowsers } from '../../../known-browsers.ts';
import { describeProblems, replyProblem, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';

/** `POST /v1/app/auth/open-link`, which the specification does not have: asked before the provider takes a link's code. */
export function addOpenLink(
  app: ApiScope,
  { access, signIn }: Pick<ServiceApp, 'access' | 'signIn'>,
  { callerAbout }: Pick<KnownBrowsers, 'callerAbout'>,
): void {
  app.post(
    '/v1/app/auth/open-link',
    {
      config: { action: 'session.enter' },
      schema: {
        tags: ['Sign-up and login'],
        operationId: 'openLink',
        summary: 'Accepts the link of the newest login email, and invalidates the code of the same email.',
        body: openLinkRequest,
        response: {
          200: successResponse,
          ...describeProblems('form/invalid', 'sign-in-link/other-address', 'sign-in-link/spent'),
        },
      },
    },
    async (request, reply) => {
      const { email, mailKey } = request.body;
      const parsed = parseEmail(email);
      if (!parsed.ok) return replyProblem(reply, 'form/invalid', [{ field: 'email', code: parsed.error }]);
      const within = await access.limitCalls('open-link', await callerAbout(request, parsed.value));
      if (!within.ok) return replyRefusal(reply, within.error);
      const opened = await signIn.openLink(parsed.value, mailKey);
      return opened.ok ? success : replyRefusal(reply, opened.error);
    },
  );
}
