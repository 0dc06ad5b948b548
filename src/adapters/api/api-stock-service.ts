import type { Http } from '#application/client/ports/http.ts';
import type { StockService } from '#application/client/ports/stock-service.ts';
import type { Log } from '#application/ports/log.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import type { Product } from '#domain/billing/prices.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { ok } from '#domain/result.ts';
import { selfServiceRefusals as refusals } from '#domain/self-service/self-service-refusals.ts';
import { parseReceived, parseShipment, type ShipmentForm } from '#domain/stock/shipment-form.ts';
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

  async receive(product: Product, typed: number) {
    const form = parseForm({ quantity: parseReceived(typed) });
    if (!form.ok) return form;
    const body = { product, ...form.value };
    const path = '/v1/app/stock/receipts';
    const received = await this.#calls.send({ method: 'POST', path, auth, body, reply: stockResponse });
    return received.ok ? ok(received.value.data) : received;
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
