import { securityOperations as operations } from '#adapters/wire/identity/account.ts';
import { ok } from '#domain/result.ts';
import { identityOf } from '../../authenticate.ts';
import { always, routes } from '../../mount-operation.ts';
import { logSecurityEvent } from '../../security-events.ts';

export const securityRoutes = routes(operations, { tag: 'The security of an account' }, ({ security }) => ({
  signOutEverywhere: {
    action: 'account.end-sessions',
    summary: 'Ends every session of the caller, including this one.',
    handle: async ({ request }) => {
      await security.signOutEverywhere(identityOf(request));
      logSecurityEvent(request, 'sessions-ended');
      return ok(undefined);
    },
  },
  previewDeletion: {
    action: 'account.read',
    summary: 'The effects of deleting the caller on their classrooms and organizations. Changes nothing.',
    handle: ({ caller }) => always(security.previewDeletion(caller)),
  },
  deleteMe: {
    action: 'account.erase',
    summary: 'Permanently deletes the caller. A repeated call continues where the first one stopped.',
    handle: async ({ request }) => {
      const erased = await security.eraseAccount(identityOf(request));
      if (!erased.ok) return erased;
      logSecurityEvent(request, 'account-erased');
      return ok(undefined);
    },
  },
  renewRecoveryCodes: {
    action: 'account.renew-recovery-codes',
    summary:
      'Creates ten recovery codes for a user who logged in with a second factor, and invalidates earlier ones. Only this reply shows them.',
    handle: async ({ caller, request }) => {
      const codes = await security.renewRecoveryCodes(caller);
      if (!codes.ok) return codes;
      logSecurityEvent(request, 'recovery-codes-made');
      return ok({ codes: [...codes.value] });
    },
  },
  finishPasswordSetup: {
    action: 'account.set-password',
    summary: 'Records that the caller has set the password that their account was created without.',
    problems: ['form/invalid'],
    handle: async ({ request }) => {
      await security.finishPasswordSetup(identityOf(request));
      logSecurityEvent(request, 'password-setup-finished');
      return ok(undefined);
    },
  },
}));
