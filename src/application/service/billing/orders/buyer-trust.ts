import { type EmailAddress, parseEmail } from '#domain/platform/forms/text-fields.ts';
import { idOfPath } from '#domain/identity/membership/organization.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import type { OrderTrust } from '#domain/billing/orders/order-trust.ts';
import { buyerKey, mailDomainOf, trustIn } from '#domain/billing/orders/purchase-order-trust.ts';
import type { PublicMailDomains } from '../../organizations/domains/domain-ports.ts';
import type { Stores } from '../../ports/transaction.ts';
import type { Vault } from '../../platform/ports/vault.ts';

const purpose = 'buyer of an order';

export type BuyerTrustPorts = {
  readonly vault: Pick<Vault, 'digest' | 'digests'>;
  readonly publicMailDomains: PublicMailDomains;
};

/** Saves the buyer of an order as a keyed digest, which is kept when the account is erased. */
export function recordBuyer({ vault, publicMailDomains }: BuyerTrustPorts) {
  return async ({ orders }: Pick<Stores, 'orders'>, id: string, email: string | null): Promise<void> => {
    const parsed = parseEmail(email ?? '');
    if (!parsed.ok) return;
    await orders.recordBuyer(id, vault.digest(buyerKey(parsed.value, publicMailDomains), purpose));
  };
}

/** Returns which license an organization's order on invoice gives before it is paid; `mailbox` is the buyer's verified address, null if none. */
export function buyerTrust({ vault, publicMailDomains }: BuyerTrustPorts) {
  return async (
    { orders, domains }: Pick<Stores, 'orders' | 'domains'>,
    { id, buyer }: Pick<Order, 'id' | 'buyer'>,
    mailbox: EmailAddress | null,
  ): Promise<OrderTrust> => {
    if (mailbox === null)
      return trustIn({ isConfirmed: false, ownsDomain: false, hasPaid: false, hadLimited: false });
    const keys = vault.digests(buyerKey(mailbox, publicMailDomains), purpose);
    const owner = await domains.ownerOf(mailDomainOf(mailbox));
    const above = buyer.path?.split('/') ?? [];
    const ownsDomain = owner !== null && above.includes(idOfPath(owner.path));
    return trustIn({ isConfirmed: true, ownsDomain, ...(await orders.buyerRecord(keys, { id, buyer })) });
  };
}
