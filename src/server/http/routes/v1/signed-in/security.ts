import { passwordSetupRequest, recoveryCodesResponse, successResponse } from '#adapters/wire/v1/account.ts';
import { deletionResponse } from '#adapters/wire/v1/account-deletion.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { callerOf } from '../../../admission.ts';
import { identityOf } from '../../../authenticate.ts';
import { logSecurityEvent } from '../../../security-events.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';

const tags = ['The security of an account'];

/** What the signed-in user can do for the security of their account. */
export function addSecurity(app: ApiScope, service: ServiceApp): void {
  addSignOutEverywhere(app, service);
  addDeletionPreview(app, service);
  addErasure(app, service);
  addRecoveryCodes(app, service);
  addPasswordSetup(app, service);
}

function addSignOutEverywhere(app: ApiScope, { security }: Pick<ServiceApp, 'security'>): void {
  app.post(
    '/v1/app/users/me/sign-out-everywhere',
    {
      config: { action: 'account.end-sessions' },
      schema: {
        tags,
        operationId: 'signOutEverywhere',
        summary: 'Ends every session of the caller, including this one.',
        response: { 200: successResponse },
      },
    },
    async (request) => {
      await security.signOutEverywhere(identityOf(request));
      logSecurityEvent(request, 'sessions-ended');
      return success;
    },
  );
}

function addDeletionPreview(app: ApiScope, { security }: Pick<ServiceApp, 'security'>): void {
  app.get(
    '/v1/app/users/me/deletion',
    {
      config: { action: 'account.read' },
      schema: {
        tags,
        operationId: 'previewDeletion',
        summary: 'What deleting the caller would do to their classrooms and organizations. Changes nothing.',
        response: { 200: deletionResponse },
      },
    },
    async (request) => ({ data: await security.previewDeletion(callerOf(request)) }),
  );
}

function addErasure(app: ApiScope, { security }: Pick<ServiceApp, 'security'>): void {
  app.delete(
    '/v1/app/users/me',
    {
      config: { action: 'account.erase' },
      schema: {
        tags,
        operationId: 'deleteMe',
        summary: 'Permanently deletes the caller. A repeated call continues where the first one stopped.',
        response: {
          200: successResponse,
          ...describeProblems('account/recent-sign-in-required', 'account/runs-alone'),
        },
      },
    },
    async (request, reply) => {
      const erased = await security.eraseAccount(identityOf(request));
      if (!erased.ok) return replyRefusal(reply, erased.error);
      logSecurityEvent(request, 'account-erased');
      return success;
    },
  );
}

function addRecoveryCodes(app: ApiScope, { security }: Pick<ServiceApp, 'security'>): void {
  app.post(
    '/v1/app/users/me/recovery-codes',
    {
      config: { action: 'account.renew-recovery-codes' },
      schema: {
        tags,
        operationId: 'renewRecoveryCodes',
        summary:
          'Creates ten recovery codes for a user who logged in with a second factor, and invalidates earlier ones. Only this answer shows them.',
        response: {
          200: recoveryCodesResponse,
          ...describeProblems('account/recent-sign-in-required', 'account/second-factor-required'),
        },
      },
    },
    async (request, reply) => {
      const codes = await security.renewRecoveryCodes(callerOf(request));
      if (!codes.ok) return replyRefusal(reply, codes.error);
      logSecurityEvent(request, 'recovery-codes-made');
      return { data: { codes: [...codes.value] } };
    },
  );
}

function addPasswordSetup(app: ApiScope, { security }: Pick<ServiceApp, 'security'>): void {
  app.put(
    '/v1/app/users/me/password-setup',
    {
      config: { action: 'account.set-password' },
      schema: {
        tags,
        operationId: 'finishPasswordSetup',
        summary: 'Records that the caller has set the password that their account was created without.',
        body: passwordSetupRequest,
        response: { 200: successResponse, ...describeProblems('form/invalid') },
      },
    },
    async (request) => {
      await security.finishPasswordSetup(identityOf(request));
      logSecurityEvent(request, 'password-setup-finished');
      return success;
    },
  );
}
