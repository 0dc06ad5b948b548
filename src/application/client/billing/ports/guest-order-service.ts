import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import type { PlacedOrder } from '#domain/billing/orders/order.ts';
import type { Result } from '#domain/result.ts';
import type { ClaimInto } from '#domain/billing/self-service/claimed-terms.ts';
import type {
  GuestOrder,
  PlacedGuestOrder,
  SelfServiceOpening,
} from '#domain/billing/self-service/guest-order.ts';
import type { Puzzle } from '#domain/billing/self-service/person-proof.ts';
import type { PurchaseDraft, PurchaseField } from '#domain/billing/self-service/purchase-form.ts';
import type { SelfServiceRefused } from '#domain/billing/self-service/self-service-refusals.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

/** The fields sent with a form: the displayed total in cents, the puzzle, which is solved before the form is sent, and the value of the honeypot field. */
export type GuestProof = { readonly totalCents: number; readonly puzzle: Puzzle; readonly website: string };

/** Orders without an account, and claiming their licenses with an account (LIC-7). The key in an order's link gives access. */
export interface GuestOrderService {
  open(options?: ReadOptions): Promise<Result<SelfServiceOpening, ServiceFailure>>;
  order(
    draft: PurchaseDraft,
    proof: GuestProof,
  ): Promise<
    Result<PlacedGuestOrder, FormInvalid<PurchaseField> | SelfServiceRefused<'order'> | ServiceFailure>
  >;
  read(id: string, key: string): Promise<Result<GuestOrder, SelfServiceRefused<'read'> | ServiceFailure>>;
  /** Orders a quote: by purchase order number, or by card if the number is null. */
  orderQuote(
    id: string,
    key: string,
    purchaseOrder: string | null,
  ): Promise<
    Result<PlacedGuestOrder, FormInvalid<'purchaseOrder'> | SelfServiceRefused<'orderQuote'> | ServiceFailure>
  >;
  payInvoice(
    id: string,
    key: string,
  ): Promise<Result<PlacedOrder, SelfServiceRefused<'payInvoice'> | ServiceFailure>>;
  mailClaim(id: string, key: string): Promise<Result<void, SelfServiceRefused<'mail'> | ServiceFailure>>;
  print(
    id: string,
    key: string,
    file: { readonly document: string; readonly paper: PaperSize },
  ): Promise<Result<Uint8Array<ArrayBuffer>, SelfServiceRefused<'print'> | ServiceFailure>>;
  printTaxForm(
    id: string,
    key: string,
    paper: PaperSize,
  ): Promise<Result<Uint8Array<ArrayBuffer>, SelfServiceRefused<'printTaxForm'> | ServiceFailure>>;
  claim(
    id: string,
    claim: ClaimInto & { readonly key: string },
  ): Promise<Result<string, SelfServiceRefused<'claim'> | ServiceFailure>>;
}
