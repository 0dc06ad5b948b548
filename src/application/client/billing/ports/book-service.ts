import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { VerdictForm, VerdictInvalid } from '#domain/billing/prices/billing-file.ts';
import type { DiscountCode, DiscountForm, DiscountInvalid } from '#domain/billing/prices/discount-code.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { RecentSignInRequired } from '#domain/identity/sign-in/recent-sign-in.ts';
import type { CodeBatch, CodeBatchDraft, MadeCodes } from '#domain/billing/license/activation-code.ts';
import type { BookedOrder, OrderFile } from '#domain/billing/orders/booked-order.ts';
import type { BookedOrderQuery } from '#domain/billing/orders/booked-order-table.ts';
import type { OrderAccount, ReceivedPayment, CreditOrRefund } from '#domain/billing/orders/on-invoice.ts';
import type { OrderRefused } from '#domain/billing/orders/order-refusals.ts';
import type { ReconciliationStanding } from '#domain/billing/orders/reconciliation.ts';
import type { RefundForm } from '#domain/billing/orders/refund.ts';
import type { Result } from '#domain/result.ts';
import type { Page } from '#domain/platform/tables/page.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

/** All orders, and what our staff books for them: payments, credits, refunds and codes (LIC-7, LIC-10). */
export interface BookService {
  page(query: BookedOrderQuery, options?: ReadOptions): Promise<Result<Page<BookedOrder>, ServiceFailure>>;
  read(
    id: string,
    options?: ReadOptions,
  ): Promise<Result<OrderFile, OrderRefused<'readBooks'> | ServiceFailure>>;
  reconciliation(options?: ReadOptions): Promise<Result<ReconciliationStanding, ServiceFailure>>;
  codeBatches(options?: ReadOptions): Promise<Result<readonly CodeBatch[], ServiceFailure>>;
  /** Creates activation codes; only this response contains them. Needs a recent login. */
  makeCodes(
    draft: CodeBatchDraft,
  ): Promise<Result<MadeCodes, FormInvalid<keyof CodeBatchDraft> | RecentSignInRequired | ServiceFailure>>;
  /** Revokes all codes of a batch that are not redeemed. Needs a recent login. */
  revokeCodes(
    batch: string,
  ): Promise<Result<null, OrderRefused<'revokeCodes'> | RecentSignInRequired | ServiceFailure>>;
  /** Revokes one code that is not redeemed. Needs a recent login. */
  revokeCode(
    typed: string,
  ): Promise<
    Result<
      null,
      FormInvalid<'activationCode'> | OrderRefused<'revokeCode'> | RecentSignInRequired | ServiceFailure
    >
  >;
  /** Records a bank payment. Idempotent by reference. */
  recordPayment(
    id: string,
    payment: ReceivedPayment,
  ): Promise<
    Result<OrderAccount, FormInvalid<'cents' | 'reference'> | OrderRefused<'settleInvoice'> | ServiceFailure>
  >;
  credit(
    id: string,
    off: CreditOrRefund,
  ): Promise<
    Result<OrderAccount, FormInvalid<'cents' | 'note'> | OrderRefused<'settleInvoice'> | ServiceFailure>
  >;
  /** Confirms a purchase order: its license starts as if the buyer were verified. */
  confirm(id: string): Promise<Result<OrderAccount, OrderRefused<'settleInvoice'> | ServiceFailure>>;
  discounts(options?: ReadOptions): Promise<Result<readonly DiscountCode[], ServiceFailure>>;
  addDiscount(
    form: DiscountForm,
  ): Promise<Result<null, DiscountInvalid | OrderRefused<'addDiscount'> | ServiceFailure>>;
  endDiscount(code: string): Promise<Result<null, OrderRefused<'endDiscount'> | ServiceFailure>>;
  file(id: string): Promise<Result<Uint8Array<ArrayBuffer>, OrderRefused<'readFile'> | ServiceFailure>>;
  judge(
    id: string,
    verdict: VerdictForm,
  ): Promise<Result<null, VerdictInvalid | OrderRefused<'readFile'> | ServiceFailure>>;
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
