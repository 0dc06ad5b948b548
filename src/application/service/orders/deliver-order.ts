import { hardwareIn } from '#domain/billing/hardware.ts';
import { prices } from '#domain/billing/prices.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderState } from '#domain/orders/order-state.ts';
import { isHardwareSetAside } from '#domain/stock/set-aside.ts';
import type { BoughtGrant } from '../ports/grant-repository.ts';
import type { Stores } from '../ports/transaction.ts';

type Trust = Pick<BoughtGrant, 'owed' | 'trustedUntil'>;

/**
 * Gives the license of an order, once however often; with `trust` one that is not paid yet. Docks alone give none, and the order of a guest
 * none until it is claimed.
 */
export async function giveLicense({ grants }: Stores, order: Order, trust: Trust = {}): Promise<void> {
  const { id, plan, seats, startsAt, endsAt, buyer } = order;
  const { kind: holderKind } = buyer;
  if (plan === null || holderKind === 'guest') return;
  const holder = { kind: holderKind, id: buyer.id };
  const { grants: kind } = prices[plan];
  await grants.giveBought({ order: id, holder, kind, seats, startsAt, endsAt, ...trust });
  // What a card did not pay for was bought in another way.
  if (trust.owed !== 'card') await grants.endDeclined({ order: id, holder }, startsAt);
}

/** Sets the Docks of an order aside, or gives them back, as its state says. */
export async function followStock({ stock }: Stores, order: Order, state: OrderState): Promise<void> {
  const items = hardwareIn(order.lines);
  if (items.length === 0) return;
  if (isHardwareSetAside(order, state)) await stock.reserve(order.id, items, order.placedAt);
  else await stock.release(order.id);
}
