import type { Http } from '#application/client/platform/ports/http.ts';
import type { StockService } from '#application/client/billing/ports/stock-service.ts';
import type { Log } from '#application/ports/log.ts';
import { parseShipment } from '#domain/billing/stock/shipment-form.ts';
import { parseStockCount } from '#domain/billing/stock/stock-count.ts';
import { deliveryOperations as operations } from '../../wire/billing/self-service.ts';
import { sender } from '../sender.ts';

export function apiStockService(http: Http, log: Log): StockService {
  const send = sender(http, log);
  return {
    levels: (options) => send(operations.readStock, options),
    count: async (draft) => {
      const form = parseStockCount(draft);
      return form.ok ? send(operations.countStock, { body: form.value }) : form;
    },
    delivery: (id, options) => send(operations.readDelivery, { params: { id }, ...options }),
    ship: async (id, draft) => {
      const form = parseShipment(draft);
      return form.ok ? send(operations.shipOrder, { params: { id }, body: form.value }) : form;
    },
  };
}
