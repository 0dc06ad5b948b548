import { noticeOperations as operations } from '#adapters/wire/billing/notices.ts';
import { always, routes } from '../../mount-operation.ts';

/** Routes for license notices, and for the topics that the caller has unsubscribed from (LIC-9). */
export const noticeRoutes = routes(
  operations,
  { tag: 'Licenses', action: 'account.edit' },
  ({ notices }) => ({
    readNotices: {
      action: 'license.read',
      summary:
        'The latest mails about licenses to the caller, and those about the license that they buy for others.',
      handle: ({ caller }) => always(notices.sent(caller)),
    },
    readStoppedMails: {
      summary: 'The topics about which the caller wants no emails.',
      handle: async ({ caller }) => always({ topics: await notices.stopped(caller) }),
    },
    setStoppedMails: {
      summary: 'Sets the topics about which the caller wants no emails.',
      handle: ({ caller, body }) => always(notices.setStopped(caller, body.topics)),
    },
  }),
);
