import { homeOperations as operations } from '#adapters/wire/lessons/home.ts';
import { always, routes } from '../../mount-operation.ts';

/** Routes for the state of a user's work (NAV-20). */
export const homeRoutes = routes(operations, { tag: 'Accounts' }, ({ home }) => ({
  readHome: {
    action: 'license.read',
    summary:
      'The next lesson of the caller’s classes, the setup of the first class, what waits for a user who runs a school, and the license in short.',
    handle: ({ caller }) => always(home.read(caller)),
  },
}));
