import { renewalRequest, renewalResponse, startedRenewalResponse } from '#adapters/wire/v1/auto-renewals.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { orderRefusals as refusals } from '#domain/orders/order-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';

const tags = ['Licenses'];
const path = '/v1/app/license/renewal';

/** Renewing a license by card, year by year (LIC-4). */
export function addAutoRenewals(app: ApiScope, { orders: { renewals } }: Pick<ServiceApp, 'orders'>): void {
  app.get(
    path,
    {
      config: { action: 'license.stop-renewal' },
      schema: {
        tags,
        operationId: 'readRenewal',
        summary:
          'How the license is renewed by card, and what is charged when: of the organization where the caller buys for it, else their own.',
        response: { 200: renewalResponse },
      },
    },
    async (request) => ({ data: await renewals.read(callerOf(request)) }),
  );

  app.post(
    path,
    {
      config: { action: 'license.buy' },
      schema: {
        tags,
        operationId: 'startRenewal',
        summary:
          'Agrees to be charged what was shown, and answers the page where the card is left. Nothing is charged there.',
        body: renewalRequest,
        response: {
          200: startedRenewalResponse,
          ...describeProblems('form/invalid', ...refusals.startRenewal),
        },
      },
    },
    async (request, reply) => {
      const started = await renewals.start(callerOf(request), request.body);
      return started.ok ? { data: started.value } : replyRefusal(reply, started.error);
    },
  );

  app.post(
    `${path}/check`,
    {
      config: { action: 'license.stop-renewal' },
      schema: {
        tags,
        operationId: 'checkRenewal',
        summary: 'Asks the payment provider whether a card was left.',
        response: { 200: renewalResponse, ...describeProblems(...refusals.checkRenewal) },
      },
    },
    async (request, reply) => {
      const checked = await renewals.check(callerOf(request));
      return checked.ok ? { data: checked.value } : replyRefusal(reply, checked.error);
    },
  );

  app.delete(
    path,
    {
      config: { action: 'license.stop-renewal' },
      schema: {
        tags,
        operationId: 'stopRenewal',
        summary: 'Nothing is charged any more, and the card is forgotten. What was paid stays.',
        response: { 200: renewalResponse },
      },
    },
    async (request) => ({ data: await renewals.stop(callerOf(request)) }),
  );
}
