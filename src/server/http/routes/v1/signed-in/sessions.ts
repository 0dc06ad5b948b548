import { sessionOperations as operations } from '#adapters/wire/v1/sessions.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { ok } from '#domain/result.ts';
import { mounter } from '../../../mount-operation.ts';
import { callFrom } from '../../../note-sessions.ts';
import { logSecurityEvent } from '../../../security-events.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathSessionId } from '../path-id.ts';

/** A user's sessions, and ending them (ORG-7). */
export function addSessions(app: ApiScope, { sessions }: Pick<ServiceApp, 'sessions'>): void {
  const mount = mounter(app, operations, { tag: 'The security of an account', action: 'session.manage' });
  mount(
    'listSessions',
    {
      summary:
        'The browsers in which the caller is logged in: this one first, then those that were seen last.',
    },
    async ({ caller, request }) => ok({ sessions: await sessions.list(caller, callFrom(request)) }),
  );

  mount(
    'leaveSession',
    {
      summary:
        'Takes the session of this call off the list: whoever made it logged out, or in again. Used again, it is listed again.',
    },
    async ({ caller }) => {
      await sessions.leave(caller);
      return ok(undefined);
    },
  );

  mount(
    'endSession',
    {
      summary: 'Ends one of the caller’s sessions; one that has ended already stays so.',
      params: { id: pathSessionId },
    },
    async ({ caller, params, request }) => {
      await sessions.end(caller, params.id);
      logSecurityEvent(request, 'session-ended');
      return ok(undefined);
    },
  );
}
