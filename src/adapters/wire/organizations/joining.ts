import * as z from 'zod/mini';
import { joinRefusals as refusals, joinRequestStates } from '#domain/organizations/joining/join-request.ts';
import { workspaceMoveRefusals as moveRefusals } from '#domain/organizations/joining/workspace-move.ts';
import { data, noData, operation } from '../operation.ts';
import { list } from '../list.ts';
import { id, text, textOrNull } from '../fields.ts';

const askToJoinRequest = z.strictObject({ organizationId: id });

const movingClassrooms = list(
  z.object({ id: text, name: text, archivedAt: z.nullable(z.int()), students: z.int() }),
);

export const joiningOperations = {
  findSchools: operation('GET /v1/app/schools/search', {
    query: z.object({ q: text.check(z.maxLength(200)) }),
    reply: data(list(z.object({ name: text, district: textOrNull }))),
  }),
  suggestJoining: operation('GET /v1/app/users/me/join-request', {
    reply: data(z.nullable(z.object({ id: text, name: text, asked: z.boolean() }))),
  }),
  askToJoin: operation('PUT /v1/app/users/me/join-request', {
    body: askToJoinRequest,
    reply: noData,
    refusals: refusals.ask,
  }),
  listJoinRequests: operation('GET /v1/app/join-requests', {
    reply: data(
      list(
        z.object({
          id: text,
          firstName: textOrNull,
          lastName: textOrNull,
          email: textOrNull,
          organizationName: text,
          askedAt: z.int(),
          moving: z.nullable(movingClassrooms),
        }),
      ),
    ),
  }),
  approveJoinRequest: operation('POST /v1/app/join-requests/:id/approve', {
    reply: noData,
    refusals: refusals.approve,
  }),
  declineJoinRequest: operation('POST /v1/app/join-requests/:id/decline', {
    reply: noData,
    refusals: refusals.decline,
  }),
} as const;

export const workspaceMoveOperations = {
  previewWorkspaceMove: operation('GET /v1/app/users/me/workspace/move', {
    reply: data(
      z.object({
        classrooms: movingClassrooms,
        schools: list(z.object({ id: text, name: text })),
        asked: z.nullable(z.object({ name: text, askedAt: z.int(), state: z.enum(joinRequestStates) })),
      }),
    ),
    refusals: moveRefusals.preview,
  }),
  askToMoveWorkspace: operation('PUT /v1/app/users/me/workspace/move', {
    body: askToJoinRequest,
    reply: noData,
    refusals: moveRefusals.ask,
  }),
  withdrawWorkspaceMove: operation('DELETE /v1/app/users/me/workspace/move', {
    reply: noData,
    refusals: moveRefusals.withdraw,
  }),
} as const;
