import type { Http } from '#application/client/platform/ports/http.ts';
import type { ClassCodeService } from '#application/client/classrooms/ports/class-code-service.ts';
import type { Log } from '#application/ports/log.ts';
import { classCodeOperations as operations } from '../../wire/classrooms/class-codes.ts';
import { sender } from '../sender.ts';

export function apiClassCodeService(http: Http, log: Log): ClassCodeService {
  const send = sender(http, log);
  return {
    read: (id, options) => send(operations.readClassCode, { params: { id }, ...options }),
    renew: (id) => send(operations.renewClassCode, { params: { id } }),
    setPaused: (id, paused) => send(operations.pauseClassCode, { params: { id }, body: { paused } }),
    setClosed: (id, closed) => send(operations.closeClass, { params: { id }, body: { closed } }),
  };
}
