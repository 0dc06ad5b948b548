import * as z from 'zod/mini';
import { checkedRecordResponse } from '#adapters/wire/v1/child-record.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { studentRefusals as refusals } from '#domain/students/student-refusals.ts';
import { networkOf } from '../../../network-of.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';

/** `GET /v1/app/records/{code}`: whether a code is of a record that was made here, for anybody who has the paper (ROS-11). */
export function addCheckRecords(app: ApiScope, { students }: Pick<ServiceApp, 'students'>): void {
  app.get(
    '/v1/app/records/:code',
    {
      config: { action: 'record.check' },
      schema: {
        tags: ['Students'],
        operationId: 'checkStudentRecord',
        summary:
          'Whether the code of a record is genuine: when it was made, the SHA-256 of its file, and whether the student was erased since. Names nobody.',
        params: z.object({ code: z.string().check(z.maxLength(64)) }),
        response: {
          200: checkedRecordResponse,
          ...describeProblems('call/too-many-requests', ...refusals.checkRecord),
        },
      },
    },
    async (request, reply) => {
      const found = await students.checkRecord(networkOf(request), request.params.code);
      return found.ok ? { data: found.value } : replyRefusal(reply, found.error);
    },
  );
}
