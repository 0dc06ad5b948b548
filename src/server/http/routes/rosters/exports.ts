import { exportOperations as operations } from '#adapters/wire/rosters/exports.ts';
import { mapOk } from '#domain/result.ts';
import { always, routes } from '../../mount-operation.ts';

/** Routes for exports of the caller's own data (ORG-7, SEC-6). Other exports return 404 (ORG-3). */
export const exportRoutes = routes(
  operations,
  { tag: 'Own data', action: 'account.export' },
  ({ privacy: { exports } }) => ({
    listExports: {
      summary: 'The exports of the caller’s own data that can be downloaded, newest first.',
      handle: async ({ caller }) => always([...(await exports.list(caller))]),
    },
    orderExport: {
      summary:
        'Orders an export of all stored data about the caller. The id is that of its job and of the export.',
      problems: ['call/too-many-requests'],
      handle: async ({ caller }) => mapOk(await exports.order(caller), (value) => ({ id: value })),
    },
    downloadExport: {
      summary: 'The file of an export of the caller, for 7 days.',
      handle: async ({ caller, params, reply }) => {
        const file = await exports.download(caller, params.id);
        if (!file.ok) return file;
        return reply
          .type('application/zip')
          .header('content-disposition', 'attachment; filename="my-data.zip"')
          .send(Buffer.from(file.value));
      },
    },
  }),
);
