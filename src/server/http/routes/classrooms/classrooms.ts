import { classroomOperations as operations } from '#adapters/wire/classrooms/classrooms.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import { parseClassroom } from '#domain/classrooms/classrooms/classroom-forms.ts';
import { err, ok } from '#domain/result.ts';
import { etagOf, versionOf } from '../../edit-version.ts';
import { mounter, withForm } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';
import { readClassroomQuery } from './read-classroom-query.ts';

type Classrooms = ServiceApp['classrooms'];

/** The caller's classrooms; others are answered with 404 (ORG-3). */
export function addClassrooms(app: ApiScope, { classrooms }: Pick<ServiceApp, 'classrooms'>): void {
  addReading(app, classrooms);
  addOpening(app, classrooms);
  addChanging(app, classrooms);
  addTeachers(app, classrooms);
}

function addReading(app: ApiScope, { list, page, read }: Classrooms): void {
  const mount = mounter(app, operations, { tag: 'Classrooms', action: 'classroom.read' });
  mount(
    'listClassrooms',
    {
      summary:
        'Every classroom that the caller may read, including archived ones, sorted by name. With parameters, one page of them; as of a day (`on`), of those that were there then.',
      problems: ['call/malformed'],
    },
    async ({ caller, query: asked }) => {
      if (Object.keys(asked).length === 0) return ok({ data: await list(caller) });
      const query = readClassroomQuery(asked);
      if (query === null) return err({ kind: 'call/malformed' });
      const { rows, ...place } = await page(caller, query);
      return ok({ data: rows, page: place });
    },
  );

  mount(
    'readClassroom',
    { summary: 'One classroom, with its assigned lessons and the progress of the class.' },
    async ({ caller, params, reply }) => {
      const board = await read(caller, params.id);
      if (!board.ok) return board;
      reply.header('etag', etagOf(board.value.classroom.version));
      return ok(board.value);
    },
  );
}

function addOpening(app: ApiScope, { open }: Classrooms): void {
  const mount = mounter(app, operations, { tag: 'Classrooms' });
  mount(
    'openClassroom',
    {
      action: 'classroom.create',
      summary: 'Creates a classroom that the caller owns.',
    },
    async ({ caller, body, reply }) => {
      const form = parseClassroom(body);
      if (!form.ok) return form;
      const opened = await open(caller, form.value);
      if (!opened.ok) return opened;
      reply.header('etag', etagOf(opened.value.version));
      return ok(opened.value);
    },
  );
}

function addChanging(app: ApiScope, { edit, archive }: Classrooms): void {
  const mount = mounter(app, operations, { tag: 'Classrooms' });
  mount(
    'changeClassroom',
    {
      action: 'classroom.edit',
      basedOnVersion: true,
      summary: 'Renames a classroom or changes its grade band.',
    },
    async ({ caller, params, body, request, reply }) => {
      const form = parseClassroom(body);
      if (!form.ok) return form;
      const edited = await edit(caller, params.id, versionOf(request), form.value);
      if (!edited.ok) return edited;
      reply.header('etag', etagOf(edited.value.version));
      return ok(edited.value);
    },
  );

  mount(
    'archiveClassroom',
    {
      action: 'classroom.archive',
      summary: 'Archives or restores a classroom that the caller owns, even after a license has ended.',
      problems: ['form/invalid'],
    },
    async ({ caller, params, body, reply }) => {
      const archived = await archive(caller, params.id, body.archived);
      if (!archived.ok) return archived;
      reply.header('etag', etagOf(archived.value.version));
      return ok(archived.value);
    },
  );
}

function addTeachers(app: ApiScope, { addCoTeacher, removeTeacher }: Classrooms): void {
  const mount = mounter(app, operations, { tag: 'Classrooms' });
  mount(
    'addCoTeacher',
    {
      action: 'classroom.add-teacher',
      summary:
        'Adds a co-teacher by email address to a classroom that the caller owns, and emails them. The reply is the same whether or not the address has an account.',
    },
    ({ caller, params, body }) =>
      withForm(parseForm({ email: parseEmail(body.email) }), (form) =>
        addCoTeacher(caller, params.id, form.email),
      ),
  );

  mount(
    'removeTeacher',
    {
      action: 'classroom.leave',
      summary: 'Removes a co-teacher. Callers who remove themselves leave the classroom and get null.',
    },
    async ({ caller, params }) => {
      const { id, teacherId } = params;
      return removeTeacher(caller, id, teacherId);
    },
  );
}
