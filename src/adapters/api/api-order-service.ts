import * as z from 'zod/mini';
import type { Http } from '#application/client/ports/http.ts';
import type { OrderService } from '#application/client/ports/order-service.ts';
import type { Log } from '#application/ports/log.ts';
import type { Plan } from '#domain/billing/prices.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { parsePdfForm } from '#domain/files/pdf-file.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { parseActivationCode } from '#domain/license/activation-code.ts';
import type { PaperSize } from '#domain/lessons/paper-size.ts';
import type { RenewalForm } from '#domain/orders/auto-renewal.ts';
import type { CollectedForm } from '#domain/orders/collected-seats.ts';
import type { OrderForm } from '#domain/orders/offer.ts';
import { parsePurchaseOrder, type PurchaseOrder } from '#domain/orders/on-invoice.ts';
import { orderRefusals as refusals } from '#domain/orders/order-refusals.ts';
import { ok } from '#domain/result.ts';
import { renewalResponse, startedRenewalResponse } from '../wire/v1/auto-renewals.ts';
import { discountResponse } from '../wire/v1/discounts.ts';
import { billingFileActResponse, billingFilesResponse } from '../wire/v1/billing-files.ts';
import { redeemedCodeResponse } from '../wire/v1/codes.ts';
import {
  checkedOrderResponse,
  collectedSeatsResponse,
  documentsResponse,
  keptOrderResponse,
  offerResponse,
  ordersResponse,
  placedOrderResponse,
} from '../wire/v1/orders.ts';
import { deliveriesResponse } from '../wire/v1/self-service.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { firstOf, formInvalid, refusedAs } from './api-failures.ts';
import { base64Of } from './base64-of.ts';

const auth = 'required';
const path = '/v1/app/orders';
const collected = `${path}/collected`;
const documents = '/v1/app/documents';
const renewal = '/v1/app/license/renewal';

const pdfBytes = z.custom<Uint8Array<ArrayBuffer>>((body) => body instanceof Uint8Array);

/** Orders over HTTP. */
export class ApiOrderService implements OrderService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async offer(options?: ReadOptions) {
    const call = { method: 'GET', path: `${path}/offer`, auth, reply: offerResponse } as const;
    const read = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.offer));
    return read.ok ? ok(read.value.data) : read;
  }

  async place(form: OrderForm) {
    const call = { method: 'POST', path, auth, body: form, reply: placedOrderResponse } as const;
    const placed = await this.#calls.send(call, refusedAs(refusals.place));
    return placed.ok ? ok(placed.value.data) : placed;
  }

  async quote(form: OrderForm) {
    const call = {
      method: 'POST',
      path: `${path}/quotes`,
      auth,
      body: form,
      reply: keptOrderResponse,
    } as const;
    const kept = await this.#calls.send(call, refusedAs(refusals.quote));
    return kept.ok ? ok(kept.value.data.id) : kept;
  }

  async orderOnInvoice(form: OrderForm, purchaseOrder: PurchaseOrder) {
    const parsed = parsePurchaseOrder(purchaseOrder);
    if (!parsed.ok) return parsed;
    const { number, file, isRepeat } = parsed.value;
    const sent = { ...(file === null ? {} : { file: base64Of(file) }), ...(isRepeat ? { isRepeat } : {}) };
    const body = { ...form, purchaseOrder: number, ...sent };
    const call = {
      method: 'POST',
      path: `${path}/on-invoice`,
      auth,
      body,
      reply: keptOrderResponse,
    } as const;
    const fails = firstOf(refusedAs(refusals.place), (failure) =>
      formInvalid(failure, ['purchaseOrder', 'file'] as const),
    );
    const kept = await this.#calls.send(call, fails);
    return kept.ok ? ok(kept.value.data.id) : kept;
  }

  async collected(options?: ReadOptions) {
    const call = { method: 'GET', path: collected, auth, reply: collectedSeatsResponse } as const;
    const read = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.collected));
    return read.ok ? ok(read.value.data) : read;
  }

  async collect(form: CollectedForm) {
    const call = {
      method: 'POST',
      path: collected,
      auth,
      body: form,
      reply: collectedSeatsResponse,
    } as const;
    const kept = await this.#calls.send(call, refusedAs(refusals.collect));
    return kept.ok ? ok(kept.value.data) : kept;
  }

  async takeBack(id: string) {
    const asked = `${collected}/${encodeURIComponent(id)}/take-back`;
    const call = { method: 'POST', path: asked, auth, reply: collectedSeatsResponse } as const;
    const kept = await this.#calls.send(call, refusedAs(refusals.takeBack));
    return kept.ok ? ok(kept.value.data) : kept;
  }

  async invoiceCollected() {
    const call = {
      method: 'POST',
      path: `${collected}/invoice`,
      auth,
      reply: keptOrderResponse,
    } as const;
    const kept = await this.#calls.send(call, refusedAs(refusals.invoiceCollected));
    return kept.ok ? ok(kept.value.data.id) : kept;
  }

  async discount(plan: Plan, code: string) {
    const asked = `${path}/discount?${new URLSearchParams({ plan, code }).toString()}`;
    const call = { method: 'GET', path: asked, auth, reply: discountResponse } as const;
    const found = await this.#calls.send(call, refusedAs(refusals.discount));
    return found.ok ? ok(found.value.data) : found;
  }

  async sendCertificate(file: Uint8Array) {
    const parsed = parsePdfForm(file);
    if (!parsed.ok) return parsed;
    const body = { file: base64Of(parsed.value.file) };
    const asked = `${path}/tax-certificates`;
    const call = { method: 'POST', path: asked, auth, body, reply: billingFileActResponse } as const;
    const fails = firstOf(refusedAs(refusals.sendCertificate), (failure) =>
      formInvalid(failure, ['file'] as const),
    );
    const sent = await this.#calls.send(call, fails);
    return sent.ok ? ok(null) : sent;
  }

  async files(options?: ReadOptions) {
    const call = { method: 'GET', path: `${path}/files`, auth, reply: billingFilesResponse } as const;
    const read = await this.#calls.send({ ...call, ...options });
    return read.ok ? ok(read.value.data) : read;
  }

  file(id: string) {
    const asked = `${path}/files/${encodeURIComponent(id)}`;
    const call = { method: 'GET', path: asked, auth, as: 'bytes', reply: pdfBytes } as const;
    return this.#calls.send(call, refusedAs(refusals.readFile));
  }

  async renewal(options?: ReadOptions) {
    const call = { method: 'GET', path: renewal, auth, reply: renewalResponse } as const;
    const read = await this.#calls.send({ ...call, ...options });
    return read.ok ? ok(read.value.data) : read;
  }

  async startRenewal(form: RenewalForm) {
    const call = { method: 'POST', path: renewal, auth, body: form, reply: startedRenewalResponse } as const;
    const started = await this.#calls.send(call, refusedAs(refusals.startRenewal));
    return started.ok ? ok(started.value.data) : started;
  }

  async checkRenewal() {
    const call = { method: 'POST', path: `${renewal}/check`, auth, reply: renewalResponse } as const;
    const checked = await this.#calls.send(call, refusedAs(refusals.checkRenewal));
    return checked.ok ? ok(checked.value.data) : checked;
  }

  async stopRenewal() {
    const stopped = await this.#calls.send({
      method: 'DELETE',
      path: renewal,
      auth,
      reply: renewalResponse,
    });
    return stopped.ok ? ok(stopped.value.data) : stopped;
  }

  async redeem(typed: string) {
    const parsed = parseForm({ activationCode: parseActivationCode(typed) });
    if (!parsed.ok) return parsed;
    const call = {
      method: 'POST',
      path: '/v1/app/license/codes',
      auth,
      body: parsed.value,
      reply: redeemedCodeResponse,
    } as const;
    const redeemed = await this.#calls.send(call, refusedAs(refusals.redeem));
    return redeemed.ok ? ok(redeemed.value.data) : redeemed;
  }

  async documents(options?: ReadOptions) {
    const call = { method: 'GET', path: documents, auth, reply: documentsResponse } as const;
    const read = await this.#calls.send({ ...call, ...options });
    return read.ok ? ok(read.value.data) : read;
  }

  printDocument(id: string, paper: PaperSize) {
    const file = `${documents}/${encodeURIComponent(id)}/file?paper=${paper}`;
    const call = { method: 'GET', path: file, auth, as: 'bytes', reply: pdfBytes } as const;
    return this.#calls.send(call, refusedAs(refusals.print));
  }

  printTaxForm(paper: PaperSize) {
    const file = `${documents}/w-9?paper=${paper}`;
    const call = { method: 'GET', path: file, auth, as: 'bytes', reply: pdfBytes } as const;
    return this.#calls.send(call, refusedAs(refusals.printTaxForm));
  }

  async list(options?: ReadOptions) {
    const read = await this.#calls.send({ method: 'GET', path, auth, reply: ordersResponse, ...options });
    return read.ok ? ok(read.value.data) : read;
  }

  async deliveries(options?: ReadOptions) {
    const call = { method: 'GET', path: `${path}/deliveries`, auth, reply: deliveriesResponse } as const;
    const read = await this.#calls.send({ ...call, ...options });
    return read.ok ? ok(read.value.data) : read;
  }

  async payInvoice(id: string) {
    const asked = `${path}/${encodeURIComponent(id)}/checkout`;
    const call = { method: 'POST', path: asked, auth, reply: placedOrderResponse } as const;
    const opened = await this.#calls.send(call, refusedAs(refusals.payInvoice));
    return opened.ok ? ok(opened.value.data) : opened;
  }

  async check(id: string) {
    const asked = `${path}/${encodeURIComponent(id)}/check`;
    const call = { method: 'POST', path: asked, auth, reply: checkedOrderResponse } as const;
    const checked = await this.#calls.send(call, refusedAs(refusals.check));
    return checked.ok ? ok(checked.value.data) : checked;
  }
}
