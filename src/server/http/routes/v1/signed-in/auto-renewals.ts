import { autoRenewalOperations as operations } from '#adapters/wire/v1/auto-renewals.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { always, mounter } from '../../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** Yearly renewal by card (LIC-4). */
export function addAutoRenewals(app: ApiScope, { orders: { renewals } }: Pick<ServiceApp, 'orders'>): void {
  const mount = mounter(app, operations, { tag: 'Licenses' });
  mount(
    'readRenewal',
    {
      action: 'license.stop-renewal',
      summary:
        'How the license is renewed by card, and what is charged when: of the organization where the caller buys for it, else their own.',
    },
    ({ caller }) => always(renewals.read(caller)),
  );

  mount(
    'startRenewal',
    {
      action: 'license.buy',
      summary:
        'Agrees to be charged what was shown, and answers the page where the card is left. Nothing is charged there.',
      problems: ['form/invalid'],
    },
    ({ caller, body }) => renewals.start(caller, body),
  );

  mount(
    'checkRenewal',
    { action: 'license.stop-renewal', summary: 'Asks the payment provider whether a card was left.' },
    ({ caller }) => renewals.check(caller),
  );

  mount(
    'stopRenewal',
    {
      action: 'license.stop-renewal',
      summary: 'Nothing is charged any more, and the card is forgotten. What was paid stays.',
    },
    ({ caller }) => always(renewals.stop(caller)),
  );
}
