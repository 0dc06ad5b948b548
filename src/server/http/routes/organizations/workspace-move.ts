import { workspaceMoveOperations as operations } from '#adapters/wire/organizations/joining.ts';
import { routes } from '../../mount-operation.ts';

/** Routes for requests to move a teacher's workspace with its classrooms into their school (ORG-1). */
export const workspaceMoveRoutes = routes(
  operations,
  { tag: 'Joining', action: 'organization.move-workspace' },
  ({ joining: { previewMove, askToMove, withdrawMove } }) => ({
    previewWorkspaceMove: {
      summary:
        'The classrooms that would move, the schools that they could move into, and the one that the caller has asked.',
      handle: ({ caller }) => previewMove(caller),
    },
    askToMoveWorkspace: {
      summary:
        'Asks the managers of a school of the caller to take in the workspace. Nothing moves before they approve.',
      problems: ['form/invalid'],
      handle: ({ caller, body }) => askToMove(caller, body.organizationId),
    },
    withdrawWorkspaceMove: {
      summary: 'Withdraws the pending request.',
      handle: ({ caller }) => withdrawMove(caller),
    },
  }),
);
