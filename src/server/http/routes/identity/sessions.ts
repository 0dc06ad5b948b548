import { sessionOperations as operations } from '#adapters/wire/identity/sessions.ts';
import { ok } from '#domain/result.ts';
import { always, routes } from '../../mount-operation.ts';
import { callFrom } from '../../record-sessions.ts';
import { logSecurityEvent } from '../../security-events.ts';
import { pathSessionId } from '../path-id.ts';

/** Routes for listing and ending a user's sessions (ORG-7). */
export const sessionRoutes = routes(
  operations,
  { tag: 'The security of an account', action: 'session.manage' },
  ({ sessions }) => ({
    listSessions: {
      summary: 'The browsers in which the caller is logged in: this one first, then the latest seen.',
      handle: async ({ caller, request }) => ok({ sessions: await sessions.list(caller, callFrom(request)) }),
    },
    leaveSession: {
      summary:
        'Removes the session of this call from the list after a logout or a new login. If it is used again, it is listed again.',
      handle: ({ caller }) => always(sessions.leave(caller)),
    },
    endSession: {
      summary: 'Ends one of the caller’s sessions. Ending it again changes nothing.',
      params: { id: pathSessionId },
      handle: async ({ caller, params, request }) => {
        await sessions.end(caller, params.id);
        logSecurityEvent(request, 'session-ended');
        return ok(undefined);
      },
    },
  }),
);
