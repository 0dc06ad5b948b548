import { classroomOperations } from '#adapters/wire/classrooms/classrooms.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import { parseClassroom } from '#domain/classrooms/classrooms/classroom-forms.ts';
import {
  classroomColumns as columns,
  classroomDefaults as defaults,
} from '#domain/classrooms/classrooms/classroom-table.ts';
import { ok } from '#domain/result.ts';
import { etagOf, versionOf, withEtag } from '../../edit-version.ts';
import { routes, withForm } from '../../mount-operation.ts';
import { readTable } from '../read-query.ts';

/** Clients have a separate operation to read a page. The server has one route for both. */
const { pageOfClassrooms: _page, ...operations } = classroomOperations;

/** Routes for the caller's classrooms. Other classrooms return 404 (ORG-3). */
export const classroomRoutes = routes(operations, { tag: 'Classrooms' }, ({ classrooms }) => ({
  listClassrooms: {
    action: 'classroom.read',
    summary:
      'Every classroom that the caller may read, including archived ones, sorted by name. With parameters, one page of them; as of a day (`on`), of those that were there then.',
    problems: ['call/malformed'],
    handle: async ({ caller, query: asked }) => {
      if (Object.keys(asked).length === 0) return ok({ data: await classrooms.list(caller) });
      const { archived = 'false', ...rest } = asked;
      const query = readTable(rest, { columns, defaults, names: ['owner'] });
      if (!query.ok) return query;
      const { rows, ...place } = await classrooms.page(caller, {
        ...query.value,
        archived: archived === 'true',
      });
      return ok({ data: rows, page: place });
    },
  },
  readClassroom: {
    action: 'classroom.read',
    summary: 'One classroom, with its assigned lessons and the progress of the class.',
    handle: async ({ caller, params, reply }) => {
      const board = await classrooms.read(caller, params.id);
      if (!board.ok) return board;
      reply.header('etag', etagOf(board.value.classroom.version));
      return ok(board.value);
    },
  },
  openClassroom: {
    action: 'classroom.create',
    summary: 'Creates a classroom that the caller owns.',
    handle: async ({ caller, body, reply }) => {
      const form = parseClassroom(body);
      if (!form.ok) return form;
      return withEtag(reply, await classrooms.open(caller, form.value));
    },
  },
  changeClassroom: {
    action: 'classroom.edit',
    basedOnVersion: true,
    summary: 'Renames a classroom or changes its grade band.',
    handle: async ({ caller, params, body, request, reply }) => {
      const form = parseClassroom(body);
      if (!form.ok) return form;
      return withEtag(reply, await classrooms.edit(caller, params.id, versionOf(request), form.value));
    },
  },
  archiveClassroom: {
    action: 'classroom.archive',
    summary: 'Archives or restores a classroom that the caller owns, even after a license has ended.',
    problems: ['form/invalid'],
    handle: async ({ caller, params, body, reply }) => {
      return withEtag(reply, await classrooms.archive(caller, params.id, body.archived));
    },
  },
  addCoTeacher: {
    action: 'classroom.add-teacher',
    summary:
      'Adds a co-teacher by email address to a classroom that the caller owns, and emails them. The reply is the same whether or not the address has an account.',
    handle: ({ caller, params, body }) =>
      withForm(parseForm({ email: parseEmail(body.email) }), (form) =>
        classrooms.addCoTeacher(caller, params.id, form.email),
      ),
  },
  removeTeacher: {
    action: 'classroom.leave',
    summary: 'Removes a co-teacher. Callers who remove themselves leave the classroom and get null.',
    handle: async ({ caller, params }) => {
      const { id, teacherId } = params;
      return classrooms.removeTeacher(caller, id, teacherId);
    },
  },
}));
