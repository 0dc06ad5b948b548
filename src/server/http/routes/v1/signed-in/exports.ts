import * as z from 'zod/mini';
import { exportOrderedResponse, exportsResponse } from '#adapters/wire/v1/exports.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

const tags = ['Own data'];
const zip = {
  description: 'A ZIP with a README, and what is stored of the caller as CSV and as JSON.',
  content: { 'application/zip': { schema: z.any() } },
};

/** Exports of the caller's own data (ORG-7, SEC-6); those of others are not there (ORG-3). */
export function addExports(app: ApiScope, { privacy: { exports } }: Pick<ServiceApp, 'privacy'>): void {
  app.get(
    '/v1/app/exports',
    {
      config: { action: 'account.export' },
      schema: {
        tags,
        operationId: 'listExports',
        summary: 'The exports of the caller’s own data that can be downloaded, newest first.',
        response: { 200: exportsResponse },
      },
    },
    async (request) => ({ data: [...(await exports.list(callerOf(request)))] }),
  );

  app.post(
    '/v1/app/exports',
    {
      config: { action: 'account.export' },
      schema: {
        tags,
        operationId: 'orderExport',
        summary:
          'Orders an export of everything that is stored of the caller. The id is that of its job and of the export.',
        response: { 200: exportOrderedResponse, ...describeProblems('call/too-many-requests') },
      },
    },
    async (request, reply) => {
      const ordered = await exports.order(callerOf(request));
      return ordered.ok ? { data: { id: ordered.value } } : replyRefusal(reply, ordered.error);
    },
  );

  app.get(
    '/v1/app/exports/:id/file',
    {
      config: { action: 'account.export' },
      schema: {
        tags,
        operationId: 'downloadExport',
        summary: 'The file of one export of the caller; not there after 7 days.',
        params: z.object({ id: pathId }),
        response: { 200: zip, ...describeProblems('call/no-such-path') },
      },
    },
    async (request, reply) => {
      const file = await exports.download(callerOf(request), request.params.id);
      if (!file.ok) return replyRefusal(reply, file.error);
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="my-data.zip"')
        .send(Buffer.from(file.value));
    },
  );
}
