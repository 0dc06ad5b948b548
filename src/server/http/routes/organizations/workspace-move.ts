import { workspaceMoveOperations as operations } from '#adapters/wire/organizations/joining.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** Requests to move a teacher's workspace with its classrooms into their school (ORG-1). */
export function addWorkspaceMove(
  app: ApiScope,
  { joining: { previewMove, askToMove, withdrawMove } }: Pick<ServiceApp, 'joining'>,
): void {
  const mount = mounter(app, operations, { tag: 'Joining', action: 'organization.move-workspace' });
  mount(
    'previewWorkspaceMove',
    {
      summary:
        'The classrooms that would move, the schools that they could move into, and the one that the caller has asked.',
    },
    ({ caller }) => previewMove(caller),
  );

  mount(
    'askToMoveWorkspace',
    {
      summary:
        'Asks the managers of a school of the caller to take in the workspace. Nothing moves before they approve.',
      problems: ['form/invalid'],
    },
    ({ caller, body }) => askToMove(caller, body.organizationId),
  );

  mount('withdrawWorkspaceMove', { summary: 'Withdraws the pending request.' }, ({ caller }) =>
    withdrawMove(caller),
  );
}
