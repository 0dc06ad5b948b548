import type { StockService } from '#application/client/ports/stock-service.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { parseShipment, type ShipmentForm } from '#domain/stock/shipment-form.ts';
import { parseStockCount, type StockCountDraft } from '#domain/stock/stock-count.ts';
import { admittedCaller, type AdmittingService, failureOf, type Refused } from './in-memory-admission.ts';

export class InMemoryStockService implements StockService {
  readonly #app: AdmittingService & Pick<ServiceApp, 'selfService'>;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: AdmittingService & Pick<ServiceApp, 'selfService'>, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  async levels() {
    const caller = await this.#staff();
    return caller.ok ? ok(await this.#app.selfService.shipping.levels()) : err(failureOf(caller.error));
  }

  async count(draft: StockCountDraft) {
    const form = parseStockCount(draft);
    if (!form.ok) return form;
    const caller = await this.#staff();
    return caller.ok
      ? this.#app.selfService.shipping.count(caller.value, form.value)
      : err(failureOf(caller.error));
  }

  async delivery(id: string) {
    const caller = await this.#staff();
    return caller.ok ? this.#app.selfService.shipping.delivery(id) : err(failureOf(caller.error));
  }

  async ship(id: string, draft: ShipmentForm) {
    const form = parseShipment(draft);
    if (!form.ok) return form;
    const caller = await this.#staff();
    return caller.ok
      ? this.#app.selfService.shipping.ship(caller.value, id, form.value)
      : err(failureOf(caller.error));
  }

  async #staff(): Promise<Result<Caller, Refused>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    return admittedCaller(this.#app, await this.#token(), 'order.ship');
  }
}
