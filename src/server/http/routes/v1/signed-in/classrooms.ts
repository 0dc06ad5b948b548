import * as z from 'zod/mini';
import {
  archivedRequest,
  classroomBoardResponse,
  classroomOrLeftResponse,
  classroomRequest,
  classroomResponse,
  classroomsQuery,
  classroomsResponse,
  coTeacherRequest,
} from '#adapters/wire/v1/classrooms.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { parseEmail } from '#domain/account/text-fields.ts';
import { classroomRefusals as refusals } from '#domain/classrooms/classroom-refusals.ts';
import { parseClassroom } from '#domain/classrooms/classroom-forms.ts';
import { callerOf } from '../../../admission.ts';
import { etagOf, versionOf } from '../../../edit-version.ts';
import { describeProblems, replyProblem, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';
import { readClassroomQuery } from './read-classroom-query.ts';

type Classrooms = ServiceApp['classrooms'];

const tags = ['Classrooms'];
const ofRoom = z.object({ id: pathId });

/** The classrooms of the caller; others’ are answered as if they did not exist (ORG-3). */
export function addClassrooms(app: ApiScope, { classrooms }: Pick<ServiceApp, 'classrooms'>): void {
  addReading(app, classrooms);
  addOpening(app, classrooms);
  addChanging(app, classrooms);
  addTeachers(app, classrooms);
}

function addReading(app: ApiScope, { list, page, read }: Classrooms): void {
  app.get(
    '/v1/app/classrooms',
    {
      config: { action: 'classroom.read' },
      schema: {
        tags,
        operationId: 'listClassrooms',
        summary:
          'Every classroom that the caller may read, including archived ones, sorted by name. With parameters, one page of them; as of a day (`on`), of those that were there then.',
        querystring: classroomsQuery,
        response: { 200: classroomsResponse, ...describeProblems('call/malformed') },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      if (Object.keys(request.query).length === 0) return { data: await list(caller) };
      const query = readClassroomQuery(request.query);
      if (query === null) return replyProblem(reply, 'call/malformed');
      const { rows, ...place } = await page(caller, query);
      return { data: rows, page: place };
    },
  );

  app.get(
    '/v1/app/classrooms/:id',
    {
      config: { action: 'classroom.read' },
      schema: {
        tags,
        operationId: 'readClassroom',
        summary: 'One classroom, with its assigned lessons and the progress of the class.',
        params: ofRoom,
        response: { 200: classroomBoardResponse, ...describeProblems(...refusals.byId) },
      },
    },
    async (request, reply) => {
      const board = await read(callerOf(request), request.params.id);
      if (!board.ok) return replyRefusal(reply, board.error);
      reply.header('etag', etagOf(board.value.classroom.version));
      return { data: board.value };
    },
  );
}

function addOpening(app: ApiScope, { open }: Classrooms): void {
  app.post(
    '/v1/app/classrooms',
    {
      config: { action: 'classroom.create' },
      schema: {
        tags,
        operationId: 'openClassroom',
        summary: 'Creates a classroom that the caller owns.',
        body: classroomRequest,
        response: {
          200: classroomResponse,
          ...describeProblems('form/invalid', ...refusals.create),
        },
      },
    },
    async (request, reply) => {
      const form = parseClassroom(request.body);
      if (!form.ok) return replyRefusal(reply, form.error);
      const opened = await open(callerOf(request), form.value);
      if (!opened.ok) return replyRefusal(reply, opened.error);
      reply.header('etag', etagOf(opened.value.version));
      return { data: opened.value };
    },
  );
}

function addChanging(app: ApiScope, { edit, archive }: Classrooms): void {
  app.put(
    '/v1/app/classrooms/:id',
    {
      config: { action: 'classroom.edit', basedOnVersion: true },
      schema: {
        tags,
        operationId: 'changeClassroom',
        summary: 'Renames a classroom or changes its grade band.',
        params: ofRoom,
        body: classroomRequest,
        response: {
          200: classroomResponse,
          ...describeProblems('form/invalid', ...refusals.change),
        },
      },
    },
    async (request, reply) => {
      const form = parseClassroom(request.body);
      if (!form.ok) return replyRefusal(reply, form.error);
      const edited = await edit(callerOf(request), request.params.id, versionOf(request), form.value);
      if (!edited.ok) return replyRefusal(reply, edited.error);
      reply.header('etag', etagOf(edited.value.version));
      return { data: edited.value };
    },
  );

  app.put(
    '/v1/app/classrooms/:id/archived',
    {
      config: { action: 'classroom.archive' },
      schema: {
        tags,
        operationId: 'archiveClassroom',
        summary: 'Archives or restores a classroom that the caller owns, even after a license has ended.',
        params: ofRoom,
        body: archivedRequest,
        response: {
          200: classroomResponse,
          ...describeProblems('form/invalid', ...refusals.setArchived),
        },
      },
    },
    async (request, reply) => {
      const archived = await archive(callerOf(request), request.params.id, request.body.archived);
      if (!archived.ok) return replyRefusal(reply, archived.error);
      reply.header('etag', etagOf(archived.value.version));
      return { data: archived.value };
    },
  );
}

function addTeachers(app: ApiScope, { addCoTeacher, removeTeacher }: Classrooms): void {
  app.post(
    '/v1/app/classrooms/:id/teachers',
    {
      config: { action: 'classroom.add-teacher' },
      schema: {
        tags,
        operationId: 'addCoTeacher',
        summary:
          'Adds a co-teacher by email address to a classroom that the caller owns, and emails them. The answer is the same whether or not the address has an account.',
        params: ofRoom,
        body: coTeacherRequest,
        response: {
          200: classroomResponse,
          ...describeProblems('form/invalid', ...refusals.addCoTeacher),
        },
      },
    },
    async (request, reply) => {
      const form = parseForm({ email: parseEmail(request.body.email) });
      if (!form.ok) return replyRefusal(reply, form.error);
      const added = await addCoTeacher(callerOf(request), request.params.id, form.value.email);
      return added.ok ? { data: added.value } : replyRefusal(reply, added.error);
    },
  );

  app.delete(
    '/v1/app/classrooms/:id/teachers/:teacherId',
    {
      config: { action: 'classroom.leave' },
      schema: {
        tags,
        operationId: 'removeTeacher',
        summary: 'Removes a co-teacher. Callers who remove themselves leave the classroom and get null.',
        params: z.object({ id: pathId, teacherId: pathId }),
        response: {
          200: classroomOrLeftResponse,
          ...describeProblems(...refusals.removeTeacher),
        },
      },
    },
    async (request, reply) => {
      const { id, teacherId } = request.params;
      const removed = await removeTeacher(callerOf(request), id, teacherId);
      return removed.ok ? { data: removed.value } : replyRefusal(reply, removed.error);
    },
  );
}
