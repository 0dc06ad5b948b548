import { isInScope, type Scope } from '#domain/access/scope.ts';
import type { Order } from '#domain/orders/order.ts';

/** Whether the buyer of an order is in a scope: an organization in it, or the account itself. */
export const isBuyerInScope = ({ buyer }: Pick<Order, 'buyer'>, scope: Scope): boolean => {
  const isOwn = buyer.kind === 'account' && scope.own?.accountId === buyer.id;
  return isInScope(scope, { relation: isOwn ? 'owner' : 'none', organization: buyer.path });
};
