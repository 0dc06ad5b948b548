import { profileRequest, profileResponse } from '#adapters/wire/v1/account.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseProfileChange } from '#domain/account/profile.ts';
import { callerOf } from '../../../admission.ts';
import { logSecurityEvent } from '../../../security-events.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';

const tags = ['The current user'];

/** Spec §7, `/v1/app/users/profile`. */
export function addProfile(app: ApiScope, { accounts }: Pick<ServiceApp, 'accounts'>): void {
  app.get(
    '/v1/app/users/profile',
    {
      config: { action: 'account.edit' },
      schema: {
        tags,
        operationId: 'readProfile',
        summary: 'The profile of the caller.',
        response: { 200: profileResponse },
      },
    },
    async (request) => ({ data: accounts.readProfile(callerOf(request)) }),
  );

  app.put(
    '/v1/app/users/profile',
    {
      config: { action: 'account.edit' },
      schema: {
        tags,
        operationId: 'changeProfile',
        summary:
          'Changes names, and phone number and details where given (null or an empty list removes them). A new email address takes effect once its owner follows the link sent to it.',
        body: profileRequest,
        response: {
          200: profileResponse,
          ...describeProblems('form/invalid', 'account/recent-sign-in-required'),
        },
      },
    },
    async (request, reply) => {
      const change = parseProfileChange(request.body);
      if (!change.ok) return replyRefusal(reply, change.error);
      const changed = await accounts.changeProfile(callerOf(request), change.value);
      if (!changed.ok) return replyRefusal(reply, changed.error);
      const asked = change.value.email;
      if (asked !== undefined && asked !== changed.value.email?.toLowerCase()) {
        logSecurityEvent(request, 'email-change-ordered');
      }
      return { data: changed.value };
    },
  );
}
