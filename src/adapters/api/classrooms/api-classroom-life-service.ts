import type { ClassroomLifeService } from '#application/client/classrooms/ports/classroom-life-service.ts';
import type { Http } from '#application/client/platform/ports/http.ts';
import type { Log } from '#application/ports/log.ts';
import { classroomLifeOperations as operations } from '../../wire/classrooms/classroom-life.ts';
import { sender } from '../sender.ts';

export function apiClassroomLifeService(http: Http, log: Log): ClassroomLifeService {
  const send = sender(http, log);
  return {
    duplicate: (id, draft, withLessons) =>
      send(operations.duplicateClassroom, { params: { id }, body: { ...draft, withLessons } }),
    transfer: (id, body) => send(operations.transferClassroom, { params: { id }, body }),
    release: (id) => send(operations.releaseClassroom, { params: { id } }),
    previewDeletion: (id, options) =>
      send(operations.previewClassroomDeletion, { params: { id }, ...options }),
    delete: (id, typedName) => send(operations.deleteClassroom, { params: { id }, body: { typedName } }),
  };
}
