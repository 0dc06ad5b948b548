import { everywhere } from '#domain/organizations/access/scope.ts';
import { type EmailAddress, parseEmail } from '#domain/platform/forms/text-fields.ts';
import type { Money } from '#domain/billing/prices/money.ts';
import type { OrderNews } from '#domain/outgoing-mail.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import type { Stores } from '../../ports/transaction.ts';

/**
 * Returns the recipients of emails about an order, without duplicates: the order's contact, the ordering account if its address is verified, and the
 * organization's billing addresses.
 */
async function addressesOf(
  { accounts, contacts, settings }: Stores,
  { id, buyer, orderedBy }: Order,
): Promise<ReadonlySet<EmailAddress>> {
  const contact = await contacts.of(id);
  const account = buyer.kind === 'guest' ? null : await accounts.byId(orderedBy);
  const own = parseEmail((account?.mailboxProved === true && account.email) || '');
  const billed = buyer.kind === 'organization' ? await settings.read(buyer.id, everywhere) : null;
  return new Set([
    ...(contact === null ? [] : [contact.email]),
    ...(own.ok ? [own.value] : []),
    ...(billed?.billingAddresses ?? []),
  ]);
}

export async function mailOrderNews(
  stores: Stores,
  order: Order,
  about: { readonly news: OrderNews; readonly amount?: Money },
): Promise<void> {
  for (const to of await addressesOf(stores, order))
    await stores.jobs.enqueue('mail', { kind: 'order-news', to, order: order.id, ...about });
}

export const mailReceipt = (stores: Stores, order: Order, amount: Money): Promise<void> =>
  mailOrderNews(stores, order, { news: 'paid', amount });
