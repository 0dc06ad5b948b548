import * as z from 'zod/mini';
import { discountOperations as operations } from '#adapters/wire/billing/discounts.ts';
import { always, routes } from '../../mount-operation.ts';

/** Routes for discount codes (LIC-5). */
export const discountRoutes = routes(
  operations,
  { tag: 'Staff', action: 'order.settle' },
  ({ orders: { discounts } }) => ({
    readDiscount: {
      tag: 'Licenses',
      action: 'license.buy',
      summary: 'The discount of a code for a plan. Reading it does not use the code.',
      problems: ['form/invalid'],
      handle: ({ query }) => discounts.check(query.plan, query.code),
    },
    listDiscounts: {
      summary: 'Discount codes and their numbers of orders, newest first.',
      handle: () => always(discounts.all()),
    },
    addDiscount: {
      summary: 'Creates a discount code with its percentage, plans, last day and number of orders.',
      handle: ({ caller, body }) => discounts.add(caller, body),
    },
    endDiscount: {
      summary: 'Ends a discount code. Orders and quotes with it do not change.',
      problems: ['form/invalid'],
      params: { code: z.string().check(z.maxLength(24)) },
      handle: ({ caller, params }) => discounts.end(caller, params.code),
    },
  }),
);
