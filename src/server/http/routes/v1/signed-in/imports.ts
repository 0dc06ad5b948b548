import * as z from 'zod/mini';
import { importOperations as operations } from '#adapters/wire/v1/imports.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { importLimits } from '#domain/imports/import-limits.ts';
import { mapOk } from '#domain/result.ts';
import { mounter } from '../../../mount-operation.ts';
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
        'Begins an import into an organization, which is chosen before any file. A rehearsal plans the same with invented names, and cannot be committed.',
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
          'Adds a CSV of at most 25 MB, or a ZIP of them of at most 100 MB, as `application/octet-stream`. What may not be held of it is dropped before anything is stored.',
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
        'Reads the files and plans what they would change, by a job, and changes no roster. What is left out stays as it was decided.',
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) => plan(caller, params.id, body),
  );

  mount(
    'repairImport',
    { summary: 'Mends cells of what was read, all or none, and plans anew.', problems: ['form/invalid'] },
    ({ caller, params, body }) => repair(caller, params.id, body.cells),
  );
}

function addEnding(app: ApiScope, { commit, cancel, undo, discard }: Imports): void {
  const mount = mounter(app, operations, { tag: 'Imports' });
  mount(
    'commitImport',
    {
      action: 'roster.import',
      summary: 'Commits the plan that was seen, by a job, as one change that can be undone for 7 days.',
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) => commit(caller, params.id, body),
  );

  mount(
    'cancelImport',
    {
      action: 'roster.look-back',
      summary: 'Stops a commit half-way; what is committed stands, and can be undone.',
    },
    ({ caller, params }) => cancel(caller, params.id),
  );

  mount(
    'undoImport',
    {
      action: 'roster.look-back',
      summary:
        'Takes back within 7 days what an import did, by a job; what was edited since stays, and is listed.',
    },
    ({ caller, params }) => undo(caller, params.id),
  );

  mount(
    'discardImport',
    {
      action: 'roster.look-back',
      summary: 'Gives an import up: what its files say is erased at once. What was committed stays.',
    },
    ({ caller, params }) => discard(caller, params.id),
  );
}
