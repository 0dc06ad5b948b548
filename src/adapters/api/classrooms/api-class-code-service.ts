import type { ClassCodeService } from '#application/client/classrooms/ports/class-code-service.ts';
import { classCodeOperations as operations } from '../../wire/classrooms/class-codes.ts';
import { overHttp } from '../sender.ts';

export const apiClassCodeService = overHttp<ClassCodeService>((send) => ({
  read: (id, options) => send(operations.readClassCode, { params: { id }, ...options }),
  renew: (id) => send(operations.renewClassCode, { params: { id } }),
  setPaused: (id, paused) => send(operations.pauseClassCode, { params: { id }, body: { paused } }),
  setClosed: (id, closed) => send(operations.closeClass, { params: { id }, body: { closed } }),
}));
