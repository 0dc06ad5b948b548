import { childRecordOperations as operations } from '#adapters/wire/classrooms/child-record.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { recordFileName } from '#domain/classrooms/records/child-record.ts';
import { mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** `POST /v1/app/students/{id}/record`: all data of a student, and who read it (ROS-11). */
export function addChildRecords(app: ApiScope, { students }: Pick<ServiceApp, 'students'>): void {
  const mount = mounter(app, operations, { tag: 'Students' });
  mount(
    'makeStudentRecord',
    {
      action: 'student.erase',
      summary:
        'All stored data about a student, who has read it and how to have it erased, as a PDF with a code to check it. Recorded before the data is read.',
    },
    async ({ caller, params, body, reply }) => {
      const made = await students.record(caller, params.id, body.paper);
      if (!made.ok) return made;
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${recordFileName}"`)
        .send(Buffer.from(made.value));
    },
  );
}
