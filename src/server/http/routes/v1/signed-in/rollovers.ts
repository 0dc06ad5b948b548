import * as z from 'zod/mini';
import { importStartedResponse } from '#adapters/wire/v1/imports.ts';
import {
  chooseRolloverRequest,
  rolloverResponse,
  startRolloverRequest,
} from '#adapters/wire/v1/rollovers.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { importRefusals as refusals } from '#domain/imports/import-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

const tags = ['Imports'];
const ofOne = z.object({ id: pathId });
const bodyLimit = 1_000_000;

/** The turn of a school year, until it is planned, committed and undone as imports are (ROS-7). */
export function addRollovers(app: ApiScope, { imports }: Pick<ServiceApp, 'imports'>): void {
  app.post(
    '/v1/app/rollovers',
    {
      config: { action: 'roster.import' },
      schema: {
        tags,
        operationId: 'startRollover',
        summary:
          'Begins the turn of a school’s year, or finds the one that was begun: an import without files.',
        body: startRolloverRequest,
        response: {
          200: importStartedResponse,
          ...describeProblems('form/invalid', ...refusals.startRollover),
        },
      },
    },
    async (request, reply) => {
      const { organizationId, ...kind } = request.body;
      const started = await imports.startRollover(callerOf(request), organizationId, kind);
      return started.ok ? { data: started.value } : replyRefusal(reply, started.error);
    },
  );

  app.get(
    '/v1/app/rollovers/:id',
    {
      config: { action: 'roster.look-back' },
      schema: {
        tags,
        operationId: 'readRollover',
        summary: 'What happens to each class in the new year, and of how many students, as it would be now.',
        params: ofOne,
        response: { 200: rolloverResponse, ...describeProblems(...refusals.readRollover) },
      },
    },
    async (request, reply) => {
      const found = await imports.readRollover(callerOf(request), request.params.id);
      return found.ok ? { data: found.value } : replyRefusal(reply, found.error);
    },
  );

  app.put(
    '/v1/app/rollovers/:id/choices',
    {
      config: { action: 'roster.import' },
      bodyLimit,
      schema: {
        tags,
        operationId: 'chooseRollover',
        summary: 'Says what happens to classes and students, in the place of what was said before.',
        params: ofOne,
        body: chooseRolloverRequest,
        response: { 200: rolloverResponse, ...describeProblems('form/invalid', ...refusals.chooseRollover) },
      },
    },
    async (request, reply) => {
      const chosen = await imports.chooseRollover(callerOf(request), request.params.id, request.body);
      return chosen.ok ? { data: chosen.value } : replyRefusal(reply, chosen.error);
    },
  );
}
