import type { Http } from '#application/client/platform/ports/http.ts';
import type { SessionList } from '#application/client/identity/ports/session-list.ts';
import type { Log } from '#application/ports/log.ts';
import { mapOk } from '#domain/result.ts';
import { sessionOperations as operations } from '../../wire/identity/sessions.ts';
import { sender } from '../sender.ts';

export function apiSessionList(http: Http, log: Log): SessionList {
  const send = sender(http, log);
  return {
    list: async (options) => mapOk(await send(operations.listSessions, options), ({ sessions }) => sessions),
    leave: (token) => send(operations.leaveSession, { token, asOneself: true }),
    end: (id) => send(operations.endSession, { params: { id } }),
  };
}
