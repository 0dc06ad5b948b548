import type { Http } from '#application/client/ports/http.ts';
import type { OrderService } from '#application/client/ports/order-service.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { OrderForm } from '#domain/orders/offer.ts';
import { orderRefusals as refusals } from '#domain/orders/order-refusals.ts';
import { ok } from '#domain/result.ts';
import {
  checkedOrderResponse,
  offerResponse,
  ordersResponse,
  placedOrderResponse,
} from '../wire/v1/orders.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { refusedAs } from './api-failures.ts';

const auth = 'required';
const path = '/v1/app/orders';

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

  async list(options?: ReadOptions) {
    const read = await this.#calls.send({ method: 'GET', path, auth, reply: ordersResponse, ...options });
    return read.ok ? ok(read.value.data) : read;
  }

  async check(id: string) {
    const asked = `${path}/${encodeURIComponent(id)}/check`;
    const call = { method: 'POST', path: asked, auth, reply: checkedOrderResponse } as const;
    const checked = await this.#calls.send(call, refusedAs(refusals.check));
    return checked.ok ? ok(checked.value.data) : checked;
  }
}
