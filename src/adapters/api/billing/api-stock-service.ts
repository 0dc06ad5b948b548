import type { StockService } from '#application/client/billing/ports/stock-service.ts';
import { parseShipment } from '#domain/billing/stock/shipment-form.ts';
import { parseStockCount } from '#domain/billing/stock/stock-count.ts';
import { deliveryOperations as operations } from '../../wire/billing/self-service.ts';
import { overHttp } from '../sender.ts';

export const apiStockService = overHttp<StockService>((send) => ({
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
}));
