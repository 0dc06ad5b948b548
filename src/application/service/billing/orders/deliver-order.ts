import { hardwareIn } from '#domain/billing/prices/hardware.ts';
import { prices } from '#domain/billing/prices/prices.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import type { OrderState } from '#domain/billing/orders/order-state.ts';
import { isHardwareSetAside } from '#domain/billing/orders/set-aside.ts';
import type { BoughtGrant } from '../../organizations/ports/grant-repository.ts';
import type { Stores } from '../../ports/transaction.ts';

type Trust = Pick<BoughtGrant, 'owed' | 'trustedUntil'>;

/**
 * Grants the license of an order, with `trust` until it is paid. Idempotent. Grants nothing for an order with Docks only, or for a guest order that has not
 * been claimed.
 */
export async function giveLicense({ grants }: Stores, order: Order, trust: Trust = {}): Promise<void> {
  const { id, plan, seats, startsAt, endsAt, buyer } = order;
  const { kind: holderKind } = buyer;
  if (plan === null || holderKind === 'guest') return;
  const holder = { kind: holderKind, id: buyer.id };
  const { grants: kind } = prices[plan];
  await grants.giveBought({ order: id, holder, kind, seats, startsAt, endsAt, ...trust });
  // Ends grants whose card payment was declined, because the license was bought by other means.
  if (trust.owed !== 'card') await grants.endDeclined({ order: id, holder }, startsAt);
}

export async function followStock({ stock }: Stores, order: Order, state: OrderState): Promise<void> {
  const items = hardwareIn(order.lines);
  if (items.length === 0) return;
  if (isHardwareSetAside(order, state)) await stock.reserve(order.id, items, order.placedAt);
  else await stock.release(order.id);
}
