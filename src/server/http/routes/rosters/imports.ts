import * as z from 'zod/mini';
import { importOperations } from '#adapters/wire/rosters/imports.ts';
import { importLimits } from '#domain/rosters/files/import-limits.ts';
import { mapOk } from '#domain/result.ts';
import { type AddRoutes, routes } from '../../mount-operation.ts';

const { addImportFile, ...operations } = importOperations;

const bodyLimit = 1_000_000;

/** Routes for roster imports: plan, commit and undo (ROS-5). */
export const importRoutes = routes(
  operations,
  { tag: 'Imports', action: 'roster.import' },
  ({ imports }) => ({
    startImport: {
      summary:
        'Starts an import into an organization, before any file is added. A rehearsal makes the same plan with invented names and cannot be committed.',
      problems: ['form/invalid'],
      handle: async ({ caller, body }) => {
        const { organizationId, ...kind } = body;
        return imports.start(caller, organizationId, kind);
      },
    },
    planImport: {
      bodyLimit,
      summary:
        'Reads the files and plans their changes in a job, without changing the roster. Omitted choices do not change.',
      problems: ['form/invalid'],
      handle: ({ caller, params, body }) => imports.plan(caller, params.id, body),
    },
    repairImport: {
      bodyLimit,
      summary: 'Repairs cells of the files, all or none, and makes a new plan.',
      problems: ['form/invalid'],
      handle: ({ caller, params, body }) => imports.repair(caller, params.id, body.cells),
    },
    commitImport: {
      summary: 'Commits the given plan in a job, as one change that can be undone for 7 days.',
      problems: ['form/invalid'],
      handle: ({ caller, params, body }) => imports.commit(caller, params.id, body),
    },
    cancelImport: {
      action: 'roster.look-back',
      summary: 'Stops a commit partway. Committed changes stay and can be undone.',
      handle: ({ caller, params }) => imports.cancel(caller, params.id),
    },
    undoImport: {
      action: 'roster.look-back',
      summary: 'Undoes an import within 7 days, in a job. Later edits stay and are listed.',
      handle: ({ caller, params }) => imports.undo(caller, params.id),
    },
    discardImport: {
      action: 'roster.look-back',
      summary: 'Discards an import: data read from its files is deleted right away. Committed changes stay.',
      handle: ({ caller, params }) => imports.discard(caller, params.id),
    },
  }),
);

async function* bytesOf(body: unknown): AsyncGenerator<Uint8Array> {
  if (typeof body !== 'object' || body === null || !(Symbol.asyncIterator in body)) return;
  for await (const chunk of body as AsyncIterable<Uint8Array>) yield chunk;
}

const addFileRoutes = routes(
  { addImportFile },
  { tag: 'Imports', action: 'roster.import' },
  ({ imports }) => ({
    addImportFile: {
      summary:
        'Adds a CSV of at most 25 MB, or a ZIP of CSVs of at most 100 MB, as `application/octet-stream`. Columns that must not be stored are dropped first.',
      params: { name: z.string().check(z.minLength(1), z.maxLength(300)) },
      bodyLimit: importLimits.zipBytes,
      slowBody: true,
      handle: async ({ caller, params: { id, name }, request }) => {
        const added = await imports.addFile(caller, id, { name, bytes: bytesOf(request.body) });
        return mapOk(added, ({ files }) => ({ files: [...files] }));
      },
    },
  }),
);

/** Adds the upload of a roster's files (ROS-5). Streams their bytes, so that a file is never in memory as a whole. */
export const importFileRoutes: AddRoutes = (app, deps) => {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, payload, parsed) =>
      parsed(null, payload),
    );
    addFileRoutes(scope, deps);
  });
};
