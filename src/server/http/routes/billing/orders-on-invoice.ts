import { ordersOnInvoiceOperations as operations } from '#adapters/wire/billing/orders.ts';
import { pdfBodyLimit } from '#adapters/wire/sent-pdf.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parsePayment, parsePurchaseOrder, parseTakenOff } from '#domain/billing/orders/on-invoice.ts';
import { mapOk } from '#domain/result.ts';
import { always, mounter, withForm } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

type Orders = ServiceApp['orders'];

/** Orders on invoice, and their documents (LIC-7). */
export function addOrdersOnInvoice(app: ApiScope, { orders }: Pick<ServiceApp, 'orders'>): void {
  const mount = mounter(app, operations, { tag: 'Licenses', action: 'order.read' });
  addOrdering(app, orders);
  addSettling(app, orders);
  addTaxForm(app, orders);
  mount(
    'listDocuments',
    {
      summary:
        'Quotes, invoices, credit notes and receipts of the caller, and of the organizations that they buy for, the newest first.',
    },
    ({ caller }) => always(orders.documents(caller)),
  );

  mount(
    'printDocument',
    { summary: 'A document as a PDF.', problems: ['form/invalid'] },
    ({ caller, params, query }) => orders.print(caller, params.id, query.paper),
  );
}

function addTaxForm(app: ApiScope, { printTaxForm }: Orders): void {
  const mount = mounter(app, operations, { tag: 'Licenses' });
  mount(
    'printTaxForm',
    {
      action: 'order.read',
      summary: 'The seller’s W-9, for offices that need one before they pay.',
      problems: ['form/invalid'],
    },
    ({ query }) => printTaxForm(query.paper),
  );
}

function addOrdering(app: ApiScope, { onInvoice }: Orders): void {
  const mount = mounter(app, operations, { tag: 'Licenses', action: 'license.buy' });
  mount(
    'quoteOrder',
    {
      summary: 'Issues a quote for an organization, valid for 60 days. Nothing is ordered.',
      problems: ['form/invalid'],
    },
    async ({ caller, body }) => mapOk(await onInvoice.quote(caller, body), (value) => ({ id: value })),
  );

  mount(
    'orderOnInvoice',
    {
      summary:
        'Orders a license for an organization by its purchase order. The invoice is due in 30 days. The order’s `trust` is its license before payment.',
      bodyLimit: pdfBodyLimit,
    },
    async ({ caller, body }) => {
      const { purchaseOrder: number, file: sent, isRepeat = false, ...form } = body;
      const file = sent === undefined ? null : new Uint8Array(Buffer.from(sent, 'base64'));
      const parsed = parsePurchaseOrder({ number, file, isRepeat });
      if (!parsed.ok) return parsed;
      return mapOk(await onInvoice.orderOnInvoice(caller, form, parsed.value), (value) => ({ id: value }));
    },
  );
}

function addSettling(app: ApiScope, { settleInvoice }: Orders): void {
  const mount = mounter(app, operations, { tag: 'Licenses', action: 'order.settle' });

  mount(
    'recordPayment',
    {
      summary: 'Our staff record a payment of an invoice, in part or in full. A reference counts once.',
    },
    ({ caller, params, body }) =>
      withForm(parsePayment(body), (form) => settleInvoice.recordPayment(caller, params.id, form)),
  );

  mount(
    'creditOrder',
    {
      summary:
        'Our staff reduce an invoice by a credit note. Crediting an unpaid invoice in full cancels the order and ends its license.',
    },
    ({ caller, params, body }) =>
      withForm(parseTakenOff(body), (form) => settleInvoice.credit(caller, params.id, form)),
  );

  mount(
    'confirmOrder',
    {
      summary:
        'Our staff confirm a purchase order: its license runs through the grace period of the invoice, without a payment.',
    },
    ({ caller, params }) => settleInvoice.confirm(caller, params.id),
  );
}
