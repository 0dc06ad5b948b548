import { routeTable } from '../../src/ui/routes/route-table.ts';

export const publicPages = routeTable
  .filter(
    ({ access, page, personal }) =>
      page !== undefined && personal !== true && /^(?:public|login|sign-up)$/.test(access),
  )
  .map(({ path }) => path.replace(':slug', 'load-the-barge'));

/** States without a route of their own, such as errors and empty lists. */
export const states = [
  '/no/such',
  '/checkout/return/elsewhere',
  '/lessons/none',
  '/lessons/load-the-barge?view=student',
  '/lessons/load-the-barge?view=sheet',
  '/lessons/load-the-barge?view=present',
  '/lessons/load-the-barge?view=notes',
  '/lessons?q=submarine',
  '/login?errorCode=440',
  '/invitations',
  '/pass',
];
