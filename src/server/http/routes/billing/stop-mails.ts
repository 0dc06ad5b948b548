import { stopMailOperations as operations } from '#adapters/wire/billing/notices.ts';
import { routes } from '../../mount-operation.ts';

/** `POST /v1/app/notices/stop`: unsubscribes with the key in a mail, without an account (LIC-9). */
export const stopMailRoutes = routes(operations, { tag: 'Licenses' }, ({ notices }) => ({
  stopMails: {
    action: 'notice.stop',
    summary: 'Stops emails like the one whose link has this key, for its recipient.',
    handle: ({ body }) => notices.stopByLink(body.key),
  },
}));
