import { autoRenewalOperations as operations } from '#adapters/wire/billing/auto-renewals.ts';
import { always, routes } from '../../mount-operation.ts';

/** Routes for the yearly renewal by card (LIC-4). */
export const autoRenewalRoutes = routes(
  operations,
  { tag: 'Licenses', action: 'license.stop-renewal' },
  ({ orders: { renewals } }) => ({
    readRenewal: {
      summary:
        'How the license is renewed by card, with the next charge: of the organization that the caller buys for, else their own.',
      handle: ({ caller }) => always(renewals.read(caller)),
    },
    startRenewal: {
      action: 'license.buy',
      summary:
        'Agrees to the shown charge and returns the page where the card is entered. Nothing is charged there.',
      problems: ['form/invalid'],
      handle: ({ caller, body }) => renewals.start(caller, body),
    },
    checkRenewal: {
      summary: 'Asks the payment provider whether a card was entered.',
      handle: ({ caller }) => renewals.check(caller),
    },
    stopRenewal: {
      summary: 'Ends renewal by card and deletes the card. Past payments do not change.',
      handle: ({ caller }) => always(renewals.stop(caller)),
    },
  }),
);
