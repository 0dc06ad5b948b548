import * as z from 'zod/mini';
import { bytes, data, file, operation } from '../operation.ts';
import { list } from '../list.ts';

const storedExport = z.object({ id: z.string(), madeAt: z.int(), endsAt: z.int(), bytes: z.int() });

export const exportOperations = {
  listExports: operation('GET /v1/app/exports', { reply: data(list(storedExport)) }),
  orderExport: operation('POST /v1/app/exports', { reply: data(z.object({ id: z.string() })) }),
  downloadExport: operation('GET /v1/app/exports/:id/file', {
    reply: file('A ZIP with a README, and what is stored of the caller as CSV and as JSON.', {
      'application/zip': bytes,
    }),
    refusals: ['call/no-such-path'],
  }),
} as const;
