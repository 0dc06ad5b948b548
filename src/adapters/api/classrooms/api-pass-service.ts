import type { PassService } from '#application/client/classrooms/ports/pass-service.ts';
import { openPassOperations as opened, passOperations as passes } from '../../wire/classrooms/passes.ts';
import { overHttp } from '../sender.ts';

/** Substitute passes over HTTP. The token of a pass is sent in its own header, without a login. */
export const apiPassService = overHttp<PassService>((send) => ({
  list: (id, options) => send(passes.listPasses, { params: { id }, ...options }),
  make: (id, body) => send(passes.makePass, { params: { id }, body }),
  revoke: ({ classroomId, id }) => send(passes.revokePass, { params: { id: classroomId, passId: id } }),
  open: (passCode) => send(opened.openPass, { body: { passCode } }),
  read: (pass, options) => send(opened.readByPass, { pass, ...options }),
}));
