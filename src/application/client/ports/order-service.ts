import type { ReadOptions } from '#domain/cancellation.ts';
import type { Offer, OrderForm } from '#domain/orders/offer.ts';
import type { OrderRefused } from '#domain/orders/order-refusals.ts';
import type { CheckedOrder, Order, PlacedOrder } from '#domain/orders/order.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** Buying licenses in the organization that the signed-in user acts in (LIC-5). */
export interface OrderService {
  offer(options?: ReadOptions): Promise<Result<Offer, OrderRefused<'offer'> | ServiceFailure>>;
  /** Orders what was shown, with its sum; answers where it is paid. */
  place(form: OrderForm): Promise<Result<PlacedOrder, OrderRefused<'place'> | ServiceFailure>>;
  /** The newest first. */
  list(options?: ReadOptions): Promise<Result<readonly Order[], ServiceFailure>>;
  /** Has the service ask the payment provider what became of an order. */
  check(id: string): Promise<Result<CheckedOrder, OrderRefused<'check'> | ServiceFailure>>;
}
