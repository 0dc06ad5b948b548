import { hardwareIn } from '../prices/hardware.ts';
import type { Product } from '../prices/prices.ts';
import type { Order } from './order.ts';
import { isDelivered, type OrderState } from './order-state.ts';

const docksIn: Readonly<Record<Product, number>> = { 'dock-kit': 1, 'dock-kit-10': 10 };

/** Maximum number of Docks reserved for an unpaid order on invoice: enough for two large classes. */
export const maxDocksUnpaid = 40;

/**
 * Whether Docks are reserved for an order. They are reserved for a paid order. For an unpaid order on invoice, they are reserved if an account has claimed the
 * order (which verifies the mailbox), the order is not too large, and it is trusted: an unverified buyer has one such order per mail domain (decision 170).
 * Placing an order does not reserve Docks.
 */
export function isHardwareSetAside(
  { lines, buyer, trust }: Pick<Order, 'buyer' | 'lines' | 'trust'>,
  state: OrderState,
): boolean {
  if (isDelivered(state)) return true;
  if (state !== 'pending-po' || buyer.kind === 'guest' || trust === 'none') return false;
  const docks = hardwareIn(lines).reduce(
    (sum, { product, quantity }) => sum + docksIn[product] * quantity,
    0,
  );
  return docks <= maxDocksUnpaid;
}
