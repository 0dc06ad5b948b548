import type { BookService } from '#application/client/billing/ports/book-service.ts';
import { bookedOrderDefaults } from '#domain/billing/orders/booked-order-table.ts';
import { billingFileOperations as files } from '../../wire/billing/billing-files.ts';
import { bookOperations as books } from '../../wire/billing/books.ts';
import { codeOperations as codes } from '../../wire/billing/codes.ts';
import { discountOperations as discounts } from '../../wire/billing/discounts.ts';
import { ordersOnInvoiceOperations as invoices } from '../../wire/billing/orders.ts';
import { overHttp, withoutValue } from '../sender.ts';
import { tableSearch } from '../table-search.ts';

export const apiBookService = overHttp<BookService>((send) => ({
  page: (query, options) =>
    send(books.listBookedOrders, { query: tableSearch(query, bookedOrderDefaults, {}), ...options }),
  read: (id, options) => send(books.readBookedOrder, { params: { id }, ...options }),
  reconciliation: (options) => send(books.readReconciliation, options),
  codeBatches: (options) => send(codes.listCodeBatches, options),
  makeCodes: (body) => send(codes.makeCodes, { body }),
  revokeCodes: (id) => withoutValue(send(codes.revokeCodeBatch, { params: { id } })),
  revokeCode: (activationCode) => withoutValue(send(codes.revokeCode, { body: { activationCode } })),
  recordPayment: (id, body) => send(invoices.recordPayment, { params: { id }, body }),
  credit: (id, body) => send(invoices.creditOrder, { params: { id }, body }),
  confirm: (id) => send(invoices.confirmOrder, { params: { id } }),
  discounts: (options) => send(discounts.listDiscounts, options),
  addDiscount: (body) => send(discounts.addDiscount, { body }),
  endDiscount: (code) => send(discounts.endDiscount, { params: { code } }),
  file: (id) => send(files.downloadBuyersFile, { params: { id } }),
  judge: (id, body) => send(files.judgeTaxCertificate, { params: { id }, body }),
  refund: (id, body) => send(books.refundOrder, { params: { id }, body }),
}));
