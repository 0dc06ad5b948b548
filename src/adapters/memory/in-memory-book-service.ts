import type { BookService } from '#application/client/ports/book-service.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Action } from '#domain/access/permissions.ts';
import type { DiscountForm } from '#domain/billing/discount-code.ts';
import type { VerdictForm } from '#domain/billing/billing-file.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { type CodeBatchDraft, parseActivationCode } from '#domain/license/activation-code.ts';
import type { BookedOrderQuery } from '#domain/orders/booked-order-table.ts';
import {
  parsePayment,
  parseTakenOff,
  type ReceivedPayment,
  type TakenOff,
} from '#domain/orders/on-invoice.ts';
import { parseRefund, type RefundForm } from '#domain/orders/refund.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { admittedCaller, type AdmittingService, failureOf, type Refused } from './in-memory-admission.ts';

export class InMemoryBookService implements BookService {
  readonly #app: AdmittingService & Pick<ServiceApp, 'orders'>;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: AdmittingService & Pick<ServiceApp, 'orders'>, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  async page(query: BookedOrderQuery) {
    const caller = await this.#mayAs('order.settle');
    return caller.ok ? ok(await this.#app.orders.books.page(query)) : err(failureOf(caller.error));
  }

  async read(id: string) {
    const caller = await this.#mayAs('order.settle');
    return caller.ok ? this.#app.orders.books.read(id) : err(failureOf(caller.error));
  }

  async reconciliation() {
    const caller = await this.#mayAs('order.settle');
    return caller.ok ? ok(await this.#app.orders.books.reconciliation()) : err(failureOf(caller.error));
  }

  async codeBatches() {
    const caller = await this.#mayAs('code.read');
    return caller.ok ? ok(await this.#app.orders.codes.batches()) : err(failureOf(caller.error));
  }

  async makeCodes(draft: CodeBatchDraft) {
    const caller = await this.#mayNow('code.manage');
    return caller.ok ? this.#app.orders.codes.make(caller.value, draft) : caller;
  }

  async revokeCodes(batch: string) {
    const caller = await this.#mayNow('code.manage');
    return caller.ok ? this.#app.orders.codes.revokeBatch(caller.value, batch) : caller;
  }

  async revokeCode(typed: string) {
    const form = parseForm({ activationCode: parseActivationCode(typed) });
    if (!form.ok) return form;
    const caller = await this.#mayNow('code.manage');
    return caller.ok ? this.#app.orders.codes.revoke(caller.value, form.value.activationCode) : caller;
  }

  async recordPayment(id: string, payment: ReceivedPayment) {
    const form = parsePayment(payment);
    if (!form.ok) return form;
    const caller = await this.#mayAs('order.settle');
    return caller.ok
      ? this.#app.orders.settleInvoice.recordPayment(caller.value, id, form.value)
      : err(failureOf(caller.error));
  }

  async credit(id: string, off: TakenOff) {
    const form = parseTakenOff(off);
    if (!form.ok) return form;
    const caller = await this.#mayAs('order.settle');
    return caller.ok
      ? this.#app.orders.settleInvoice.credit(caller.value, id, form.value)
      : err(failureOf(caller.error));
  }

  async confirm(id: string) {
    const caller = await this.#mayAs('order.settle');
    return caller.ok
      ? this.#app.orders.settleInvoice.confirm(caller.value, id)
      : err(failureOf(caller.error));
  }

  async discounts() {
    const caller = await this.#mayAs('order.settle');
    return caller.ok ? ok(await this.#app.orders.discounts.all()) : err(failureOf(caller.error));
  }

  async addDiscount(form: DiscountForm) {
    const caller = await this.#mayAs('order.settle');
    if (!caller.ok) return err(failureOf(caller.error));
    const added = await this.#app.orders.discounts.add(caller.value, form);
    return added.ok ? ok(null) : added;
  }

  async endDiscount(code: string) {
    const caller = await this.#mayAs('order.settle');
    if (!caller.ok) return err(failureOf(caller.error));
    const ended = await this.#app.orders.discounts.end(caller.value, code);
    return ended.ok ? ok(null) : ended;
  }

  async file(id: string) {
    const caller = await this.#mayAs('order.settle');
    if (!caller.ok) return err(failureOf(caller.error));
    const file = await this.#app.orders.files.readAny(id);
    return file.ok ? ok(new Uint8Array(file.value)) : file;
  }

  async judge(id: string, verdict: VerdictForm) {
    const caller = await this.#mayAs('order.settle');
    if (!caller.ok) return err(failureOf(caller.error));
    const judged = await this.#app.orders.files.judge(caller.value, id, verdict);
    return judged.ok ? ok(null) : judged;
  }

  async refund(id: string, refund: RefundForm) {
    const form = parseRefund(refund);
    if (!form.ok) return form;
    const caller = await this.#mayNow('order.refund');
    return caller.ok ? this.#app.orders.refund(caller.value, id, form.value) : caller;
  }

  /** Admits the caller if their sign-in is recent enough for the action. */
  async #mayNow(action: Action) {
    const caller = await this.#mayAs(action);
    if (caller.ok) return caller;
    const { error } = caller;
    return err(error.kind === 'account/recent-sign-in-required' ? error : failureOf(error));
  }

  async #mayAs(action: Action): Promise<Result<Caller, Refused>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    return admittedCaller(this.#app, await this.#token(), action);
  }
}
