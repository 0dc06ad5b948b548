import { workspaceMoveOperations as operations } from '#adapters/wire/v1/joining.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { mounter } from '../../../mount-operation.ts';
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
        'The classrooms that would move, the schools that they could move into, and the one that was asked.',
    },
    ({ caller }) => previewMove(caller),
  );

  mount(
    'askToMoveWorkspace',
    {
      summary:
        'Asks those who run a school of the caller to take the workspace in; nothing moves before they approve.',
      problems: ['form/invalid'],
    },
    ({ caller, body }) => askToMove(caller, body.organizationId),
  );

  mount(
    'withdrawWorkspaceMove',
    { summary: 'Takes the request back that waits for an answer.' },
    ({ caller }) => withdrawMove(caller),
  );
}
