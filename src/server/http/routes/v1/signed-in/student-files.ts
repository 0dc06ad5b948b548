import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { rosterFileQuery, studentsQuery } from '#adapters/wire/v1/students.ts';
import type { StudentFile } from '#application/service/students/export-students.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseIsoDate } from '#domain/dates/iso-date.ts';
import { studentRefusals as refusals } from '#domain/students/student-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyProblem, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

const tags = ['Students'];
const ofOne = z.object({ id: pathId });
const csv = { description: 'A CSV file.', content: { 'text/csv': { schema: z.string() } } };

/** A file goes out as it is read: no roster is in memory as a whole. */
const replyFile = (reply: FastifyReply, file: StudentFile) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="students.csv"')
    .send(Readable.from(file));

/** Rosters as files that an import takes back without changing anything (R25). */
export function addStudentFiles(app: ApiScope, { students }: Pick<ServiceApp, 'students'>): void {
  app.get(
    '/v1/app/classrooms/:id/roster.csv',
    {
      config: { action: 'classroom.read' },
      schema: {
        tags,
        operationId: 'exportClassroom',
        summary:
          'The students of a classroom as of a day (`on`), else of today, as a CSV file that can be imported. The look is recorded.',
        params: ofOne,
        querystring: studentsQuery,
        response: { 200: csv, ...describeProblems('call/malformed', ...refusals.exportClassroom) },
      },
    },
    async (request, reply) => {
      const { on } = request.query;
      const day = on === undefined ? null : parseIsoDate(on);
      if (day !== null && !day.ok) return replyProblem(reply, 'call/malformed');
      const file = await students.exported.ofClassroom(callerOf(request), request.params.id, day?.value);
      return file.ok ? replyFile(reply, file.value) : replyRefusal(reply, file.error);
    },
  );

  app.get(
    '/v1/app/roster.csv',
    {
      config: { action: 'classroom.read' },
      schema: {
        tags,
        operationId: 'exportRoster',
        summary:
          'The students of the caller’s organizations, else of their classrooms, or of one `school`, as a CSV file that can be imported. The look is recorded.',
        querystring: rosterFileQuery,
        response: { 200: csv, ...describeProblems('call/malformed', ...refusals.exportRoster) },
      },
    },
    async (request, reply) => {
      const { school = null, archived = 'false' } = request.query;
      const asked = { school, archived: archived === 'true' };
      const file = await students.exported.ofRoster(callerOf(request), asked);
      return file.ok ? replyFile(reply, file.value) : replyRefusal(reply, file.error);
    },
  );
}
