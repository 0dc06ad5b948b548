import type { FormInvalid } from '#domain/account/field-problem.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { PaperSize } from '#domain/lessons/paper-size.ts';
import type { PlacedOrder } from '#domain/orders/order.ts';
import type { Result } from '#domain/result.ts';
import type { ClaimInto } from '#domain/self-service/claimed-terms.ts';
import type { GuestOrder, PlacedGuestOrder, SelfServiceOpening } from '#domain/self-service/guest-order.ts';
import type { Puzzle } from '#domain/self-service/person-proof.ts';
import type { PurchaseDraft, PurchaseField } from '#domain/self-service/purchase-form.ts';
import type { SelfServiceRefused } from '#domain/self-service/self-service-refusals.ts';
import type { ServiceFailure } from './service-failure.ts';

/** What is sent with a form: the sum that was shown in cents, the puzzle, and what stands in the field that people do not see. */
export type GuestProof = { readonly totalCents: number; readonly puzzle: Puzzle; readonly website: string };

/** Ordering without an account, and claiming the license with one (LIC-7). Orders are seen by the key of their link. */
export interface GuestOrderService {
  open(options?: ReadOptions): Promise<Result<SelfServiceOpening, ServiceFailure>>;
  /** Solves the puzzle and orders what was shown, or asks for a quote of it. */
  order(
    draft: PurchaseDraft,
    proof: GuestProof,
  ): Promise<
    Result<PlacedGuestOrder, FormInvalid<PurchaseField> | SelfServiceRefused<'order'> | ServiceFailure>
  >;
  read(id: string, key: string): Promise<Result<GuestOrder, SelfServiceRefused<'read'> | ServiceFailure>>;
  /** Orders a quote: by the number of a purchase order, or by card where that is null. */
  orderQuote(
    id: string,
    key: string,
    purchaseOrder: string | null,
  ): Promise<
    Result<PlacedGuestOrder, FormInvalid<'purchaseOrder'> | SelfServiceRefused<'orderQuote'> | ServiceFailure>
  >;
  /** Opens the page where the open invoice is paid by card. */
  payInvoice(
    id: string,
    key: string,
  ): Promise<Result<PlacedOrder, SelfServiceRefused<'payInvoice'> | ServiceFailure>>;
  /** Mails the link that claims the license once more. */
  mailClaim(id: string, key: string): Promise<Result<void, SelfServiceRefused<'mail'> | ServiceFailure>>;
  /** One of the papers as a PDF. */
  print(
    id: string,
    key: string,
    asked: { readonly document: string; readonly paper: PaperSize },
  ): Promise<Result<Uint8Array<ArrayBuffer>, SelfServiceRefused<'print'> | ServiceFailure>>;
  /** The W-9 of who sells, as a PDF. */
  printTaxForm(
    id: string,
    key: string,
    paper: PaperSize,
  ): Promise<Result<Uint8Array<ArrayBuffer>, SelfServiceRefused<'printTaxForm'> | ServiceFailure>>;
  /** Claims the license as the signed-in user; answers the id of the organization. */
  claim(
    id: string,
    claim: ClaimInto & { readonly key: string },
  ): Promise<Result<string, SelfServiceRefused<'claim'> | ServiceFailure>>;
}
