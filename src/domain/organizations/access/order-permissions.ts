import { forAll, forStaff, permission } from './permission.ts';
import { everything, none, organization, owned, when } from './reach.ts';

export const orderPermissions = {
  'license.buy': permission('Buy, renew, cancel, card, invoices', [
    none,
    organization,
    when('billing-contact', organization),
    when('uncovered', owned),
  ]),
  'license.stop-renewal': permission('Auto-renewal: read, stop', [
    none,
    organization,
    when('billing-contact', organization),
    owned,
  ]),
  'order.read': permission('Orders and receipts: read', [none, organization, organization, owned]),
  'order.settle': permission('All orders: read, record payments, credit', forStaff(everything)),
  'order.refund': permission('Orders: refund', forStaff(everything), { recent: true }),
  'code.read': permission('Activation codes: list batches', forStaff(everything)),
  'code.manage': permission('Activation codes: create, revoke', forStaff(everything), { recent: true }),
  'order.place-as-guest': permission(
    'Orders without an account: place, see by their link',
    forAll(everything),
    {
      audience: 'anybody',
    },
  ),
  'order.claim': permission('Orders without an account: claim the license', forAll(owned)),
  'order.ship': permission('Docks: read stock and deliveries, receive, ship', forStaff(everything)),
  'payment.notify': permission('Payment notices: send', forAll(everything), { audience: 'anybody' }),
} as const;
