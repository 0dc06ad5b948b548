import { ordersOnInvoiceOperations as operations } from '#adapters/wire/billing/orders.ts';
import { pdfBodyLimit } from '#adapters/wire/sent-pdf.ts';
import { parsePayment, parsePurchaseOrder, parseCreditOrRefund } from '#domain/billing/orders/on-invoice.ts';
import { mapOk } from '#domain/result.ts';
import { always, routes, withForm } from '../../mount-operation.ts';

/** Routes for orders on invoice, and their documents (LIC-7). */
export const ordersOnInvoiceRoutes = routes(operations, { tag: 'Licenses' }, ({ orders }) => ({
  quoteOrder: {
    action: 'license.buy',
    summary: 'Issues a quote for an organization, valid for 60 days. Nothing is ordered.',
    problems: ['form/invalid'],
    handle: async ({ caller, body }) =>
      mapOk(await orders.onInvoice.quote(caller, body), (value) => ({ id: value })),
  },
  orderOnInvoice: {
    action: 'license.buy',
    summary:
      'Orders a license for an organization by its purchase order. The invoice is due in 30 days. The order’s `trust` is its license before payment.',
    bodyLimit: pdfBodyLimit,
    handle: async ({ caller, body }) => {
      const { purchaseOrder: number, file: sent, isRepeat = false, ...form } = body;
      const file = sent === undefined ? null : new Uint8Array(Buffer.from(sent, 'base64'));
      const parsed = parsePurchaseOrder({ number, file, isRepeat });
      if (!parsed.ok) return parsed;
      return mapOk(await orders.onInvoice.orderOnInvoice(caller, form, parsed.value), (value) => ({
        id: value,
      }));
    },
  },
  recordPayment: {
    action: 'order.settle',
    summary: 'Our staff record a payment of an invoice, in part or in full. A reference counts once.',
    handle: ({ caller, params, body }) =>
      withForm(parsePayment(body), (form) => orders.settleInvoice.recordPayment(caller, params.id, form)),
  },
  creditOrder: {
    action: 'order.settle',
    summary:
      'Our staff reduce an invoice by a credit note. Crediting an unpaid invoice in full cancels the order and ends its license.',
    handle: ({ caller, params, body }) =>
      withForm(parseCreditOrRefund(body), (form) => orders.settleInvoice.credit(caller, params.id, form)),
  },
  confirmOrder: {
    action: 'order.settle',
    summary:
      'Our staff confirm a purchase order: its license runs through the grace period of the invoice, without a payment.',
    handle: ({ caller, params }) => orders.settleInvoice.confirm(caller, params.id),
  },
  printTaxForm: {
    action: 'order.read',
    summary: 'The seller’s W-9, for offices that need one before they pay.',
    problems: ['form/invalid'],
    handle: ({ query }) => orders.printTaxForm(query.paper),
  },
  listDocuments: {
    action: 'order.read',
    summary:
      'Quotes, invoices, credit notes and receipts of the caller, and of the organizations that they buy for, the newest first.',
    handle: ({ caller }) => always(orders.documents(caller)),
  },
  printDocument: {
    action: 'order.read',
    summary: 'A document as a PDF.',
    problems: ['form/invalid'],
    handle: ({ caller, params, query }) => orders.print(caller, params.id, query.paper),
  },
}));
