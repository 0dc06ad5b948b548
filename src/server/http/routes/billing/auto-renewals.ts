import { autoRenewalOperations as operations } from '#adapters/wire/billing/auto-renewals.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { always, mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** Yearly renewal by card (LIC-4). */
export function addAutoRenewals(app: ApiScope, { orders: { renewals } }: Pick<ServiceApp, 'orders'>): void {
  const mount = mounter(app, operations, { tag: 'Licenses' });
  mount(
    'readRenewal',
    {
      action: 'license.stop-renewal',
      summary:
        'How the license is renewed by card, with the next charge: of the organization that the caller buys for, else their own.',
    },
    ({ caller }) => always(renewals.read(caller)),
  );

  mount(
    'startRenewal',
    {
      action: 'license.buy',
      summary:
        'Agrees to the shown charge and returns the page where the card is entered. Nothing is charged there.',
      problems: ['form/invalid'],
    },
    ({ caller, body }) => renewals.start(caller, body),
  );

  mount(
    'checkRenewal',
    { action: 'license.stop-renewal', summary: 'Asks the payment provider whether a card was entered.' },
    ({ caller }) => renewals.check(caller),
  );

  mount(
    'stopRenewal',
    {
      action: 'license.stop-renewal',
      summary: 'Ends renewal by card and deletes the card. Past payments do not change.',
    },
    ({ caller }) => always(renewals.stop(caller)),
  );
}
