import { withoutLinks } from '#domain/platform/forms/without-links.ts';
import { everywhere } from '#domain/organizations/access/scope.ts';
import { isGuestOrder } from '#domain/billing/orders/order.ts';
import type { OutgoingMail } from '#domain/outgoing-mail.ts';
import { claimStateOf, orderNumber } from '#domain/billing/self-service/guest-order.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { PublicUrl } from '../../organizations/invitations/mail-invitation.ts';
import type { MailTemplates } from '../../ports/mail-templates.ts';
import type { Mail } from '../../platform/ports/mailer.ts';
import type { Orders } from '../ports/orders.ts';
import type { Transaction } from '../../ports/transaction.ts';
import type { Vault } from '../../platform/ports/vault.ts';
import { claimKey, orderLink, viewKey } from '../self-service/order-keys.ts';

type OrderMail = Extract<OutgoingMail, { readonly kind: 'order-news' }>;

/**
 * Writes an email about an order. If the order was placed without an account, links to its page, where the license can also be claimed while it is unclaimed.
 * Otherwise, links to the documents on the license page. Returns null if the contact of the order was erased.
 */
export type WriteOrderMail = (mail: OrderMail) => Promise<Mail | null>;

export type WriteOrderMailPorts = {
  readonly orders: Pick<Orders, 'byId'>;
  readonly transaction: Transaction;
  readonly templates: MailTemplates;
  readonly vault: Pick<Vault, 'digest'>;
  readonly publicUrl: PublicUrl;
  readonly clock: Pick<Clock, 'now'>;
};

export function writeOrderMail(ports: WriteOrderMailPorts): WriteOrderMail {
  const { orders, transaction, templates, vault, publicUrl, clock } = ports;
  return async ({ to, order: id, news, amount }) => {
    const [order, { contact, delivery }] = await Promise.all([
      orders.byId(id, everywhere),
      transaction.run(async ({ contacts, stock }) => ({
        contact: await contacts.of(id),
        delivery: await stock.deliveryOf(id),
      })),
    ]);
    if (order === null || (contact === null && isGuestOrder(order))) return null;
    const common = { to, news, number: orderNumber(id), amount: amount ?? order.total };
    if (contact === null) {
      const organization = order.billTo === null ? null : withoutLinks(order.billTo);
      const link = `${publicUrl}/settings/license#documents`;
      return templates.orderNews({ ...common, organization, claims: false, shipment: null, link });
    }
    const claims = claimStateOf(order, contact.claimedAt !== null) === 'open';
    const key = viewKey(vault, id);
    const keys = claims ? { key, claim: claimKey(vault, id, clock.now()) } : { key };
    return templates.orderNews({
      ...common,
      organization: withoutLinks(contact.organization),
      claims,
      shipment: news === 'shipped' ? (delivery.shipments.at(-1) ?? null) : null,
      link: orderLink(publicUrl, id, keys),
    });
  };
}
