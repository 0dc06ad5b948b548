import * as z from 'zod/mini';
import { plans } from '#domain/billing/prices/prices.ts';
import { orderRefusals as refusals } from '#domain/billing/orders/order-refusals.ts';
import { orderStates } from '#domain/billing/orders/order-state.ts';
import { orderTrusts } from '#domain/billing/orders/order-trust.ts';
import { differenceKinds } from '#domain/billing/orders/reconciliation.ts';
import { deliveryStates } from '#domain/billing/stock/stock.ts';
import { data, operation, tablePage } from '../operation.ts';
import { billingFile } from './billing-files.ts';
import { list } from '../list.ts';
import { orderAccount, taxNote } from './orders.ts';
import { tableQuery } from '../table.ts';
import { text } from '../fields.ts';
import { money } from './money.ts';

/** Orders in our books, with the types of `src/domain/billing/orders/booked-order.ts`. Days are `YYYY-MM-DD`, times are epoch milliseconds. */

const bookedOrder = z.object({
  id: text,
  buyer: z.object({ kind: z.enum(['account', 'organization', 'guest']), id: text, path: z.nullable(text) }),
  billTo: z.nullable(text),
  purchaseOrder: z.nullable(text),
  plan: z.nullable(z.enum(plans)),
  seats: z.int(),
  startsOn: text,
  endsOn: text,
  state: z.enum(orderStates),
  placedAt: z.int(),
  total: money,
  invoice: z.nullable(text),
  dueOn: z.nullable(text),
  payment: z.enum(['card', 'invoice']),
  paid: money,
  credited: money,
  open: money,
  /** The number of days overdue, or 0. */
  late: z.int(),
  tax: z.nullable(taxNote),
  docks: z.enum(deliveryStates),
  toSend: z.int(),
  trust: z.nullable(z.enum(orderTrusts)),
});

export const bookOperations = {
  listBookedOrders: operation('GET /v1/app/books/orders', {
    query: z.object(tableQuery),
    reply: tablePage(bookedOrder),
  }),
  readBookedOrder: operation('GET /v1/app/books/orders/:id', {
    reply: data(
      z.object({
        order: bookedOrder,
        history: list(
          z.object({
            id: text,
            kind: z.enum(['ordered', 'invoiced', 'credited', 'paid', 'refunded']),
            at: z.int(),
            amount: money,
            document: z.nullable(text),
            note: z.nullable(text),
          }),
        ),
        files: list(billingFile),
      }),
    ),
    refusals: refusals.readBooks,
  }),
  readReconciliation: operation('GET /v1/app/books/reconciliation', {
    reply: data(
      z.object({
        last: z.nullable(z.object({ from: z.int(), to: z.int(), compared: z.int() })),
        differences: list(
          z.object({
            kind: z.enum(differenceKinds),
            movement: z.enum(['paid', 'refunded']),
            id: text,
            at: z.int(),
            theirs: z.nullable(money),
            ours: z.nullable(money),
            order: z.nullable(text),
            isSettled: z.boolean(),
            isOpen: z.boolean(),
          }),
        ),
      }),
    ),
  }),
  refundOrder: operation('POST /v1/app/orders/:id/refunds', {
    body: z.strictObject({
      cents: z.int(),
      seen: z.int(),
      note: text.check(z.maxLength(4000)),
      /** The bank’s reference of a transfer, or null for payments by card. */
      reference: z.nullable(text.check(z.maxLength(1000))),
    }),
    reply: data(orderAccount),
    refusals: [...refusals.refund, 'account/recent-sign-in-required'],
    fields: ['cents', 'note', 'reference'],
  }),
} as const;
