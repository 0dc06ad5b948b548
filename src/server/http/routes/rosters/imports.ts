import * as z from 'zod/mini';
import { importOperations as operations } from '#adapters/wire/rosters/imports.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { importLimits } from '#domain/rosters/files/import-limits.ts';
import { mapOk } from '#domain/result.ts';
import { mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

type Imports = ServiceApp['imports'];

const bodyLimit = 1_000_000;

/** Roster imports: upload, plan, commit and undo (ROS-5). */
export function addImports(app: ApiScope, { imports }: Pick<ServiceApp, 'imports'>): void {
  addStarting(app, imports);
  addPlanning(app, imports);
  addEnding(app, imports);
}

function addStarting(app: ApiScope, { start, addFile }: Imports): void {
  const mount = mounter(app, operations, { tag: 'Imports' });
  mount(
    'startImport',
    {
      action: 'roster.import',
      summary:
        'Starts an import into an organization, before any file is added. A rehearsal makes the same plan with invented names and cannot be committed.',
      problems: ['form/invalid'],
    },
    async ({ caller, body }) => {
      const { organizationId, ...kind } = body;
      return start(caller, organizationId, kind);
    },
  );

  app.register(async (scope) => {
    // Streamed bytes: a file is never in memory as a whole.
    scope.addContentTypeParser('application/octet-stream', (_request, payload, parsed) =>
      parsed(null, payload),
    );
    mounter(scope, operations, { tag: 'Imports', action: 'roster.import' })(
      'addImportFile',
      {
        summary:
          'Adds a CSV of at most 25 MB, or a ZIP of CSVs of at most 100 MB, as `application/octet-stream`. Columns that must not be stored are dropped first.',
        params: { name: z.string().check(z.minLength(1), z.maxLength(300)) },
        bodyLimit: importLimits.zipBytes,
        slowBody: true,
      },
      async ({ caller, params: { id, name }, request }) => {
        const added = await addFile(caller, id, { name, bytes: bytesOf(request.body) });
        return mapOk(added, ({ files }) => ({ files: [...files] }));
      },
    );
  });
}

async function* bytesOf(body: unknown): AsyncGenerator<Uint8Array> {
  if (typeof body !== 'object' || body === null || !(Symbol.asyncIterator in body)) return;
  for await (const chunk of body as AsyncIterable<Uint8Array>) yield chunk;
}

function addPlanning(app: ApiScope, { plan, repair }: Imports): void {
  const mount = mounter(app, operations, { tag: 'Imports', action: 'roster.import', bodyLimit });
  mount(
    'planImport',
    {
      summary:
        'Reads the files and plans their changes in a job, without changing the roster. Omitted choices do not change.',
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) => plan(caller, params.id, body),
  );

  mount(
    'repairImport',
    { summary: 'Repairs cells of the files, all or none, and makes a new plan.', problems: ['form/invalid'] },
    ({ caller, params, body }) => repair(caller, params.id, body.cells),
  );
}

function addEnding(app: ApiScope, { commit, cancel, undo, discard }: Imports): void {
  const mount = mounter(app, operations, { tag: 'Imports' });
  mount(
    'commitImport',
    {
      action: 'roster.import',
      summary: 'Commits the given plan in a job, as one change that can be undone for 7 days.',
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) => commit(caller, params.id, body),
  );

  mount(
    'cancelImport',
    {
      action: 'roster.look-back',
      summary: 'Stops a commit partway. Committed changes stay and can be undone.',
    },
    ({ caller, params }) => cancel(caller, params.id),
  );

  mount(
    'undoImport',
    {
      action: 'roster.look-back',
      summary: 'Undoes an import within 7 days, in a job. Later edits stay and are listed.',
    },
    ({ caller, params }) => undo(caller, params.id),
  );

  mount(
    'discardImport',
    {
      action: 'roster.look-back',
      summary: 'Discards an import: data read from its files is deleted right away. Committed changes stay.',
    },
    ({ caller, params }) => discard(caller, params.id),
  );
}
