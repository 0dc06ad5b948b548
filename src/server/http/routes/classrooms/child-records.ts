import { childRecordOperations as operations } from '#adapters/wire/classrooms/child-record.ts';
import { recordFileName } from '#domain/classrooms/records/child-record.ts';
import { routes } from '../../mount-operation.ts';

/** `POST /v1/app/students/{id}/record`: returns a PDF with all data of a student, and with the users who read it (ROS-11). */
export const childRecordRoutes = routes(operations, { tag: 'Students' }, ({ students }) => ({
  makeStudentRecord: {
    action: 'student.erase',
    summary:
      'All stored data about a student, who has read it and how to have it erased, as a PDF with a code to check it. Recorded before the data is read.',
    handle: async ({ caller, params, body, reply }) => {
      const made = await students.record(caller, params.id, body.paper);
      if (!made.ok) return made;
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${recordFileName}"`)
        .send(Buffer.from(made.value));
    },
  },
}));
