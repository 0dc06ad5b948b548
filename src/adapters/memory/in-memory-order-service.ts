import type { OrderService } from '#application/client/ports/order-service.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Action } from '#domain/access/permissions.ts';
import type { Plan } from '#domain/billing/prices.ts';
import { parsePdfForm } from '#domain/files/pdf-file.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { parseActivationCode } from '#domain/license/activation-code.ts';
import type { PaperSize } from '#domain/lessons/paper-size.ts';
import { parsePurchaseOrder, type PurchaseOrder } from '#domain/orders/on-invoice.ts';
import type { RenewalForm } from '#domain/orders/auto-renewal.ts';
import type { CollectedForm } from '#domain/orders/collected-seats.ts';
import type { OrderForm } from '#domain/orders/offer.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { admittedCaller, type AdmittingService, failureOf, type Refused } from './in-memory-admission.ts';

export class InMemoryOrderService implements OrderService {
  readonly #app: AdmittingService & Pick<ServiceApp, 'orders'>;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: AdmittingService & Pick<ServiceApp, 'orders'>, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  async offer() {
    const caller = await this.#mayAs('license.buy');
    return caller.ok ? this.#app.orders.offer(caller.value) : err(failureOf(caller.error));
  }

  async place(form: OrderForm) {
    const caller = await this.#mayAs('license.buy');
    return caller.ok ? this.#app.orders.place(caller.value, form) : err(failureOf(caller.error));
  }

  async quote(form: OrderForm) {
    const caller = await this.#mayAs('license.buy');
    return caller.ok ? this.#app.orders.onInvoice.quote(caller.value, form) : err(failureOf(caller.error));
  }

  async orderOnInvoice(form: OrderForm, purchaseOrder: PurchaseOrder) {
    const parsed = parsePurchaseOrder(purchaseOrder);
    if (!parsed.ok) return parsed;
    const caller = await this.#mayAs('license.buy');
    return caller.ok
      ? this.#app.orders.onInvoice.orderOnInvoice(caller.value, form, parsed.value)
      : err(failureOf(caller.error));
  }

  async collected() {
    const caller = await this.#mayAs('license.buy');
    return caller.ok ? this.#app.orders.collected.read(caller.value) : err(failureOf(caller.error));
  }

  async collect(form: CollectedForm) {
    const caller = await this.#mayAs('license.buy');
    return caller.ok ? this.#app.orders.collected.add(caller.value, form) : err(failureOf(caller.error));
  }

  async takeBack(id: string) {
    const caller = await this.#mayAs('license.buy');
    return caller.ok ? this.#app.orders.collected.takeBack(caller.value, id) : err(failureOf(caller.error));
  }

  async invoiceCollected() {
    const caller = await this.#mayAs('license.buy');
    return caller.ok ? this.#app.orders.collected.invoice(caller.value) : err(failureOf(caller.error));
  }

  async discount(plan: Plan, code: string) {
    const caller = await this.#mayAs('license.buy');
    return caller.ok ? this.#app.orders.discounts.check(plan, code) : err(failureOf(caller.error));
  }

  async sendCertificate(file: Uint8Array) {
    const parsed = parsePdfForm(file);
    if (!parsed.ok) return parsed;
    const caller = await this.#mayAs('license.buy');
    if (!caller.ok) return err(failureOf(caller.error));
    const sent = await this.#app.orders.files.sendCertificate(caller.value, parsed.value.file);
    return sent.ok ? ok(null) : sent;
  }

  async files() {
    const caller = await this.#mayAs('order.read');
    return caller.ok ? ok(await this.#app.orders.files.list(caller.value)) : err(failureOf(caller.error));
  }

  async file(id: string) {
    const caller = await this.#mayAs('order.read');
    if (!caller.ok) return err(failureOf(caller.error));
    const file = await this.#app.orders.files.read(caller.value, id);
    return file.ok ? ok(new Uint8Array(file.value)) : file;
  }

  async renewal() {
    const caller = await this.#mayAs('license.stop-renewal');
    return caller.ok ? ok(await this.#app.orders.renewals.read(caller.value)) : err(failureOf(caller.error));
  }

  async startRenewal(form: RenewalForm) {
    const caller = await this.#mayAs('license.buy');
    return caller.ok ? this.#app.orders.renewals.start(caller.value, form) : err(failureOf(caller.error));
  }

  async checkRenewal() {
    const caller = await this.#mayAs('license.stop-renewal');
    return caller.ok ? this.#app.orders.renewals.check(caller.value) : err(failureOf(caller.error));
  }

  async stopRenewal() {
    const caller = await this.#mayAs('license.stop-renewal');
    return caller.ok ? ok(await this.#app.orders.renewals.stop(caller.value)) : err(failureOf(caller.error));
  }

  async redeem(typed: string) {
    const parsed = parseForm({ activationCode: parseActivationCode(typed) });
    if (!parsed.ok) return parsed;
    const caller = await this.#mayAs('license.buy');
    if (!caller.ok) return err(failureOf(caller.error));
    const redeemed = await this.#app.orders.codes.redeem(caller.value, parsed.value.activationCode);
    if (redeemed.ok) return redeemed;
    const { error } = redeemed;
    if (error.kind !== 'call/too-many-requests') return err(error);
    const { retryAfterSeconds } = error;
    return err({ kind: 'service/too-many-requests', retryAfterSeconds } as const);
  }

  async documents() {
    const caller = await this.#mayAs('order.read');
    return caller.ok ? ok(await this.#app.orders.documents(caller.value)) : err(failureOf(caller.error));
  }

  async printDocument(id: string, paper: PaperSize) {
    const caller = await this.#mayAs('order.read');
    if (!caller.ok) return err(failureOf(caller.error));
    const printed = await this.#app.orders.print(caller.value, id, paper);
    return printed.ok ? ok(new Uint8Array(printed.value.file)) : printed;
  }

  async printTaxForm(paper: PaperSize) {
    const caller = await this.#mayAs('order.read');
    if (!caller.ok) return err(failureOf(caller.error));
    const printed = await this.#app.orders.printTaxForm(paper);
    return printed.ok ? ok(new Uint8Array(printed.value.file)) : printed;
  }

  async list() {
    const caller = await this.#mayAs('order.read');
    return caller.ok ? ok(await this.#app.orders.list(caller.value)) : err(failureOf(caller.error));
  }

  async deliveries() {
    const caller = await this.#mayAs('order.read');
    return caller.ok ? ok(await this.#app.orders.deliveries(caller.value)) : err(failureOf(caller.error));
  }

  async payInvoice(id: string) {
    const caller = await this.#mayAs('order.read');
    return caller.ok ? this.#app.orders.payInvoice(caller.value, id) : err(failureOf(caller.error));
  }

  async check(id: string) {
    const caller = await this.#mayAs('order.read');
    return caller.ok ? this.#app.orders.check(caller.value, id) : err(failureOf(caller.error));
  }

  async #mayAs(action: Action): Promise<Result<Caller, Refused>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    return admittedCaller(this.#app, await this.#token(), action);
  }
}
