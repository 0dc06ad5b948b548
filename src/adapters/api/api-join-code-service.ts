import type { Http } from '#application/client/ports/http.ts';
import type { JoinCodeService } from '#application/client/ports/join-code-service.ts';
import type { Log } from '#application/ports/log.ts';
import { joinCodeOperations as operations } from '../wire/v1/join-codes.ts';
import { sender } from './sender.ts';

export function apiJoinCodeService(http: Http, log: Log): JoinCodeService {
  const send = sender(http, log);
  return {
    read: (id, options) => send(operations.readJoinCode, { params: { id }, ...options }),
    renew: (id) => send(operations.renewJoinCode, { params: { id } }),
    setPaused: (id, paused) => send(operations.pauseJoinCode, { params: { id }, body: { paused } }),
    setClosed: (id, closed) => send(operations.closeClass, { params: { id }, body: { closed } }),
  };
}
