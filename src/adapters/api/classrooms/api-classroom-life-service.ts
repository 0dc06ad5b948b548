import type { ClassroomLifeService } from '#application/client/classrooms/ports/classroom-life-service.ts';
import { classroomLifeOperations as operations } from '../../wire/classrooms/classroom-life.ts';
import { overHttp } from '../sender.ts';

export const apiClassroomLifeService = overHttp<ClassroomLifeService>((send) => ({
  duplicate: (id, draft, withLessons) =>
    send(operations.duplicateClassroom, { params: { id }, body: { ...draft, withLessons } }),
  transfer: (id, body) => send(operations.transferClassroom, { params: { id }, body }),
  release: (id) => send(operations.releaseClassroom, { params: { id } }),
  previewDeletion: (id, options) => send(operations.previewClassroomDeletion, { params: { id }, ...options }),
  delete: (id, typedName) => send(operations.deleteClassroom, { params: { id }, body: { typedName } }),
}));
