import * as z from 'zod/mini';
import { discountOperations as operations } from '#adapters/wire/v1/discounts.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { always, mounter } from '../../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** Discount codes (LIC-5). */
export function addDiscounts(app: ApiScope, { orders: { discounts } }: Pick<ServiceApp, 'orders'>): void {
  const mount = mounter(app, operations, { tag: 'Licenses' });
  mount(
    'readDiscount',
    {
      action: 'license.buy',
      summary: 'What a code takes off a plan. Nothing is used by asking.',
      problems: ['form/invalid'],
    },
    ({ query }) => discounts.check(query.plan, query.code),
  );

  mount(
    'listDiscounts',
    {
      tag: 'Staff',
      action: 'order.settle',
      summary: 'Discount codes with how many orders have them, the newest first.',
    },
    () => always(discounts.all()),
  );

  mount(
    'addDiscount',
    {
      tag: 'Staff',
      action: 'order.settle',
      summary:
        'Makes a discount code: what it takes off, for which plans, until when, and for how many orders.',
    },
    ({ caller, body }) => discounts.add(caller, body),
  );

  mount(
    'endDiscount',
    {
      tag: 'Staff',
      action: 'order.settle',
      summary: 'Ends a discount code. What was ordered or quoted with it stays as it is.',
      problems: ['form/invalid'],
      params: { code: z.string().check(z.maxLength(24)) },
    },
    ({ caller, params }) => discounts.end(caller, params.code),
  );
}
