import { profileOperations as operations } from '#adapters/wire/identity/account.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseProfileChange } from '#domain/identity/account/profile.ts';
import { ok } from '#domain/result.ts';
import { always, mounter } from '../../mount-operation.ts';
import { logSecurityEvent } from '../../security-events.ts';
import type { ApiScope } from '../api-scope.ts';

/** Spec §7, `/v1/app/users/profile`. */
export function addProfile(app: ApiScope, { accounts }: Pick<ServiceApp, 'accounts'>): void {
  const mount = mounter(app, operations, { tag: 'The current user', action: 'account.edit' });
  mount('readProfile', { summary: 'The profile of the caller.' }, ({ caller }) =>
    always(accounts.readProfile(caller)),
  );

  mount(
    'changeProfile',
    {
      summary:
        'Changes names, and phone number and details where given (null or an empty list removes them). A new email address takes effect once its owner opens the link sent to it.',
    },
    async ({ caller, body, request }) => {
      const change = parseProfileChange(body);
      if (!change.ok) return change;
      const changed = await accounts.changeProfile(caller, change.value);
      if (!changed.ok) return changed;
      const asked = change.value.email;
      if (asked !== undefined && asked !== changed.value.email?.toLowerCase()) {
        logSecurityEvent(request, 'email-change-ordered');
      }
      return ok(changed.value);
    },
  );
}
