import { profileOperations as operations } from '#adapters/wire/identity/account.ts';
import { parseProfileChange } from '#domain/identity/account/profile.ts';
import { ok } from '#domain/result.ts';
import { always, routes } from '../../mount-operation.ts';
import { logSecurityEvent } from '../../security-events.ts';

/** Routes at `/v1/app/users/profile` (spec §7). */
export const profileRoutes = routes(
  operations,
  { tag: 'The current user', action: 'account.edit' },
  ({ accounts }) => ({
    readProfile: {
      summary: 'The profile of the caller.',
      handle: ({ caller }) => always(accounts.readProfile(caller)),
    },
    changeProfile: {
      summary:
        'Changes names, and phone number and details where given (null or an empty list removes them). A new email address takes effect once its owner opens the link sent to it.',
      handle: async ({ caller, body, request }) => {
        const change = parseProfileChange(body);
        if (!change.ok) return change;
        const changed = await accounts.changeProfile(caller, change.value);
        if (!changed.ok) return changed;
        const newEmail = change.value.email;
        if (newEmail !== undefined && newEmail !== changed.value.email?.toLowerCase()) {
          logSecurityEvent(request, 'email-change-ordered');
        }
        return ok(changed.value);
      },
    },
  }),
);
