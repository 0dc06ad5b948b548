import * as z from 'zod/mini';
import { successResponse } from '#adapters/wire/v1/account.ts';
import { apartRequest, classPairsResponse, savePairsRequest } from '#adapters/wire/v1/pairs.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { studentRefusals as refusals } from '#domain/students/student-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

const tags = ['Students'];
const ofOne = z.object({ id: pathId });

/** Pairs of students for a lesson, and who is not to be together (ROS-13). */
export function addPairs(app: ApiScope, { students }: Pick<ServiceApp, 'students'>): void {
  app.get(
    '/v1/app/classrooms/:id/pairs',
    {
      config: { action: 'classroom.read-pairs' },
      schema: {
        tags,
        operationId: 'readPairs',
        summary:
          'Who is in a classroom, who of them is not to be together, and how they were paired for lessons, the newest first. For its teachers; the look is recorded.',
        params: ofOne,
        response: { 200: classPairsResponse, ...describeProblems(...refusals.pairs) },
      },
    },
    async (request, reply) => {
      const read = await students.pairs(callerOf(request), request.params.id);
      return read.ok ? { data: read.value } : replyRefusal(reply, read.error);
    },
  );

  app.put(
    '/v1/app/classrooms/:id/pairs/apart',
    {
      config: { action: 'classroom.pair' },
      schema: {
        tags,
        operationId: 'setApart',
        summary: 'Says whether two students of a classroom are not to be together.',
        params: ofOne,
        body: apartRequest,
        response: { 200: successResponse, ...describeProblems('form/invalid', ...refusals.setApart) },
      },
    },
    async (request, reply) => {
      const set = await students.setApart(callerOf(request), request.params.id, request.body);
      return set.ok ? success : replyRefusal(reply, set.error);
    },
  );

  app.put(
    '/v1/app/classrooms/:id/pairs/:assignmentId',
    {
      config: { action: 'classroom.pair' },
      schema: {
        tags,
        operationId: 'savePairs',
        summary: 'Saves the pairs of a lesson for today, in place of those that were saved today.',
        params: z.object({ id: pathId, assignmentId: pathId }),
        body: savePairsRequest,
        response: { 200: successResponse, ...describeProblems('form/invalid', ...refusals.savePairs) },
      },
    },
    async (request, reply) => {
      const { id: classroomId, assignmentId } = request.params;
      const { groups } = request.body;
      const saved = await students.savePairs(callerOf(request), { classroomId, assignmentId }, groups);
      return saved.ok ? success : replyRefusal(reply, saved.error);
    },
  );
}
