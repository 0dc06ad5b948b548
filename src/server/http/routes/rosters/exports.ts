import { exportOperations as operations } from '#adapters/wire/rosters/exports.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { mapOk } from '#domain/result.ts';
import { always, mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** Exports of the caller's own data (ORG-7, SEC-6); others are answered with 404 (ORG-3). */
export function addExports(app: ApiScope, { privacy: { exports } }: Pick<ServiceApp, 'privacy'>): void {
  const mount = mounter(app, operations, { tag: 'Own data', action: 'account.export' });
  mount(
    'listExports',
    { summary: 'The exports of the caller’s own data that can be downloaded, newest first.' },
    async ({ caller }) => always([...(await exports.list(caller))]),
  );

  mount(
    'orderExport',
    {
      summary:
        'Orders an export of all stored data about the caller. The id is that of its job and of the export.',
      problems: ['call/too-many-requests'],
    },
    async ({ caller }) => mapOk(await exports.order(caller), (value) => ({ id: value })),
  );

  mount(
    'downloadExport',
    {
      summary: 'The file of an export of the caller, for 7 days.',
    },
    async ({ caller, params, reply }) => {
      const file = await exports.download(caller, params.id);
      if (!file.ok) return file;
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="my-data.zip"')
        .send(Buffer.from(file.value));
    },
  );
}
