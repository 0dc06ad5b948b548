import type { FormInvalid } from '#domain/account/field-problem.ts';
import type { VerdictForm, VerdictInvalid } from '#domain/billing/billing-file.ts';
import type { DiscountCode, DiscountForm, DiscountInvalid } from '#domain/billing/discount-code.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { RecentSignInRequired } from '#domain/identity/recent-sign-in.ts';
import type { CodeBatch, CodeBatchDraft } from '#domain/license/activation-code.ts';
import type { BookedOrder, OrderFile } from '#domain/orders/booked-order.ts';
import type { BookedOrderQuery } from '#domain/orders/booked-order-table.ts';
import type { OrderAccount, ReceivedPayment, TakenOff } from '#domain/orders/on-invoice.ts';
import type { OrderRefused } from '#domain/orders/order-refusals.ts';
import type { ReconciliationStanding } from '#domain/orders/reconciliation.ts';
import type { RefundForm } from '#domain/orders/refund.ts';
import type { Result } from '#domain/result.ts';
import type { Page } from '#domain/tables/page.ts';
import type { ServiceFailure } from './service-failure.ts';

/** Orders of everybody as our books have them, and what our own staff book (LIC-7, LIC-10). */
export interface BookService {
  page(query: BookedOrderQuery, options?: ReadOptions): Promise<Result<Page<BookedOrder>, ServiceFailure>>;
  read(
    id: string,
    options?: ReadOptions,
  ): Promise<Result<OrderFile, OrderRefused<'readBooks'> | ServiceFailure>>;
  /** What comparing the payment provider with the books found, night by night. */
  reconciliation(options?: ReadOptions): Promise<Result<ReconciliationStanding, ServiceFailure>>;
  /** The batches of activation codes, the newest first. */
  codeBatches(options?: ReadOptions): Promise<Result<readonly CodeBatch[], ServiceFailure>>;
  /** Makes activation codes; only this answer has them. Wants a recent log-in. */
  makeCodes(
    draft: CodeBatchDraft,
  ): Promise<
    Result<
      { readonly batch: CodeBatch; readonly codes: readonly string[] },
      FormInvalid<keyof CodeBatchDraft> | RecentSignInRequired | ServiceFailure
    >
  >;
  /** None of the codes of a batch can be entered any more. Wants a recent log-in. */
  revokeCodes(
    batch: string,
  ): Promise<Result<null, OrderRefused<'revokeCodes'> | RecentSignInRequired | ServiceFailure>>;
  /** The same of one code that nobody has entered. */
  revokeCode(
    typed: string,
  ): Promise<
    Result<
      null,
      FormInvalid<'activationCode'> | OrderRefused<'revokeCode'> | RecentSignInRequired | ServiceFailure
    >
  >;
  /** Records a payment that came by the bank; the same reference counts once. */
  recordPayment(
    id: string,
    payment: ReceivedPayment,
  ): Promise<
    Result<OrderAccount, FormInvalid<'cents' | 'reference'> | OrderRefused<'settleInvoice'> | ServiceFailure>
  >;
  /** Takes something off what is open, by a credit note. */
  credit(
    id: string,
    off: TakenOff,
  ): Promise<
    Result<OrderAccount, FormInvalid<'cents' | 'note'> | OrderRefused<'settleInvoice'> | ServiceFailure>
  >;
  /** Confirms a purchase order: its license runs as if the buyer were verified. */
  confirm(id: string): Promise<Result<OrderAccount, OrderRefused<'settleInvoice'> | ServiceFailure>>;
  /** Discount codes, the newest first. */
  discounts(options?: ReadOptions): Promise<Result<readonly DiscountCode[], ServiceFailure>>;
  addDiscount(
    form: DiscountForm,
  ): Promise<Result<null, DiscountInvalid | OrderRefused<'addDiscount'> | ServiceFailure>>;
  endDiscount(code: string): Promise<Result<null, OrderRefused<'endDiscount'> | ServiceFailure>>;
  /** The bytes of what a buyer has sent. */
  file(id: string): Promise<Result<Uint8Array<ArrayBuffer>, OrderRefused<'readFile'> | ServiceFailure>>;
  /** Accepts or declines an exemption certificate. */
  judge(
    id: string,
    verdict: VerdictForm,
  ): Promise<Result<null, VerdictInvalid | OrderRefused<'readFile'> | ServiceFailure>>;
  /** Pays money back, or records that it was. Wants a recent log-in. */
  refund(
    id: string,
    refund: RefundForm,
  ): Promise<
    Result<
      OrderAccount,
      | FormInvalid<'cents' | 'note' | 'reference'>
      | OrderRefused<'refund'>
      | RecentSignInRequired
      | ServiceFailure
    >
  >;
}
