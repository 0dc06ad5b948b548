import * as z from 'zod/mini';
import { billingFileKinds } from '#domain/billing/billing-file.ts';
import { list } from './list.ts';
import { sentPdf } from './sent-pdf.ts';

/** What organizations send our office as PDF: the types of `src/domain/billing/billing-file.ts`. Days are `YYYY-MM-DD`, moments epoch milliseconds. */

const text = z.string();

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

/** `GET /v1/app/orders/files` */
export const billingFilesResponse = z.object({ data: list(billingFile) });

/** `POST /v1/app/orders/tax-certificates` */
export const certificateRequest = z.strictObject({ file: sentPdf });

/** `POST /v1/app/books/files/{id}/verdict`: an empty day is none; a reason where it is declined. */
export const verdictRequest = z.strictObject({
  accepted: z.boolean(),
  expiresOn: z.nullable(text.check(z.maxLength(10))),
  note: z.nullable(text.check(z.maxLength(4000))),
});

/** What answers both: nothing but that it is done. */
export const billingFileActResponse = z.object({ data: z.null() });
