import * as z from 'zod/mini';
import { billingFileKinds } from '#domain/billing/prices/billing-file.ts';
import { orderRefusals as refusals } from '#domain/billing/orders/order-refusals.ts';
import { bytes, data, file, noData, operation } from '../operation.ts';
import { list } from '../list.ts';
import { sentPdf } from '../sent-pdf.ts';
import { text } from '../fields.ts';

/**
 * PDF files that organizations send to our office, with the types of `src/domain/billing/prices/billing-file.ts`. Days are `YYYY-MM-DD`, times are epoch
 * milliseconds.
 */

export const billingFile = z.object({
  id: text,
  kind: z.enum(billingFileKinds),
  organization: text,
  order: z.nullable(text),
  bytes: z.int(),
  sentAt: z.int(),
  sentBy: text,
  verdict: z.nullable(
    z.object({
      accepted: z.boolean(),
      expiresOn: z.nullable(text),
      note: z.nullable(text),
      at: z.int(),
      by: text,
    }),
  ),
});

export const billingFileOperations = {
  listBillingFiles: operation('GET /v1/app/orders/files', { reply: data(list(billingFile)) }),
  sendTaxCertificate: operation('POST /v1/app/orders/tax-certificates', {
    body: z.strictObject({ file: sentPdf }),
    reply: noData,
    refusals: refusals.sendCertificate,
    fields: ['file'],
  }),
  downloadBillingFile: operation('GET /v1/app/orders/files/:id', {
    reply: file('The file as it was sent.', { 'application/pdf': bytes }),
    refusals: refusals.readFile,
  }),
  downloadBuyersFile: operation('GET /v1/app/books/files/:id', {
    reply: file('The file as it was sent.', { 'application/pdf': bytes }),
    refusals: refusals.readFile,
  }),
  judgeTaxCertificate: operation('POST /v1/app/books/files/:id/verdict', {
    body: z.strictObject({
      accepted: z.boolean(),
      expiresOn: z.nullable(text.check(z.maxLength(10))),
      note: z.nullable(text.check(z.maxLength(4000))),
    }),
    reply: noData,
    refusals: refusals.readFile,
    fields: ['expiresOn', 'note'],
  }),
} as const;
