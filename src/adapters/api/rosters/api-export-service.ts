import type { ExportService } from '#application/client/rosters/ports/export-service.ts';
import { err, mapOk, ok } from '#domain/result.ts';
import { exportOperations as operations } from '../../wire/rosters/exports.ts';
import { overHttp } from '../sender.ts';

export const apiExportService = overHttp<ExportService>((send) => ({
  order: async () => mapOk(await send(operations.orderExport), ({ id }) => id),
  list: (options) => send(operations.listExports, options),
  file: async (id) => {
    const sent = await send(operations.downloadExport, { params: { id } });
    if (sent.ok) return sent;
    return sent.error.kind === 'call/no-such-path' ? ok(null) : err(sent.error);
  },
}));
