import { classCodeOperations as operations } from '#adapters/wire/classrooms/class-codes.ts';
import { routes } from '../../mount-operation.ts';

/** Routes for class codes of classrooms (ROS-1). */
export const classCodeRoutes = routes(
  operations,
  { tag: 'Classrooms', action: 'class-code.manage' },
  ({ classCodes }) => ({
    readClassCode: {
      summary: 'The class code of a classroom. The read is recorded.',
      handle: ({ caller, params }) => classCodes.read(caller, params.id),
    },
    renewClassCode: {
      action: 'classroom.edit',
      summary: 'Creates a new class code. The earlier one stops working.',
      handle: ({ caller, params }) => classCodes.renew(caller, params.id),
    },
    pauseClassCode: {
      summary:
        'Pauses or resumes the class code. While it is paused, no student can enter. Works in every access state.',
      problems: ['form/invalid'],
      handle: ({ caller, params, body }) => classCodes.setPaused(caller, params.id, body.paused),
    },
    closeClass: {
      summary:
        'Closes the class for the rest of the school’s day, or opens it again. While it is closed, no student can enter, and today’s logins end. It opens again the next day. Works in every access state.',
      problems: ['form/invalid'],
      handle: ({ caller, params, body }) => classCodes.setClosed(caller, params.id, body.closed),
    },
  }),
);
