import * as z from 'zod/mini';
import { orderRefusals as refusals } from '#domain/billing/orders/order-refusals.ts';
import { data, operation } from '../operation.ts';
import { keptOrder, offer, order } from './orders.ts';
import { text } from '../fields.ts';

/** Seats that are waiting for the next invoice. Null if the organization does not collect them. */
const collectedSeats = z.nullable(
  z.object({
    offer,
    purchaseOrder: text,
    order: z.nullable(order),
    issuesOn: text,
    isOpen: z.boolean(),
    waiting: z.int(),
    most: z.int(),
  }),
);

export const collectedSeatOperations = {
  readCollectedSeats: operation('GET /v1/app/orders/collected', {
    reply: data(collectedSeats),
    refusals: refusals.collected,
  }),
  collectSeats: operation('POST /v1/app/orders/collected', {
    body: z.strictObject({
      seats: z.int(),
      startsOn: text.check(z.maxLength(10)),
      totalCents: z.int(),
    }),
    reply: data(collectedSeats),
    refusals: refusals.collect,
  }),
  takeSeatsBack: operation('POST /v1/app/orders/collected/:id/take-back', {
    reply: data(collectedSeats),
    refusals: refusals.takeBack,
  }),
  invoiceCollectedSeats: operation('POST /v1/app/orders/collected/invoice', {
    reply: data(keptOrder),
    refusals: refusals.invoiceCollected,
  }),
} as const;
