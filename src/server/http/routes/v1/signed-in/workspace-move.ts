import { askToJoinRequest, joiningActResponse, movePreviewResponse } from '#adapters/wire/v1/joining.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { workspaceMoveRefusals as refusals } from '#domain/organizations/workspace-move.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';

const tags = ['Joining'];
const path = '/v1/app/users/me/workspace/move';
const config = { action: 'organization.move-workspace' } as const;
const done = { data: null };

/** How the workspace of a lone teacher asks to move into a school that took them in, with its classrooms (ORG-1). */
export function addWorkspaceMove(
  app: ApiScope,
  { joining: { previewMove, askToMove, withdrawMove } }: Pick<ServiceApp, 'joining'>,
): void {
  app.get(
    path,
    {
      config,
      schema: {
        tags,
        operationId: 'previewWorkspaceMove',
        summary:
          'The classrooms that would move, the schools that they could move into, and the one that was asked.',
        response: { 200: movePreviewResponse, ...describeProblems(...refusals.preview) },
      },
    },
    async (request, reply) => {
      const preview = await previewMove(callerOf(request));
      return preview.ok ? { data: preview.value } : replyRefusal(reply, preview.error);
    },
  );

  app.put(
    path,
    {
      config,
      schema: {
        tags,
        operationId: 'askToMoveWorkspace',
        summary:
          'Asks those who run a school of the caller to take the workspace in; nothing moves before they approve.',
        body: askToJoinRequest,
        response: { 200: joiningActResponse, ...describeProblems('form/invalid', ...refusals.ask) },
      },
    },
    async (request, reply) => {
      const asked = await askToMove(callerOf(request), request.body.organizationId);
      return asked.ok ? done : replyRefusal(reply, asked.error);
    },
  );

  app.delete(
    path,
    {
      config,
      schema: {
        tags,
        operationId: 'withdrawWorkspaceMove',
        summary: 'Takes the request back that waits for an answer.',
        response: { 200: joiningActResponse, ...describeProblems(...refusals.withdraw) },
      },
    },
    async (request, reply) => {
      const withdrawn = await withdrawMove(callerOf(request));
      return withdrawn.ok ? done : replyRefusal(reply, withdrawn.error);
    },
  );
}
