import { payInvoice } from '../orders/pay-invoice.ts';
import type { Settle } from '../orders/settle.ts';
import { orderLink } from './order-keys.ts';
import { openByKey } from './read-guest-order.ts';
import type { SelfServicePorts } from './self-service-ports.ts';

type Parts = Pick<SelfServicePorts, 'orders' | 'vault' | 'payments' | 'transaction' | 'publicUrl'> & {
  readonly settle: Settle;
};

export function payGuestInvoice(parts: Parts) {
  const [open, pay] = [openByKey(parts), payInvoice(parts)];
  return async (id: string, key: string) => {
    const found = await open(id, key);
    if (!found.ok) return found;
    const contact = await parts.transaction.run(({ contacts }) => contacts.of(id));
    const page = orderLink(parts.publicUrl, id, { key });
    return pay(found.value, { email: contact?.email ?? null, returnUrl: page, cancelUrl: page });
  };
}
