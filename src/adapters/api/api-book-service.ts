import * as z from 'zod/mini';
import type { BookService } from '#application/client/ports/book-service.ts';
import type { Http } from '#application/client/ports/http.ts';
import type { Log } from '#application/ports/log.ts';
import type { DiscountForm } from '#domain/billing/discount-code.ts';
import type { VerdictForm } from '#domain/billing/billing-file.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { CodeBatchDraft } from '#domain/license/activation-code.ts';
import { bookedOrderDefaults, type BookedOrderQuery } from '#domain/orders/booked-order-table.ts';
import type { ReceivedPayment, TakenOff } from '#domain/orders/on-invoice.ts';
import { orderRefusals as refusals } from '#domain/orders/order-refusals.ts';
import type { RefundForm } from '#domain/orders/refund.ts';
import { ok } from '#domain/result.ts';
import { discountActResponse, discountsResponse } from '../wire/v1/discounts.ts';
import { billingFileActResponse } from '../wire/v1/billing-files.ts';
import { bookedOrdersResponse, orderFileResponse, reconciliationResponse } from '../wire/v1/books.ts';
import { successResponse } from '../wire/v1/account.ts';
import { codeBatchesResponse, madeCodesResponse } from '../wire/v1/codes.ts';
import { orderAccountResponse } from '../wire/v1/orders.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { firstOf, formInvalid, refusedAs } from './api-failures.ts';
import { tableSearch } from './table-search.ts';

const pdfBytes = z.custom<Uint8Array<ArrayBuffer>>((body) => body instanceof Uint8Array);
const auth = 'required';
const books = '/v1/app/books/orders';
const batches = '/v1/app/code-batches';
const batchFields = ['plan', 'seats', 'years', 'reseller', 'validUntil', 'amount'] as const;
const recent = ['account/recent-sign-in-required'] as const;
const codes = '/v1/app/books/discounts';
const reply = orderAccountResponse;
const method = 'POST';
const at = (id: string, act: string): string => `/v1/app/orders/${encodeURIComponent(id)}/${act}`;

/** The books over HTTP. */
export class ApiBookService implements BookService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async page(query: BookedOrderQuery, options?: ReadOptions) {
    const path = `${books}?${tableSearch(query, bookedOrderDefaults, {})}`;
    const call = { method: 'GET', path, auth, reply: bookedOrdersResponse } as const;
    const sent = await this.#calls.send({ ...call, ...options });
    return sent.ok ? ok({ rows: sent.value.data, ...sent.value.page }) : sent;
  }

  async read(id: string, options?: ReadOptions) {
    const path = `${books}/${encodeURIComponent(id)}`;
    const call = { method: 'GET', path, auth, reply: orderFileResponse } as const;
    const sent = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.readBooks));
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async reconciliation(options?: ReadOptions) {
    const path = '/v1/app/books/reconciliation';
    const call = { method: 'GET', path, auth, reply: reconciliationResponse } as const;
    const sent = await this.#calls.send({ ...call, ...options });
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async codeBatches(options?: ReadOptions) {
    const call = { method: 'GET', path: batches, auth, reply: codeBatchesResponse } as const;
    const sent = await this.#calls.send({ ...call, ...options });
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async makeCodes(body: CodeBatchDraft) {
    const call = { method, path: batches, auth, body, reply: madeCodesResponse } as const;
    const fails = firstOf(refusedAs(recent), (failure) => formInvalid(failure, batchFields));
    const sent = await this.#calls.send(call, fails);
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async revokeCodes(batch: string) {
    const path = `${batches}/${encodeURIComponent(batch)}/revocation`;
    const call = { method, path, auth, reply: successResponse } as const;
    const sent = await this.#calls.send(call, refusedAs([...refusals.revokeCodes, ...recent]));
    return sent.ok ? ok(null) : sent;
  }

  async revokeCode(activationCode: string) {
    const path = '/v1/app/code-revocations';
    const call = { method, path, auth, body: { activationCode }, reply: successResponse } as const;
    const fails = firstOf(refusedAs([...refusals.revokeCode, ...recent]), (failure) =>
      formInvalid(failure, ['activationCode'] as const),
    );
    const sent = await this.#calls.send(call, fails);
    return sent.ok ? ok(null) : sent;
  }

  async recordPayment(id: string, body: ReceivedPayment) {
    const call = { method, path: at(id, 'payments'), auth, body, reply } as const;
    const fails = firstOf(refusedAs(refusals.settleInvoice), (failure) =>
      formInvalid(failure, ['cents', 'reference'] as const),
    );
    const sent = await this.#calls.send(call, fails);
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async credit(id: string, body: TakenOff) {
    const call = { method, path: at(id, 'credits'), auth, body, reply } as const;
    const fails = firstOf(refusedAs(refusals.settleInvoice), (failure) =>
      formInvalid(failure, ['cents', 'note'] as const),
    );
    const sent = await this.#calls.send(call, fails);
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async confirm(id: string) {
    const call = { method, path: at(id, 'confirmation'), auth, reply } as const;
    const sent = await this.#calls.send(call, refusedAs(refusals.settleInvoice));
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async discounts(options?: ReadOptions) {
    const call = { method: 'GET', path: codes, auth, reply: discountsResponse } as const;
    const sent = await this.#calls.send({ ...call, ...options });
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async addDiscount(body: DiscountForm) {
    const call = { method, path: codes, auth, body, reply: discountActResponse } as const;
    const fails = firstOf(refusedAs(refusals.addDiscount), (failure) =>
      formInvalid(failure, ['code', 'percent', 'plans', 'validUntil', 'mostUses'] as const),
    );
    const sent = await this.#calls.send(call, fails);
    return sent.ok ? ok(null) : sent;
  }

  async endDiscount(code: string) {
    const path = `${codes}/${encodeURIComponent(code)}/end`;
    const call = { method, path, auth, reply: discountActResponse } as const;
    const sent = await this.#calls.send(call, refusedAs(refusals.endDiscount));
    return sent.ok ? ok(null) : sent;
  }

  file(id: string) {
    const path = `/v1/app/books/files/${encodeURIComponent(id)}`;
    const call = { method: 'GET', path, auth, as: 'bytes', reply: pdfBytes } as const;
    return this.#calls.send(call, refusedAs(refusals.readFile));
  }

  async judge(id: string, body: VerdictForm) {
    const path = `/v1/app/books/files/${encodeURIComponent(id)}/verdict`;
    const call = { method, path, auth, body, reply: billingFileActResponse } as const;
    const fails = firstOf(refusedAs(refusals.readFile), (failure) =>
      formInvalid(failure, ['expiresOn', 'note'] as const),
    );
    const sent = await this.#calls.send(call, fails);
    return sent.ok ? ok(null) : sent;
  }

  async refund(id: string, body: RefundForm) {
    const call = { method, path: at(id, 'refunds'), auth, body, reply } as const;
    const fails = firstOf(refusedAs([...refusals.refund, 'account/recent-sign-in-required']), (failure) =>
      formInvalid(failure, ['cents', 'note', 'reference'] as const),
    );
    const sent = await this.#calls.send(call, fails);
    return sent.ok ? ok(sent.value.data) : sent;
  }
}
