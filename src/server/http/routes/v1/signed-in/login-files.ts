import * as z from 'zod/mini';
import { successResponse } from '#adapters/wire/v1/account.ts';
import {
  cardCountsResponse,
  countCardsRequest,
  loginFileOrderedResponse,
  loginFilesResponse,
  orderLoginFileRequest,
} from '#adapters/wire/v1/student-logins.ts';
import { studentTableQuery } from '#adapters/wire/v1/students.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { CardsOf } from '#domain/students/login-file.ts';
import { loginRefusals as refusals } from '#domain/students/login-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyProblem, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';
import { readStudentQuery } from './student-selection.ts';

const tags = ['Students'];
const bodyLimit = 1_000_000;
const action = 'student.show-login';
const file = {
  description: 'The file: a PDF to print, each class from a new page on, or a CSV file.',
  content: { 'application/pdf': { schema: z.any() }, 'text/csv': { schema: z.any() } },
};

type Asked = z.output<typeof studentTableQuery>;

/** Whose cards a call asks for; the filter is in its address. Null where that means nothing. */
function readWhose(
  asked: Asked,
  { whose }: Pick<z.output<typeof countCardsRequest>, 'whose'>,
): CardsOf | null {
  if (whose.of === 'students') return { of: 'students', selection: { of: 'ids', ids: whose.ids } };
  if (whose.of !== 'matching') return whose;
  const query = readStudentQuery(asked);
  if (query === null) return null;
  return { of: 'students', selection: { of: 'filter', filter: query.filter, except: whose.except } };
}

/** The login cards of several classes as one file, which a job makes (ROS-3, R24, SEC-7). */
export function addLoginFiles(app: ApiScope, { studentLogins }: Pick<ServiceApp, 'studentLogins'>): void {
  const { files } = studentLogins;
  app.post(
    '/v1/app/login-files/count',
    {
      config: { action },
      bodyLimit,
      schema: {
        tags,
        operationId: 'countLoginCards',
        summary:
          'How many login cards there would be, in how many classrooms, and how many of the students are in none. Counting stops behind 3,000.',
        querystring: studentTableQuery,
        body: countCardsRequest,
        response: { 200: cardCountsResponse, ...describeProblems('call/malformed', ...refusals.count) },
      },
    },
    async (request, reply) => {
      const whose = readWhose(request.query, request.body);
      if (whose === null) return replyProblem(reply, 'call/malformed');
      const counted = await files.count(callerOf(request), whose);
      return counted.ok ? { data: counted.value } : replyRefusal(reply, counted.error);
    },
  );

  app.post(
    '/v1/app/login-files',
    {
      config: { action },
      bodyLimit,
      schema: {
        tags,
        operationId: 'orderLoginFile',
        summary:
          'Orders the login cards of students of several classes as one file. Who has no login gets one. Each class is an entry of the activity log.',
        querystring: studentTableQuery,
        body: orderLoginFileRequest,
        response: {
          200: loginFileOrderedResponse,
          ...describeProblems('call/malformed', 'call/too-many-requests', ...refusals.order),
        },
      },
    },
    async (request, reply) => {
      const { as, paper, kind } = request.body;
      const whose = readWhose(request.query, request.body);
      if (whose === null) return replyProblem(reply, 'call/malformed');
      const ordered = await files.order(callerOf(request), whose, { as, paper, kind });
      return ordered.ok ? { data: ordered.value } : replyRefusal(reply, ordered.error);
    },
  );

  app.get(
    '/v1/app/login-files',
    {
      config: { action },
      schema: {
        tags,
        operationId: 'listLoginFiles',
        summary: 'The caller’s own files of login cards that can be downloaded, newest first.',
        response: { 200: loginFilesResponse },
      },
    },
    async (request) => ({ data: [...(await files.list(callerOf(request)))] }),
  );

  app.get(
    '/v1/app/login-files/:id/file',
    {
      config: { action },
      schema: {
        tags,
        operationId: 'downloadLoginFile',
        summary: 'One of them, for who ordered it, for 24 hours. Each download is recorded.',
        params: z.object({ id: pathId }),
        response: { 200: file, ...describeProblems(...refusals.download) },
      },
    },
    async (request, reply) => {
      const made = await files.download(callerOf(request), request.params.id);
      if (!made.ok) return replyRefusal(reply, made.error);
      const { fileName, type, file: bytes } = made.value;
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(typeof bytes === 'string' ? bytes : Buffer.from(bytes));
    },
  );

  app.delete(
    '/v1/app/login-files/:id',
    {
      config: { action },
      schema: {
        tags,
        operationId: 'deleteLoginFile',
        summary: 'Deletes one of them before its 24 hours are over; it is recorded.',
        params: z.object({ id: pathId }),
        response: { 200: successResponse, ...describeProblems(...refusals.removeFile) },
      },
    },
    async (request, reply) => {
      const removed = await files.remove(callerOf(request), request.params.id);
      return removed.ok ? { success: true as const } : replyRefusal(reply, removed.error);
    },
  );
}
