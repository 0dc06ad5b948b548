import * as z from 'zod/mini';
import { studentRecordResponse } from '#adapters/wire/v1/student-record.ts';
import {
  editStudentRequest,
  mergeStudentsRequest,
  studentChangedResponse,
  studentErasedResponse,
  studentPageResponse,
  studentPageQuery,
} from '#adapters/wire/v1/students.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseIsoDate } from '#domain/dates/iso-date.ts';
import { parseStudent } from '#domain/students/student-forms.ts';
import { studentRefusals as refusals } from '#domain/students/student-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyProblem, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';
import { readStudentQuery } from './student-selection.ts';

type Students = ServiceApp['students'];

const tags = ['Students'];
const ofOne = z.object({ id: pathId });

/** The students whom the caller reaches, and what is done to them one by one (ROS-2, SEC-6). */
export function addStudentActs(app: ApiScope, { students }: Pick<ServiceApp, 'students'>): void {
  addFinding(app, students);
  addReading(app, students);
  addChanging(app, students);
}

function addFinding(app: ApiScope, { page }: Students): void {
  app.get(
    '/v1/app/students',
    {
      config: { action: 'classroom.read' },
      schema: {
        tags,
        operationId: 'findStudents',
        summary:
          'A page of the students of the caller’s organizations, else of their classrooms; as of a day (`on`), of those who were in a classroom then; with a classroom (`formerOf`), of those who were in it and are not archived, or are in no classroom. The look is recorded.',
        querystring: studentPageQuery,
        response: { 200: studentPageResponse, ...describeProblems('call/malformed', ...refusals.page) },
      },
    },
    async (request, reply) => {
      const { on, formerOf, ...asked } = request.query;
      const query = readStudentQuery(asked);
      const day = on === undefined ? null : parseIsoDate(on);
      if (query === null || day?.ok === false) return replyProblem(reply, 'call/malformed');
      const part = { ...(day !== null && { on: day.value }), ...(formerOf !== undefined && { formerOf }) };
      const found = await page(callerOf(request), { ...query, ...part });
      if (!found.ok) return replyRefusal(reply, found.error);
      const { rows, ...place } = found.value;
      return { data: rows, page: place };
    },
  );
}

function addReading(app: ApiScope, { byId }: Students): void {
  app.get(
    '/v1/app/students/:id',
    {
      config: { action: 'classroom.read' },
      schema: {
        tags,
        operationId: 'readStudent',
        summary:
          'What is known of a student: fields, classrooms with their days, progress, and what was done to them. The look is recorded.',
        params: ofOne,
        response: { 200: studentRecordResponse, ...describeProblems(...refusals.byId) },
      },
    },
    async (request, reply) => {
      const read = await byId(callerOf(request), request.params.id);
      return read.ok ? { data: read.value } : replyRefusal(reply, read.error);
    },
  );
}

function addChanging(app: ApiScope, { edit, merge, erase }: Students): void {
  app.put(
    '/v1/app/students/:id',
    {
      config: { action: 'student.edit' },
      schema: {
        tags,
        operationId: 'changeStudent',
        summary: 'Changes what is known of a student, as a change that can be undone.',
        params: ofOne,
        body: editStudentRequest,
        response: { 200: studentChangedResponse, ...describeProblems('form/invalid', ...refusals.edit) },
      },
    },
    async (request, reply) => {
      const { seen, ...draft } = request.body;
      const form = parseStudent(draft);
      if (!form.ok) return replyRefusal(reply, form.error);
      const edited = await edit(callerOf(request), request.params.id, form.value, seen);
      return edited.ok ? { data: edited.value } : replyRefusal(reply, edited.error);
    },
  );

  app.post(
    '/v1/app/students/:id/merge',
    {
      config: { action: 'student.edit' },
      schema: {
        tags,
        operationId: 'mergeStudents',
        summary: 'Makes one student of two who are the same child, as a change that can be undone.',
        params: ofOne,
        body: mergeStudentsRequest,
        response: { 200: studentChangedResponse, ...describeProblems('form/invalid', ...refusals.merge) },
      },
    },
    async (request, reply) => {
      const { other, ...draft } = request.body;
      const form = parseStudent(draft);
      if (!form.ok) return replyRefusal(reply, form.error);
      const merged = await merge(callerOf(request), { keep: request.params.id, other }, form.value);
      return merged.ok ? { data: merged.value } : replyRefusal(reply, merged.error);
    },
  );

  app.delete(
    '/v1/app/students/:id',
    {
      config: { action: 'student.erase' },
      schema: {
        tags,
        operationId: 'eraseStudent',
        summary: 'Erases a student, and every value that was kept of them, for good.',
        params: ofOne,
        response: { 200: studentErasedResponse, ...describeProblems(...refusals.erase) },
      },
    },
    async (request, reply) => {
      const erased = await erase(callerOf(request), request.params.id);
      return erased.ok ? { data: erased.value } : replyRefusal(reply, erased.error);
    },
  );
}
