import { passOperations as operations } from '#adapters/wire/classrooms/passes.ts';
import { routes } from '../../mount-operation.ts';

/** Routes for substitute passes of a classroom. Its teachers and the school's managers list, create and revoke them (ORG-13). */
export const passRoutes = routes(
  operations,
  { tag: 'Substitute passes', action: 'pass.manage' },
  ({ passes }) => ({
    listPasses: {
      summary: 'The passes of a classroom, the latest day first, and the days for which one can be made.',
      handle: ({ caller, params }) => passes.list(caller, params.id),
    },
    makePass: {
      action: 'pass.make',
      summary: 'Creates a pass for one day. Only this reply has its code.',
      handle: ({ caller, params, body }) => passes.make(caller, params.id, body),
    },
    revokePass: {
      summary: 'Revokes a pass. It stops working right away, also for people who are using it.',
      handle: async ({ caller, params }) => {
        const { id: classroomId, passId: id } = params;
        return passes.revoke(caller, { classroomId, id });
      },
    },
  }),
);
