import { stopMailOperations as operations } from '#adapters/wire/billing/notices.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** `POST /v1/app/notices/stop`: unsubscribes with a mail's key, without an account (LIC-9). */
export function addStopMails(app: ApiScope, { notices }: Pick<ServiceApp, 'notices'>): void {
  const mount = mounter(app, operations, { tag: 'Licenses' });
  mount(
    'stopMails',
    {
      action: 'notice.stop',
      summary: 'Stops emails like the one whose link has this key, for its recipient.',
    },
    ({ body }) => notices.stopByLink(body.key),
  );
}
