import * as z from 'zod/mini';
import { successResponse } from '#adapters/wire/v1/account.ts';
import { closedRequest, joinCodeResponse, pausedRequest } from '#adapters/wire/v1/join-codes.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { joinCodeRefusals as refusals } from '#domain/join-codes/join-code-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

const tags = ['Classrooms'];
const ofRoom = z.object({ id: pathId });

/** The codes by which students find their classroom (ROS-1). */
export function addJoinCodes(app: ApiScope, { joinCodes }: Pick<ServiceApp, 'joinCodes'>): void {
  app.get(
    '/v1/app/classrooms/:id/join-code',
    {
      config: { action: 'join-code.manage' },
      schema: {
        tags,
        operationId: 'readJoinCode',
        summary: 'The join code of a classroom. That it was shown is recorded.',
        params: ofRoom,
        response: { 200: joinCodeResponse, ...describeProblems(...refusals.read) },
      },
    },
    async (request, reply) => {
      const read = await joinCodes.read(callerOf(request), request.params.id);
      return read.ok ? { data: read.value } : replyRefusal(reply, read.error);
    },
  );

  app.post(
    '/v1/app/classrooms/:id/join-code',
    {
      config: { action: 'classroom.edit' },
      schema: {
        tags,
        operationId: 'renewJoinCode',
        summary: 'Makes another join code, which works from now on. The one before works no more.',
        params: ofRoom,
        response: { 200: joinCodeResponse, ...describeProblems(...refusals.renew) },
      },
    },
    async (request, reply) => {
      const renewed = await joinCodes.renew(callerOf(request), request.params.id);
      return renewed.ok ? { data: renewed.value } : replyRefusal(reply, renewed.error);
    },
  );

  app.put(
    '/v1/app/classrooms/:id/join-code/paused',
    {
      config: { action: 'join-code.manage' },
      schema: {
        tags,
        operationId: 'pauseJoinCode',
        summary:
          'Lets no student enter by the join code, or every student again. Works in every access state.',
        params: ofRoom,
        body: pausedRequest,
        response: { 200: successResponse, ...describeProblems('form/invalid', ...refusals.setPaused) },
      },
    },
    async (request, reply) => {
      const set = await joinCodes.setPaused(callerOf(request), request.params.id, request.body.paused);
      return set.ok ? success : replyRefusal(reply, set.error);
    },
  );

  app.put(
    '/v1/app/classrooms/:id/join-code/closed',
    {
      config: { action: 'join-code.manage' },
      schema: {
        tags,
        operationId: 'closeClass',
        summary:
          'Closes the class for the rest of the school’s day, or opens it again: no student enters, and the logins of the day end. On the next day it is open by itself. Works in every access state.',
        params: ofRoom,
        body: closedRequest,
        response: { 200: successResponse, ...describeProblems('form/invalid', ...refusals.setPaused) },
      },
    },
    async (request, reply) => {
      const set = await joinCodes.setClosed(callerOf(request), request.params.id, request.body.closed);
      return set.ok ? success : replyRefusal(reply, set.error);
    },
  );
}
