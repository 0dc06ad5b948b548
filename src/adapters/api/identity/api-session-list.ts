import type { SessionList } from '#application/client/identity/ports/session-list.ts';
import { mapOk } from '#domain/result.ts';
import { sessionOperations as operations } from '../../wire/identity/sessions.ts';
import { overHttp } from '../sender.ts';

export const apiSessionList = overHttp<SessionList>((send) => ({
  list: async (options) => mapOk(await send(operations.listSessions, options), ({ sessions }) => sessions),
  leave: (token) => send(operations.leaveSession, { token, asOneself: true }),
  end: (id) => send(operations.endSession, { params: { id } }),
}));
