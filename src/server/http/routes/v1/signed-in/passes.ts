import * as z from 'zod/mini';
import { successResponse } from '#adapters/wire/v1/account.ts';
import { madePassResponse, passesResponse, passRequest } from '#adapters/wire/v1/passes.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { passRefusals as refusals } from '#domain/passes/pass-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

const tags = ['Substitute passes'];
const ofRoom = z.object({ id: pathId });

/** The substitute passes of a classroom: listed, made and revoked by those who teach it or run its school (ORG-13). */
export function addPasses(app: ApiScope, { passes }: Pick<ServiceApp, 'passes'>): void {
  app.get(
    '/v1/app/classrooms/:id/passes',
    {
      config: { action: 'pass.manage' },
      schema: {
        tags,
        operationId: 'listPasses',
        summary: 'The passes of a classroom, the latest day first, and the days for which one can be made.',
        params: ofRoom,
        response: { 200: passesResponse, ...describeProblems(...refusals.list) },
      },
    },
    async (request, reply) => {
      const listed = await passes.list(callerOf(request), request.params.id);
      return listed.ok ? { data: listed.value } : replyRefusal(reply, listed.error);
    },
  );

  app.post(
    '/v1/app/classrooms/:id/passes',
    {
      config: { action: 'pass.make' },
      schema: {
        tags,
        operationId: 'makePass',
        summary: 'Makes a pass for one day. Its code is in this answer and is not told again.',
        params: ofRoom,
        body: passRequest,
        response: { 200: madePassResponse, ...describeProblems('form/invalid', ...refusals.make) },
      },
    },
    async (request, reply) => {
      const made = await passes.make(callerOf(request), request.params.id, request.body);
      return made.ok ? { data: made.value } : replyRefusal(reply, made.error);
    },
  );

  app.delete(
    '/v1/app/classrooms/:id/passes/:passId',
    {
      config: { action: 'pass.manage' },
      schema: {
        tags,
        operationId: 'revokePass',
        summary: 'Revokes a pass: it opens nothing from now on, and who is in by it is out.',
        params: z.object({ id: pathId, passId: pathId }),
        response: { 200: successResponse, ...describeProblems(...refusals.revoke) },
      },
    },
    async (request, reply) => {
      const { id: classroomId, passId: id } = request.params;
      const revoked = await passes.revoke(callerOf(request), { classroomId, id });
      return revoked.ok ? success : replyRefusal(reply, revoked.error);
    },
  );
}
