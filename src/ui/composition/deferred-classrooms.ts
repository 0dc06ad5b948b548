import type { ClientApp } from '#application/client/client-app.ts';
import type { ClassroomService } from '#application/client/ports/classroom-service.ts';
import { err } from '#domain/result.ts';

const unreachable = err({ kind: 'service/unreachable' } as const);

/** Classrooms whose calls wait for the rest of the product; unreachable where that cannot be loaded. */
export function deferredClassrooms(load: () => Promise<ClientApp | null>): ClassroomService {
  const ask = async <Answer>(
    question: (classrooms: ClassroomService) => Promise<Answer>,
  ): Promise<Answer | typeof unreachable> => {
    const app = await load();
    return app === null ? unreachable : question(app.classrooms);
  };
  return {
    list: (options) => ask((classrooms) => classrooms.list(options)),
    byId: (id, options) => ask((classrooms) => classrooms.byId(id, options)),
    create: (edit) => ask((classrooms) => classrooms.create(edit)),
    change: (...change) => ask((classrooms) => classrooms.change(...change)),
    setArchived: (id, archived) => ask((classrooms) => classrooms.setArchived(id, archived)),
    addCoTeacher: (id, email) => ask((classrooms) => classrooms.addCoTeacher(id, email)),
    removeTeacher: (id, teacherId) => ask((classrooms) => classrooms.removeTeacher(id, teacherId)),
    assign: (...assignment) => ask((classrooms) => classrooms.assign(...assignment)),
    changeAssignment: (...change) => ask((classrooms) => classrooms.changeAssignment(...change)),
    removeAssignment: (id) => ask((classrooms) => classrooms.removeAssignment(id)),
    restoreAssignment: (id) => ask((classrooms) => classrooms.restoreAssignment(id)),
    takeLessonVersion: (...taken) => ask((classrooms) => classrooms.takeLessonVersion(...taken)),
    recordProgress: (...record) => ask((classrooms) => classrooms.recordProgress(...record)),
  };
}
