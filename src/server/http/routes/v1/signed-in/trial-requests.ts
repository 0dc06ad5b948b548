import * as z from 'zod/mini';
import { successResponse } from '#adapters/wire/v1/account.ts';
import { trialRefusalRequest } from '#adapters/wire/v1/staff.ts';
import {
  trialRequestResponse,
  trialWhyRequest,
  waitingTrialsResponse,
} from '#adapters/wire/v1/trial-requests.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { parseTrialWhy, trialRefusals } from '#domain/license/trial-request.ts';
import { personRefusals } from '#domain/staff/person.ts';
import { parseStaffReason } from '#domain/staff/staff-reason.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';
import { pathAccountId } from '../path-id.ts';

const own = '/v1/app/license/trial-request';

/** Asking to try longer, and what our staff answer. */
export function addTrialRequests(
  app: ApiScope,
  { license, staff }: Pick<ServiceApp, 'license' | 'staff'>,
): void {
  app.get(
    own,
    {
      config: { action: 'license.read' },
      schema: {
        tags: ['Licenses'],
        operationId: 'readTrialRequest',
        summary:
          'Whether the caller asked for a longer trial, and what was answered; null where they never asked.',
        response: { 200: trialRequestResponse },
      },
    },
    async (request) => ({ data: await license.trialRequest(callerOf(request)) }),
  );

  app.post(
    own,
    {
      config: { action: 'account.edit' },
      schema: {
        tags: ['Licenses'],
        operationId: 'askForTrial',
        summary: 'Asks for a longer trial. Each account asks once.',
        body: trialWhyRequest,
        response: { 200: successResponse, ...describeProblems('form/invalid', ...trialRefusals.ask) },
      },
    },
    async (request, reply) => {
      const form = parseTrialWhy(request.body);
      if (!form.ok) return replyRefusal(reply, form.error);
      const asked = await license.askForTrial(callerOf(request), form.value.why);
      return asked.ok ? success : replyRefusal(reply, asked.error);
    },
  );

  app.get(
    '/v1/app/trial-requests',
    {
      config: { action: 'license.grant' },
      schema: {
        tags: ['Staff'],
        operationId: 'listTrialRequests',
        summary: 'Who asks for a longer trial and waits, who asked first: at most 100.',
        response: { 200: waitingTrialsResponse },
      },
    },
    async (request) => ({ data: await staff.trialRequests(callerOf(request)) }),
  );

  app.post(
    '/v1/app/users/:id/trial-refusal',
    {
      config: { action: 'directory.act' },
      schema: {
        tags: ['Staff'],
        operationId: 'declineTrial',
        summary: 'Declines the longer trial that a person asks for; they are told by mail.',
        params: z.object({ id: pathAccountId }),
        body: trialRefusalRequest,
        response: { 200: successResponse, ...describeProblems('form/invalid', ...personRefusals) },
      },
    },
    async (request, reply) => {
      const form = parseForm({ reason: parseStaffReason(request.body.reason) });
      if (!form.ok) return replyRefusal(reply, form.error);
      const done = await staff.declineTrial(callerOf(request), request.params.id, form.value.reason);
      return done.ok ? success : replyRefusal(reply, done.error);
    },
  );
}
