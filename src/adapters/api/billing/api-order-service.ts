import type { OrderService } from '#application/client/billing/ports/order-service.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { parsePdfForm } from '#domain/platform/files/pdf-file.ts';
import { parseActivationCode } from '#domain/billing/license/activation-code.ts';
import { parsePurchaseOrder } from '#domain/billing/orders/on-invoice.ts';
import { mapOk } from '#domain/result.ts';
import { autoRenewalOperations as renewals } from '../../wire/billing/auto-renewals.ts';
import { billingFileOperations as files } from '../../wire/billing/billing-files.ts';
import { codeOperations as codes } from '../../wire/billing/codes.ts';
import { collectedSeatOperations as collected } from '../../wire/billing/collected-seats.ts';
import { discountOperations as discounts } from '../../wire/billing/discounts.ts';
import {
  orderOperations as orders,
  ordersOnInvoiceOperations as invoices,
} from '../../wire/billing/orders.ts';
import { base64Of } from '../base64-of.ts';
import { overHttp } from '../sender.ts';

const idOf = ({ id }: { readonly id: string }) => id;

export const apiOrderService = overHttp<OrderService>((send) => ({
  offer: (options) => send(orders.readOffer, options),
  place: (body) => send(orders.placeOrder, { body }),
  quote: async (body) => mapOk(await send(invoices.quoteOrder, { body }), idOf),
  orderOnInvoice: async (form, purchaseOrder) => {
    const parsed = parsePurchaseOrder(purchaseOrder);
    if (!parsed.ok) return parsed;
    const { number, file, isRepeat } = parsed.value;
    const body = {
      ...form,
      purchaseOrder: number,
      ...(file !== null && { file: base64Of(file) }),
      ...(isRepeat && { isRepeat }),
    };
    return mapOk(await send(invoices.orderOnInvoice, { body }), idOf);
  },
  collected: (options) => send(collected.readCollectedSeats, options),
  collect: (body) => send(collected.collectSeats, { body }),
  takeBack: (id) => send(collected.takeSeatsBack, { params: { id } }),
  invoiceCollected: async () => mapOk(await send(collected.invoiceCollectedSeats), idOf),
  discount: (plan, code) => send(discounts.readDiscount, { query: { plan, code } }),
  sendCertificate: async (file) => {
    const parsed = parsePdfForm(file);
    if (!parsed.ok) return parsed;
    return send(files.sendTaxCertificate, { body: { file: base64Of(parsed.value.file) } });
  },
  files: (options) => send(files.listBillingFiles, options),
  file: (id) => send(files.downloadBillingFile, { params: { id } }),
  renewal: (options) => send(renewals.readRenewal, options),
  startRenewal: (body) => send(renewals.startRenewal, { body }),
  checkRenewal: () => send(renewals.checkRenewal),
  stopRenewal: () => send(renewals.stopRenewal),
  redeem: async (typed) => {
    const parsed = parseForm({ activationCode: parseActivationCode(typed) });
    if (!parsed.ok) return parsed;
    return send(codes.redeemCode, { body: parsed.value });
  },
  documents: (options) => send(invoices.listDocuments, options),
  printDocument: (id, paper) => send(invoices.printDocument, { params: { id }, query: { paper } }),
  printTaxForm: (paper) => send(invoices.printTaxForm, { query: { paper } }),
  list: (options) => send(orders.listOrders, options),
  deliveries: (options) => send(orders.listDeliveries, options),
  payInvoice: (id) => send(orders.payInvoice, { params: { id } }),
  check: (id) => send(orders.checkOrder, { params: { id } }),
}));
