import type { FormInvalid } from '#domain/account/field-problem.ts';
import type { BillingFile } from '#domain/billing/billing-file.ts';
import type { Discount } from '#domain/billing/discount-code.ts';
import type { Plan } from '#domain/billing/prices.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { BillingDocument } from '#domain/documents/billing-document.ts';
import type { RedeemedCode } from '#domain/license/activation-code.ts';
import type { PaperSize } from '#domain/lessons/paper-size.ts';
import type { RenewalForm, ShownRenewal } from '#domain/orders/auto-renewal.ts';
import type { CollectedForm, CollectedSeats } from '#domain/orders/collected-seats.ts';
import type { Offer, OrderForm } from '#domain/orders/offer.ts';
import type { PurchaseOrder, PurchaseOrderInvalid } from '#domain/orders/on-invoice.ts';
import type { OrderRefused } from '#domain/orders/order-refusals.ts';
import type { CheckedOrder, Order, PlacedOrder } from '#domain/orders/order.ts';
import type { Result } from '#domain/result.ts';
import type { OrderDocks } from '#domain/stock/stock.ts';
import type { ServiceFailure } from './service-failure.ts';

/** Buying licenses in the organization that the signed-in user acts in (LIC-5, LIC-7). */
export interface OrderService {
  offer(options?: ReadOptions): Promise<Result<Offer, OrderRefused<'offer'> | ServiceFailure>>;
  /** Orders what was shown, with its sum; answers where it is paid. */
  place(form: OrderForm): Promise<Result<PlacedOrder, OrderRefused<'place'> | ServiceFailure>>;
  /** A quote of what was shown, for an organization; answers the id of what was kept, and nothing is ordered. */
  quote(form: OrderForm): Promise<Result<string, OrderRefused<'quote'> | ServiceFailure>>;
  /** Orders what was shown for an organization, by the number of its purchase order; answers the order’s id. */
  orderOnInvoice(
    form: OrderForm,
    purchaseOrder: PurchaseOrder,
  ): Promise<Result<string, PurchaseOrderInvalid | OrderRefused<'place'> | ServiceFailure>>;
  /** How seats are added on the next invoice, and what is collected; null where they are not (R26). */
  collected(
    options?: ReadOptions,
  ): Promise<Result<CollectedSeats | null, OrderRefused<'collected'> | ServiceFailure>>;
  /** Sets the license to a number of seats, at the sum that was shown: they stand on the next invoice. */
  collect(
    form: CollectedForm,
  ): Promise<Result<CollectedSeats | null, OrderRefused<'collect'> | ServiceFailure>>;
  /** Takes an addition back that nobody needs. */
  takeBack(id: string): Promise<Result<CollectedSeats | null, OrderRefused<'takeBack'> | ServiceFailure>>;
  /** Has the invoice issued now; answers the id of its order. */
  invoiceCollected(): Promise<Result<string, OrderRefused<'invoiceCollected'> | ServiceFailure>>;
  /** What a code takes off a plan. */
  discount(plan: Plan, code: string): Promise<Result<Discount, OrderRefused<'discount'> | ServiceFailure>>;
  /** Sends an exemption certificate of the organization, as a PDF. */
  sendCertificate(
    file: Uint8Array,
  ): Promise<Result<null, FormInvalid<'file'> | OrderRefused<'sendCertificate'> | ServiceFailure>>;
  /** Certificates and purchase orders that the organization has sent, the newest first. */
  files(options?: ReadOptions): Promise<Result<readonly BillingFile[], ServiceFailure>>;
  /** The bytes of one of them. */
  file(id: string): Promise<Result<Uint8Array<ArrayBuffer>, OrderRefused<'readFile'> | ServiceFailure>>;
  /** How the license is renewed by card, and what is charged when. */
  renewal(options?: ReadOptions): Promise<Result<ShownRenewal, ServiceFailure>>;
  /** Agrees to be charged what was shown; answers where the card is left. */
  startRenewal(
    form: RenewalForm,
  ): Promise<Result<{ readonly payAt: string }, OrderRefused<'startRenewal'> | ServiceFailure>>;
  /** Has the service ask the payment provider whether a card was left. */
  checkRenewal(): Promise<Result<ShownRenewal, OrderRefused<'checkRenewal'> | ServiceFailure>>;
  /** From now on nothing is charged. */
  stopRenewal(): Promise<Result<ShownRenewal, ServiceFailure>>;
  /** Enters an activation code for whom the signed-in user would buy; answers the license by it. */
  redeem(
    typed: string,
  ): Promise<Result<RedeemedCode, FormInvalid<'activationCode'> | OrderRefused<'redeem'> | ServiceFailure>>;
  /** Quotes, invoices, credit notes and receipts, the newest first. */
  documents(options?: ReadOptions): Promise<Result<readonly BillingDocument[], ServiceFailure>>;
  /** One of them as a PDF. */
  printDocument(
    id: string,
    paper: PaperSize,
  ): Promise<Result<Uint8Array<ArrayBuffer>, OrderRefused<'print'> | ServiceFailure>>;
  /** The W-9 of who sells, as a PDF. */
  printTaxForm(
    paper: PaperSize,
  ): Promise<Result<Uint8Array<ArrayBuffer>, OrderRefused<'printTaxForm'> | ServiceFailure>>;
  /** The newest first. */
  list(options?: ReadOptions): Promise<Result<readonly Order[], ServiceFailure>>;
  /** The Docks of the same, and where they are; orders without Docks are left out. */
  deliveries(options?: ReadOptions): Promise<Result<readonly OrderDocks[], ServiceFailure>>;
  /** Opens the page where the open invoice of an order is paid by card. */
  payInvoice(id: string): Promise<Result<PlacedOrder, OrderRefused<'payInvoice'> | ServiceFailure>>;
  /** Has the service ask the payment provider what happened to an order. */
  check(id: string): Promise<Result<CheckedOrder, OrderRefused<'check'> | ServiceFailure>>;
}
