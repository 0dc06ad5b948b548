import * as z from 'zod/mini';
import { successResponse } from '#adapters/wire/v1/account.ts';
import { sessionsResponse } from '#adapters/wire/v1/sessions.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { callerOf } from '../../../admission.ts';
import { callFrom } from '../../../note-sessions.ts';
import { logSecurityEvent } from '../../../security-events.ts';
import { type ApiScope, success } from '../api-scope.ts';
import { pathSessionId } from '../path-id.ts';

const tags = ['The security of an account'];
const params = z.object({ id: pathSessionId });

/** Where a person is logged in, and how they log out there (ORG-7). */
export function addSessions(app: ApiScope, { sessions }: Pick<ServiceApp, 'sessions'>): void {
  app.get(
    '/v1/app/users/me/sessions',
    {
      config: { action: 'session.manage' },
      schema: {
        tags,
        operationId: 'listSessions',
        summary:
          'The browsers in which the caller is logged in: this one first, then those that were seen last.',
        response: { 200: sessionsResponse },
      },
    },
    async (request) => ({
      data: { sessions: await sessions.list(callerOf(request), callFrom(request)) },
    }),
  );

  app.delete(
    '/v1/app/users/me/sessions/current',
    {
      config: { action: 'session.manage' },
      schema: {
        tags,
        operationId: 'leaveSession',
        summary:
          'Takes the session of this call off the list: whoever made it logged out, or in again. Used again, it is listed again.',
        response: { 200: successResponse },
      },
    },
    async (request) => {
      await sessions.leave(callerOf(request));
      return success;
    },
  );

  app.delete(
    '/v1/app/users/me/sessions/:id',
    {
      config: { action: 'session.manage' },
      schema: {
        tags,
        operationId: 'endSession',
        summary: 'Ends one of the caller’s sessions; one that has ended already stays so.',
        params,
        response: { 200: successResponse },
      },
    },
    async (request) => {
      await sessions.end(callerOf(request), request.params.id);
      logSecurityEvent(request, 'session-ended');
      return success;
    },
  );
}
