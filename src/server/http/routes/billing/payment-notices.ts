import * as z from 'zod/mini';
import { successResponse } from '#adapters/wire/operation.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { orderRefusals as refusals } from '#domain/billing/orders/order-refusals.ts';
import { describeProblems, replyRefusal } from '../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';

/** The maximum size in bytes. Stripe's largest notice contains a complete session. */
const bodyLimit = 512 * 1024;

/** `POST /v1/app/payments/notices`: the payment provider's webhook (LIC-5). The body is not parsed, because the signature covers its bytes. */
export function addPaymentNotices(app: ApiScope, { orders }: Pick<ServiceApp, 'orders'>): void {
  app.register(async (scope: ApiScope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });
    scope.post(
      '/v1/app/payments/notices',
      {
        bodyLimit,
        config: { action: 'payment.notify' },
        schema: {
          tags: ['Licenses'],
          operationId: 'notifyOfPayment',
          summary:
            'A notice of the payment provider, with a signature of the raw body. Old notices are refused.',
          headers: z.object({ 'stripe-signature': z._default(z.string(), '') }),
          body: z.string(),
          response: { 200: successResponse, ...describeProblems(...refusals.notify) },
        },
      },
      async (request, reply) => {
        const taken = await orders.notify(request.body, request.headers['stripe-signature']);
        return taken.ok ? success : replyRefusal(reply, taken.error);
      },
    );
  });
}
