import * as z from 'zod/mini';
import { checkRecordOperations as operations } from '#adapters/wire/classrooms/child-record.ts';
import { routes } from '../../mount-operation.ts';
import { networkOf } from '../../network-of.ts';

/** `GET /v1/app/records/{code}`: verifies an issued record, for any person with the printed record (ROS-11). */
export const checkRecordRoutes = routes(operations, { tag: 'Students' }, ({ students }) => ({
  checkStudentRecord: {
    action: 'record.check',
    summary:
      'Whether the code of a record is genuine: when it was made, the SHA-256 of its file, and whether the student was erased since. Contains no names.',
    problems: ['call/too-many-requests'],
    params: { code: z.string().check(z.maxLength(64)) },
    handle: ({ params, request }) => students.checkRecord(networkOf(request), params.code),
  },
}));
