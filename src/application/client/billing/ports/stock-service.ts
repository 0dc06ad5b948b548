import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { Result } from '#domain/result.ts';
import type { OrderContact } from '#domain/billing/orders/order-contact.ts';
import type { SelfServiceRefused } from '#domain/billing/self-service/self-service-refusals.ts';
import type { StockCountDraft } from '#domain/billing/stock/stock-count.ts';
import type { ShipmentForm } from '#domain/billing/stock/shipment-form.ts';
import type { Delivery, StockLevel } from '#domain/billing/stock/stock.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

/** The delivery of an order; `contact` is null if the order was placed with an account, or the contact was erased. */
export type OrderDelivery = {
  readonly contact: (Omit<OrderContact, 'email'> & { readonly email: string }) | null;
  readonly delivery: Delivery;
};

/** The stock of Docks and their deliveries, for our staff (LIC-7). */
export interface StockService {
  levels(options?: ReadOptions): Promise<Result<readonly StockLevel[], ServiceFailure>>;
  /** Sets the number in stock; refused if the number has changed since it was read. */
  count(
    counted: StockCountDraft,
  ): Promise<
    Result<
      readonly StockLevel[],
      FormInvalid<'onHand' | 'reason'> | SelfServiceRefused<'count'> | ServiceFailure
    >
  >;
  delivery(
    id: string,
    options?: ReadOptions,
  ): Promise<Result<OrderDelivery, SelfServiceRefused<'delivery'> | ServiceFailure>>;
  ship(
    id: string,
    form: ShipmentForm,
  ): Promise<
    Result<OrderDelivery, FormInvalid<'carrier' | 'tracking'> | SelfServiceRefused<'ship'> | ServiceFailure>
  >;
}
