import { pairOperations as operations } from '#adapters/wire/classrooms/pairs.ts';
import { routes } from '../../mount-operation.ts';

/** Routes for pairs of students for a lesson, and for students who must be apart (ROS-13). */
export const pairRoutes = routes(
  operations,
  { tag: 'Students', action: 'classroom.pair' },
  ({ students }) => ({
    readPairs: {
      action: 'classroom.read-pairs',
      summary:
        'The students of a classroom, the ‘Not together’ list, and the pairs of lessons, newest first. For its teachers; the read is recorded.',
      handle: ({ caller, params }) => students.pairs(caller, params.id),
    },
    setApart: {
      summary: 'Sets whether two students of a classroom are on the ‘Not together’ list.',
      problems: ['form/invalid'],
      handle: ({ caller, params, body }) => students.setApart(caller, params.id, body),
    },
    savePairs: {
      summary: 'Saves the pairs of a lesson for today and replaces those saved earlier today.',
      problems: ['form/invalid'],
      handle: async ({ caller, params, body }) => {
        const { id: classroomId, assignmentId } = params;
        const { groups } = body;
        return students.savePairs(caller, { classroomId, assignmentId }, groups);
      },
    },
  }),
);
