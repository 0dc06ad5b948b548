import * as z from 'zod/mini';
import { discountOperations as operations } from '#adapters/wire/billing/discounts.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { always, mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** Discount codes (LIC-5). */
export function addDiscounts(app: ApiScope, { orders: { discounts } }: Pick<ServiceApp, 'orders'>): void {
  const mount = mounter(app, operations, { tag: 'Licenses' });
  mount(
    'readDiscount',
    {
      action: 'license.buy',
      summary: 'The discount of a code for a plan. Reading it does not use the code.',
      problems: ['form/invalid'],
    },
    ({ query }) => discounts.check(query.plan, query.code),
  );

  mount(
    'listDiscounts',
    {
      tag: 'Staff',
      action: 'order.settle',
      summary: 'Discount codes and their numbers of orders, newest first.',
    },
    () => always(discounts.all()),
  );

  mount(
    'addDiscount',
    {
      tag: 'Staff',
      action: 'order.settle',
      summary: 'Creates a discount code with its percentage, plans, last day and number of orders.',
    },
    ({ caller, body }) => discounts.add(caller, body),
  );

  mount(
    'endDiscount',
    {
      tag: 'Staff',
      action: 'order.settle',
      summary: 'Ends a discount code. Orders and quotes with it do not change.',
      problems: ['form/invalid'],
      params: { code: z.string().check(z.maxLength(24)) },
    },
    ({ caller, params }) => discounts.end(caller, params.code),
  );
}
