import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { BillingFile } from '#domain/billing/prices/billing-file.ts';
import type { Discount } from '#domain/billing/prices/discount-code.ts';
import type { Plan } from '#domain/billing/prices/prices.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { BillingDocument } from '#domain/billing/documents/billing-document.ts';
import type { RedeemedCode } from '#domain/billing/license/activation-code.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import type { RenewalForm, ShownRenewal } from '#domain/billing/orders/auto-renewal.ts';
import type { CollectedForm, CollectedSeats } from '#domain/billing/orders/collected-seats.ts';
import type { Offer, OrderForm } from '#domain/billing/orders/offer.ts';
import type { PurchaseOrder, PurchaseOrderInvalid } from '#domain/billing/orders/on-invoice.ts';
import type { OrderRefused } from '#domain/billing/orders/order-refusals.ts';
import type { CheckedOrder, Order, PlacedOrder } from '#domain/billing/orders/order.ts';
import type { Result } from '#domain/result.ts';
import type { OrderDocks } from '#domain/billing/stock/stock.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

/** Buying licenses in the signed-in user's current organization (LIC-5, LIC-7). */
export interface OrderService {
  offer(options?: ReadOptions): Promise<Result<Offer, OrderRefused<'offer'> | ServiceFailure>>;
  /** Orders at the displayed total. Returns the order with its payment page. */
  place(form: OrderForm): Promise<Result<PlacedOrder, OrderRefused<'place'> | ServiceFailure>>;
  quote(form: OrderForm): Promise<Result<string, OrderRefused<'quote'> | ServiceFailure>>;
  /** Orders on invoice for an organization by purchase order number; returns the order's id. */
  orderOnInvoice(
    form: OrderForm,
    purchaseOrder: PurchaseOrder,
  ): Promise<Result<string, PurchaseOrderInvalid | OrderRefused<'place'> | ServiceFailure>>;
  /** The seats that were added for the next invoice, and whether more can be added; null if seats cannot be added this way (R26). */
  collected(
    options?: ReadOptions,
  ): Promise<Result<CollectedSeats | null, OrderRefused<'collected'> | ServiceFailure>>;
  /** Sets the license's number of seats at the displayed total; the added seats are charged on the next invoice. */
  collect(
    form: CollectedForm,
  ): Promise<Result<CollectedSeats | null, OrderRefused<'collect'> | ServiceFailure>>;
  takeBack(id: string): Promise<Result<CollectedSeats | null, OrderRefused<'takeBack'> | ServiceFailure>>;
  invoiceCollected(): Promise<Result<string, OrderRefused<'invoiceCollected'> | ServiceFailure>>;
  discount(plan: Plan, code: string): Promise<Result<Discount, OrderRefused<'discount'> | ServiceFailure>>;
  sendCertificate(
    file: Uint8Array,
  ): Promise<Result<null, FormInvalid<'file'> | OrderRefused<'sendCertificate'> | ServiceFailure>>;
  files(options?: ReadOptions): Promise<Result<readonly BillingFile[], ServiceFailure>>;
  file(id: string): Promise<Result<Uint8Array<ArrayBuffer>, OrderRefused<'readFile'> | ServiceFailure>>;
  renewal(options?: ReadOptions): Promise<Result<ShownRenewal, ServiceFailure>>;
  /** Agrees to the displayed charge. Returns the page on which the user enters the card. */
  startRenewal(
    form: RenewalForm,
  ): Promise<Result<{ readonly payAt: string }, OrderRefused<'startRenewal'> | ServiceFailure>>;
  checkRenewal(): Promise<Result<ShownRenewal, OrderRefused<'checkRenewal'> | ServiceFailure>>;
  stopRenewal(): Promise<Result<ShownRenewal, ServiceFailure>>;
  redeem(
    typed: string,
  ): Promise<Result<RedeemedCode, FormInvalid<'activationCode'> | OrderRefused<'redeem'> | ServiceFailure>>;
  documents(options?: ReadOptions): Promise<Result<readonly BillingDocument[], ServiceFailure>>;
  printDocument(
    id: string,
    paper: PaperSize,
  ): Promise<Result<Uint8Array<ArrayBuffer>, OrderRefused<'print'> | ServiceFailure>>;
  printTaxForm(
    paper: PaperSize,
  ): Promise<Result<Uint8Array<ArrayBuffer>, OrderRefused<'printTaxForm'> | ServiceFailure>>;
  list(options?: ReadOptions): Promise<Result<readonly Order[], ServiceFailure>>;
  /** Deliveries of the organization's orders; orders without Docks are omitted. */
  deliveries(options?: ReadOptions): Promise<Result<readonly OrderDocks[], ServiceFailure>>;
  payInvoice(id: string): Promise<Result<PlacedOrder, OrderRefused<'payInvoice'> | ServiceFailure>>;
  check(id: string): Promise<Result<CheckedOrder, OrderRefused<'check'> | ServiceFailure>>;
}
