import { noticeOperations as operations } from '#adapters/wire/billing/notices.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { ok } from '#domain/result.ts';
import { always, mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** License notices, and the caller's unsubscribed topics (LIC-9). */
export function addNotices(app: ApiScope, { notices }: Pick<ServiceApp, 'notices'>): void {
  const mount = mounter(app, operations, { tag: 'Licenses' });
  mount(
    'readNotices',
    {
      action: 'license.read',
      summary:
        'The latest mails about licenses to the caller, and those about the license that they buy for others.',
    },
    ({ caller }) => always(notices.sent(caller)),
  );

  mount(
    'readStoppedMails',
    { action: 'account.edit', summary: 'The topics about which the caller wants no emails.' },
    async ({ caller }) => always({ topics: await notices.stopped(caller) }),
  );

  mount(
    'setStoppedMails',
    { action: 'account.edit', summary: 'Sets the topics about which the caller wants no emails.' },
    async ({ caller, body }) => {
      await notices.setStopped(caller, body.topics);
      return ok(undefined);
    },
  );
}
