import type { ClassWorkService } from '#application/client/classrooms/ports/class-work-service.ts';
import { mapOk } from '#domain/result.ts';
import {
  classWorkOperations as work,
  leadClassOperations as lead,
} from '../../wire/classrooms/class-work.ts';
import { callStream } from '../event-stream-call.ts';
import { overHttp } from '../sender.ts';

export const apiClassWorkService = overHttp<ClassWorkService>((send, transport) => ({
  changes: (id, after, options) => send(work.readClassWork, { params: { id }, query: { after }, ...options }),
  stream: (id, after, options) =>
    callStream(transport, work.readClassWork, { params: { id }, query: { after } }, options),
  messages: async (id, options) =>
    mapOk(
      await send(lead.readLessonMessages, { params: { id }, ...options }),
      ({ activities }) => activities,
    ),
  send: (id, body) => send(lead.sendClassMessage, { params: { id }, body }),
  pause: (id, paused) => send(lead.pauseClass, { params: { id }, body: { paused } }),
  show: (id, show) => send(lead.showProgram, { params: { id }, body: { show } }),
}));
