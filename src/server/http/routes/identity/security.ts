import { securityOperations as operations } from '#adapters/wire/identity/account.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { ok } from '#domain/result.ts';
import { identityOf } from '../../authenticate.ts';
import { always, mounter } from '../../mount-operation.ts';
import { logSecurityEvent } from '../../security-events.ts';
import type { ApiScope } from '../api-scope.ts';

export function addSecurity(app: ApiScope, service: ServiceApp): void {
  addSignOutEverywhere(app, service);
  addDeletionPreview(app, service);
  addErasure(app, service);
  addRecoveryCodes(app, service);
  addPasswordSetup(app, service);
}

function addSignOutEverywhere(app: ApiScope, { security }: Pick<ServiceApp, 'security'>): void {
  const mount = mounter(app, operations, { tag: 'The security of an account' });
  mount(
    'signOutEverywhere',
    { action: 'account.end-sessions', summary: 'Ends every session of the caller, including this one.' },
    async ({ request }) => {
      await security.signOutEverywhere(identityOf(request));
      logSecurityEvent(request, 'sessions-ended');
      return ok(undefined);
    },
  );
}

function addDeletionPreview(app: ApiScope, { security }: Pick<ServiceApp, 'security'>): void {
  const mount = mounter(app, operations, { tag: 'The security of an account' });
  mount(
    'previewDeletion',
    {
      action: 'account.read',
      summary: 'The effects of deleting the caller on their classrooms and organizations. Changes nothing.',
    },
    ({ caller }) => always(security.previewDeletion(caller)),
  );
}

function addErasure(app: ApiScope, { security }: Pick<ServiceApp, 'security'>): void {
  const mount = mounter(app, operations, { tag: 'The security of an account' });
  mount(
    'deleteMe',
    {
      action: 'account.erase',
      summary: 'Permanently deletes the caller. A repeated call continues where the first one stopped.',
    },
    async ({ request }) => {
      const erased = await security.eraseAccount(identityOf(request));
      if (!erased.ok) return erased;
      logSecurityEvent(request, 'account-erased');
      return ok(undefined);
    },
  );
}

function addRecoveryCodes(app: ApiScope, { security }: Pick<ServiceApp, 'security'>): void {
  const mount = mounter(app, operations, { tag: 'The security of an account' });
  mount(
    'renewRecoveryCodes',
    {
      action: 'account.renew-recovery-codes',
      summary:
        'Creates ten recovery codes for a user who logged in with a second factor, and invalidates earlier ones. Only this reply shows them.',
    },
    async ({ caller, request }) => {
      const codes = await security.renewRecoveryCodes(caller);
      if (!codes.ok) return codes;
      logSecurityEvent(request, 'recovery-codes-made');
      return ok({ codes: [...codes.value] });
    },
  );
}

function addPasswordSetup(app: ApiScope, { security }: Pick<ServiceApp, 'security'>): void {
  const mount = mounter(app, operations, { tag: 'The security of an account' });
  mount(
    'finishPasswordSetup',
    {
      action: 'account.set-password',
      summary: 'Records that the caller has set the password that their account was created without.',
      problems: ['form/invalid'],
    },
    async ({ request }) => {
      await security.finishPasswordSetup(identityOf(request));
      logSecurityEvent(request, 'password-setup-finished');
      return ok(undefined);
    },
  );
}
