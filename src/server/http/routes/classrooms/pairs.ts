import { pairOperations as operations } from '#adapters/wire/classrooms/pairs.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** Pairs of students for a lesson, and students who must be apart (ROS-13). */
export function addPairs(app: ApiScope, { students }: Pick<ServiceApp, 'students'>): void {
  const mount = mounter(app, operations, { tag: 'Students' });
  mount(
    'readPairs',
    {
      action: 'classroom.read-pairs',
      summary:
        'The students of a classroom, the ‘Not together’ list, and the pairs of lessons, newest first. For its teachers; the read is recorded.',
    },
    ({ caller, params }) => students.pairs(caller, params.id),
  );

  mount(
    'setApart',
    {
      action: 'classroom.pair',
      summary: 'Sets whether two students of a classroom are on the ‘Not together’ list.',
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) => students.setApart(caller, params.id, body),
  );

  mount(
    'savePairs',
    {
      action: 'classroom.pair',
      summary: 'Saves the pairs of a lesson for today and replaces those saved earlier today.',
      problems: ['form/invalid'],
    },
    async ({ caller, params, body }) => {
      const { id: classroomId, assignmentId } = params;
      const { groups } = body;
      return students.savePairs(caller, { classroomId, assignmentId }, groups);
    },
  );
}
