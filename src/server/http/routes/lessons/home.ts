import { homeOperations as operations } from '#adapters/wire/lessons/home.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { always, mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** The state of a user's work (NAV-20). */
export function addHome(app: ApiScope, { home }: Pick<ServiceApp, 'home'>): void {
  const mount = mounter(app, operations, { tag: 'Accounts' });
  mount(
    'readHome',
    {
      action: 'license.read',
      summary:
        'The next lesson of the caller’s classes, the setup of the first class, what waits for a user who runs a school, and the license in short.',
    },
    ({ caller }) => always(home.read(caller)),
  );
}
