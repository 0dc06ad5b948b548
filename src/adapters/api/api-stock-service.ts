import type { Http } from '#application/client/ports/http.ts';
import type { StockService } from '#application/client/ports/stock-service.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { ok } from '#domain/result.ts';
import { selfServiceRefusals as refusals } from '#domain/self-service/self-service-refusals.ts';
import { parseShipment, type ShipmentForm } from '#domain/stock/shipment-form.ts';
import { parseStockCount, type StockCountDraft } from '#domain/stock/stock-count.ts';
import { deliveryResponse, stockResponse } from '../wire/v1/self-service.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { refusedAs } from './api-failures.ts';

const auth = 'required';
const ofOrder = (id: string, act: string): string => `/v1/app/orders/${encodeURIComponent(id)}/${act}`;

/** Docks over HTTP. */
export class ApiStockService implements StockService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async levels(options?: ReadOptions) {
    const call = { method: 'GET', path: '/v1/app/stock', auth, reply: stockResponse } as const;
    const read = await this.#calls.send({ ...call, ...options });
    return read.ok ? ok(read.value.data) : read;
  }

  async count(draft: StockCountDraft) {
    const form = parseStockCount(draft);
    if (!form.ok) return form;
    const call = {
      method: 'POST',
      path: '/v1/app/stock/counts',
      auth,
      body: form.value,
      reply: stockResponse,
    } as const;
    const counted = await this.#calls.send(call, refusedAs(refusals.count));
    return counted.ok ? ok(counted.value.data) : counted;
  }

  async delivery(id: string, options?: ReadOptions) {
    const call = { method: 'GET', path: ofOrder(id, 'delivery'), auth, reply: deliveryResponse } as const;
    const read = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.delivery));
    return read.ok ? ok(read.value.data) : read;
  }

  async ship(id: string, draft: ShipmentForm) {
    const form = parseShipment(draft);
    if (!form.ok) return form;
    const call = {
      method: 'POST',
      path: ofOrder(id, 'shipments'),
      auth,
      body: form.value,
      reply: deliveryResponse,
    } as const;
    const sent = await this.#calls.send(call, refusedAs(refusals.ship));
    return sent.ok ? ok(sent.value.data) : sent;
  }
}
