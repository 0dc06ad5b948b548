import * as z from 'zod/mini';
import type { GuestOrderService, GuestProof } from '#application/client/ports/guest-order-service.ts';
import type { Http } from '#application/client/ports/http.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { PaperSize } from '#domain/lessons/paper-size.ts';
import { ok } from '#domain/result.ts';
import type { ClaimInto } from '#domain/self-service/claimed-terms.ts';
import type { Puzzle } from '#domain/self-service/person-proof.ts';
import { parsePurchase, parseQuotePurchase, type PurchaseDraft } from '#domain/self-service/purchase-form.ts';
import { selfServiceRefusals as refusals } from '#domain/self-service/self-service-refusals.ts';
import { successResponse } from '../wire/v1/account.ts';
import { placedOrderResponse } from '../wire/v1/orders.ts';
import {
  claimedOrderResponse,
  guestOrderResponse,
  openingResponse,
  placedGuestOrderResponse,
} from '../wire/v1/self-service.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { refusedAs } from './api-failures.ts';

const path = '/v1/app/self-service';
const pdfBytes = z.custom<Uint8Array<ArrayBuffer>>((body) => body instanceof Uint8Array);
const ofOrder = (id: string, act: string): string => `${path}/orders/${encodeURIComponent(id)}/${act}`;
const posted = { method: 'POST', auth: 'none' } as const;

/** Orders without an account over HTTP. */
export class ApiGuestOrderService implements GuestOrderService {
  readonly #calls: ApiCalls;
  readonly #solve: (puzzle: Puzzle) => Promise<string>;

  constructor(http: Http, log: Log, solve: (puzzle: Puzzle) => Promise<string>) {
    this.#calls = apiCalls(http, log);
    this.#solve = solve;
  }

  async open(options?: ReadOptions) {
    const call = { method: 'GET', auth: 'none', path: `${path}/opening`, reply: openingResponse } as const;
    const opened = await this.#calls.send({ ...call, ...options });
    return opened.ok ? ok(opened.value.data) : opened;
  }

  async order(draft: PurchaseDraft, { totalCents, puzzle, website }: GuestProof) {
    const form = parsePurchase(draft);
    if (!form.ok) return form;
    const proof = { puzzle, solution: await this.#solve(puzzle), website };
    const body = { draft, totalCents, proof };
    const call = { ...posted, path: `${path}/orders`, body, reply: placedGuestOrderResponse } as const;
    const placed = await this.#calls.send(call, refusedAs(refusals.order));
    return placed.ok ? ok(placed.value.data) : placed;
  }

  async read(id: string, key: string) {
    const call = { ...posted, path: ofOrder(id, 'read'), body: { key }, reply: guestOrderResponse } as const;
    const read = await this.#calls.send(call, refusedAs(refusals.read));
    return read.ok ? ok(read.value.data) : read;
  }

  async orderQuote(id: string, key: string, purchaseOrder: string | null) {
    const parsed = purchaseOrder === null ? ok({ purchaseOrder: '' }) : parseQuotePurchase(purchaseOrder);
    if (!parsed.ok) return parsed;
    const body = { key, way: purchaseOrder === null ? 'card' : 'invoice', ...parsed.value };
    const call = { ...posted, path: ofOrder(id, 'order'), body, reply: placedGuestOrderResponse } as const;
    const placed = await this.#calls.send(call, refusedAs(refusals.orderQuote));
    return placed.ok ? ok(placed.value.data) : placed;
  }

  async payInvoice(id: string, key: string) {
    const path = ofOrder(id, 'checkout');
    const call = { ...posted, path, body: { key }, reply: placedOrderResponse } as const;
    const opened = await this.#calls.send(call, refusedAs(refusals.payInvoice));
    return opened.ok ? ok(opened.value.data) : opened;
  }

  async mailClaim(id: string, key: string) {
    const call = {
      ...posted,
      path: ofOrder(id, 'claim-mail'),
      body: { key },
      reply: successResponse,
    } as const;
    const mailed = await this.#calls.send(call, refusedAs(refusals.mail));
    return mailed.ok ? ok(undefined) : mailed;
  }

  print(id: string, key: string, asked: { readonly document: string; readonly paper: PaperSize }) {
    const body = { key, ...asked };
    const call = { ...posted, path: ofOrder(id, 'file'), body, as: 'bytes', reply: pdfBytes } as const;
    return this.#calls.send(call, refusedAs(refusals.print));
  }

  printTaxForm(id: string, key: string, paper: PaperSize) {
    const body = { key, paper };
    const call = { ...posted, path: ofOrder(id, 'tax-form'), body, as: 'bytes', reply: pdfBytes } as const;
    return this.#calls.send(call, refusedAs(refusals.printTaxForm));
  }

  async claim(id: string, body: ClaimInto & { readonly key: string }) {
    const call = {
      method: 'POST',
      auth: 'required',
      path: ofOrder(id, 'claim'),
      body,
      reply: claimedOrderResponse,
    } as const;
    const claimed = await this.#calls.send(call, refusedAs(refusals.claim));
    return claimed.ok ? ok(claimed.value.data.organizationId) : claimed;
  }
}
