import * as z from 'zod/mini';
import { makeRecordRequest } from '#adapters/wire/v1/child-record.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { recordFileName } from '#domain/students/child-record.ts';
import { studentRefusals as refusals } from '#domain/students/student-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

const pdf = {
  description: 'The record, as a PDF.',
  content: { 'application/pdf': { schema: z.any() } },
};

/** `POST /v1/app/students/{id}/record`: everything that is held of a student, and who read it (ROS-11). */
export function addChildRecords(app: ApiScope, { students }: Pick<ServiceApp, 'students'>): void {
  app.post(
    '/v1/app/students/:id/record',
    {
      config: { action: 'student.erase' },
      schema: {
        tags: ['Students'],
        operationId: 'makeStudentRecord',
        summary:
          'Everything that is held of a student, who read it and how to have it erased, as one PDF whose code proves it genuine. Recorded before it is read.',
        params: z.object({ id: pathId }),
        body: makeRecordRequest,
        response: { 200: pdf, ...describeProblems(...refusals.record) },
      },
    },
    async (request, reply) => {
      const made = await students.record(callerOf(request), request.params.id, request.body.paper);
      if (!made.ok) return replyRefusal(reply, made.error);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${recordFileName}"`)
        .send(Buffer.from(made.value));
    },
  );
}
