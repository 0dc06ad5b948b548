import type { ClassroomService } from '#application/client/classrooms/ports/classroom-service.ts';
import { classroomDefaults } from '#domain/classrooms/classrooms/classroom-table.ts';
import { mapOk } from '#domain/result.ts';
import {
  activityProgress,
  assignment,
  assignmentOperations as assignments,
  classroom,
  classroomOperations as classrooms,
} from '../../wire/classrooms/classrooms.ts';
import { refusedAsConflict, refusedLesson } from '../api-failures.ts';
import { overHttp } from '../sender.ts';
import { tableSearch } from '../table-search.ts';

/** Classrooms over HTTP. An edit includes the version on which it is based. */
export const apiClassroomService = overHttp<ClassroomService>((send) => ({
  list: async (options) => mapOk(await send(classrooms.listClassrooms, options), ({ data }) => data),
  page: ({ archived, timeZone, on, ...table }, options) => {
    const query = { archived: String(archived), timeZone, ...(on !== undefined && { on }) };
    return send(classrooms.pageOfClassrooms, {
      query: tableSearch(table, classroomDefaults, query),
      ...options,
    });
  },
  byId: (id, options) => send(classrooms.readClassroom, { params: { id }, ...options }),
  create: (body) => send(classrooms.openClassroom, { body }),
  change: (id, ifMatch, body) =>
    send(classrooms.changeClassroom, { params: { id }, ifMatch, body }, refusedAsConflict(classroom)),
  archive: (id, archived) => send(classrooms.archiveClassroom, { params: { id }, body: { archived } }),
  addCoTeacher: (id, email) => send(classrooms.addCoTeacher, { params: { id }, body: { email } }),
  removeTeacher: (id, teacherId) => send(classrooms.removeTeacher, { params: { id, teacherId } }),
  assign: (id, lessonSlug, edit) =>
    send(
      assignments.assignLesson,
      { params: { id }, body: { lessonSlug, ...edit } },
      refusedLesson(lessonSlug),
    ),
  changeAssignment: (id, ifMatch, body) =>
    send(assignments.changeAssignment, { params: { id }, ifMatch, body }, refusedAsConflict(assignment)),
  removeAssignment: (id) => send(assignments.removeAssignment, { params: { id } }),
  restoreAssignment: (id) =>
    send(assignments.restoreAssignment, { params: { id }, body: { removed: false } }),
  takeLessonVersion: (id, ifMatch, version) =>
    send(
      assignments.takeLessonVersion,
      { params: { id }, ifMatch, body: { version } },
      refusedAsConflict(assignment),
    ),
  recordProgress: (id, activityId, ifMatch, body) =>
    send(
      assignments.recordProgress,
      { params: { id, activityId }, ifMatch, body },
      refusedAsConflict(activityProgress),
    ),
}));
