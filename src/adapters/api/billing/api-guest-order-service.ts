import type { GuestOrderService } from '#application/client/billing/ports/guest-order-service.ts';
import { mapOk, ok } from '#domain/result.ts';
import { parsePurchase, parseQuotePurchase } from '#domain/billing/self-service/purchase-form.ts';
import {
  deliveryOperations as claims,
  guestOrderOperations as orders,
} from '../../wire/billing/self-service.ts';
import { overHttp } from '../sender.ts';
import { solvePuzzle } from './solve-puzzle.ts';

/** Orders without an account over HTTP. Solves the puzzle that protects the service from bots. */
export const apiGuestOrderService = overHttp<GuestOrderService>((send) => ({
  open: (options) => send(orders.openOrderForm, options),
  order: async (draft, { totalCents, puzzle, website }) => {
    const form = parsePurchase(draft);
    if (!form.ok) return form;
    const proof = { puzzle, solution: await solvePuzzle(puzzle), website };
    return send(orders.placeGuestOrder, { body: { draft, totalCents, proof } });
  },
  read: (id, key) => send(orders.readGuestOrder, { params: { id }, body: { key } }),
  orderQuote: async (id, key, purchaseOrder) => {
    const parsed = purchaseOrder === null ? ok({ purchaseOrder: '' }) : parseQuotePurchase(purchaseOrder);
    if (!parsed.ok) return parsed;
    const way = purchaseOrder === null ? 'card' : 'invoice';
    return send(orders.orderGuestQuote, { params: { id }, body: { key, way, ...parsed.value } });
  },
  payInvoice: (id, key) => send(orders.payGuestInvoice, { params: { id }, body: { key } }),
  mailClaim: (id, key) => send(orders.mailClaimLink, { params: { id }, body: { key } }),
  print: (id, key, file) => send(orders.printGuestPaper, { params: { id }, body: { key, ...file } }),
  printTaxForm: (id, key, paper) => send(orders.printGuestTaxForm, { params: { id }, body: { key, paper } }),
  claim: async (id, body) =>
    mapOk(await send(claims.claimOrder, { params: { id }, body }), ({ organizationId }) => organizationId),
}));
