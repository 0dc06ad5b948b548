import type { ImportService } from '#application/client/rosters/ports/import-service.ts';
import { mapOk } from '#domain/result.ts';
import { importOperations as imports, viewImportOperations as looks } from '../../wire/rosters/imports.ts';
import { rolloverOperations as rollovers } from '../../wire/rosters/rollovers.ts';
import { overHttp, withoutValue } from '../sender.ts';

const rowsOf = <Row>({ data, next }: { readonly data: readonly Row[]; readonly next: number | null }) => ({
  rows: data,
  next,
});

export const apiImportService = overHttp<ImportService>((send) => ({
  list: (options) => send(looks.listImports, options),
  start: async (organizationId, kind) =>
    mapOk(await send(imports.startImport, { body: { organizationId, ...kind } }), ({ id }) => id),
  addFile: (id, { name, bytes }) =>
    withoutValue(send(imports.addImportFile, { params: { id, name }, body: bytes })),
  plan: (id, body) => send(imports.planImport, { params: { id }, body }),
  open: (id, options) => send(looks.readImport, { params: { id }, ...options }),
  rows: async (id, query, options) =>
    mapOk(await send(looks.listImportRows, { params: { id }, query, ...options }), rowsOf),
  issues: async (id, query, options) =>
    mapOk(await send(looks.listImportIssues, { params: { id }, query, ...options }), rowsOf),
  repair: (id, cells) => send(imports.repairImport, { params: { id }, body: { cells } }),
  commit: (id, plan, confirm) => send(imports.commitImport, { params: { id }, body: { plan, confirm } }),
  cancel: (id) => send(imports.cancelImport, { params: { id } }),
  undo: (id) => send(imports.undoImport, { params: { id } }),
  discard: (id) => send(imports.discardImport, { params: { id } }),
  errors: (id) => send(looks.readImportErrors, { params: { id } }),
  startRollover: async (organizationId, kind) =>
    mapOk(await send(rollovers.startRollover, { body: { organizationId, ...kind } }), ({ id }) => id),
  readRollover: (id, options) => send(rollovers.readRollover, { params: { id }, ...options }),
  chooseRollover: (id, body) => send(rollovers.chooseRollover, { params: { id }, body }),
}));
