import { everywhere } from '#domain/access/scope.ts';
import { type EmailAddress, parseEmail } from '#domain/account/text-fields.ts';
import type { Money } from '#domain/billing/money.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Stores } from '../ports/transaction.ts';

/** The addresses that a receipt goes to, each once: of the order form, of the account that ordered, and of those who get the bills. */
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

/** Mails to everybody who pays for an order that an amount was received, with the way to the receipt. */
export async function mailReceipt(stores: Stores, order: Order, amount: Money): Promise<void> {
  for (const to of await addressesOf(stores, order))
    await stores.jobs.enqueue('mail', { kind: 'order-news', to, order: order.id, news: 'paid', amount });
}
