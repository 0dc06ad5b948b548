import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  commitImportRequest,
  importDoneResponse,
  importFilesResponse,
  importOrderedResponse,
  importStartedResponse,
  planImportRequest,
  repairImportRequest,
  startImportRequest,
} from '#adapters/wire/v1/imports.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { importLimits } from '#domain/imports/import-limits.ts';
import { importRefusals as refusals } from '#domain/imports/import-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

type Imports = ServiceApp['imports'];

const tags = ['Imports'];
const ofOne = z.object({ id: pathId });
const bodyLimit = 1_000_000;
const goesOn = { config: { action: 'roster.import' } } as const;
const looksBack = { config: { action: 'roster.look-back' } } as const;

/** Importing rosters: from a file to a plan, its commit, and back (ROS-5). */
export function addImports(app: ApiScope, { imports }: Pick<ServiceApp, 'imports'>): void {
  addStarting(app, imports);
  addPlanning(app, imports);
  addEnding(app, imports);
}

function addStarting(app: ApiScope, { start, addFile }: Imports): void {
  app.post(
    '/v1/app/imports',
    {
      ...goesOn,
      schema: {
        tags,
        operationId: 'startImport',
        summary:
          'Begins an import into an organization, which is chosen before any file. A rehearsal plans the same with invented names, and cannot be committed.',
        body: startImportRequest,
        response: { 200: importStartedResponse, ...describeProblems('form/invalid', ...refusals.start) },
      },
    },
    async (request, reply) => {
      const { organizationId, ...kind } = request.body;
      const started = await start(callerOf(request), organizationId, kind);
      return started.ok ? { data: started.value } : replyRefusal(reply, started.error);
    },
  );

  app.register(async (scope) => {
    const files = scope.withTypeProvider<ZodTypeProvider>();
    // Bytes as they come: a file is not in memory as a whole.
    files.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    files.put(
      '/v1/app/imports/:id/files/:name',
      {
        config: { ...goesOn.config, slowBody: true },
        bodyLimit: importLimits.zipBytes,
        schema: {
          tags,
          operationId: 'addImportFile',
          summary:
            'Adds a CSV of at most 25 MB, or a ZIP of them of at most 100 MB, as `application/octet-stream`. What may not be held of it is dropped before anything is stored.',
          params: z.object({ id: pathId, name: z.string().check(z.minLength(1), z.maxLength(300)) }),
          response: { 200: importFilesResponse, ...describeProblems(...refusals.addFile) },
        },
      },
      async (request, reply) => {
        const { id, name } = request.params;
        const bytes = bytesOf(request.body);
        const added = await addFile(callerOf(request), id, { name, bytes });
        return added.ok ? { data: { files: [...added.value.files] } } : replyRefusal(reply, added.error);
      },
    );
  });
}

/** The body as its bytes; no body is no bytes. */
async function* bytesOf(body: unknown): AsyncGenerator<Uint8Array> {
  if (typeof body !== 'object' || body === null || !(Symbol.asyncIterator in body)) return;
  for await (const chunk of body as AsyncIterable<Uint8Array>) yield chunk;
}

function addPlanning(app: ApiScope, { plan, repair }: Imports): void {
  app.put(
    '/v1/app/imports/:id/plan',
    {
      ...goesOn,
      bodyLimit,
      schema: {
        tags,
        operationId: 'planImport',
        summary:
          'Reads the files and plans what they would change, by a job, and changes no roster. What is left out stays as it was decided.',
        params: ofOne,
        body: planImportRequest,
        response: { 200: importOrderedResponse, ...describeProblems('form/invalid', ...refusals.plan) },
      },
    },
    async (request, reply) => {
      const ordered = await plan(callerOf(request), request.params.id, request.body);
      return ordered.ok ? { data: ordered.value } : replyRefusal(reply, ordered.error);
    },
  );

  app.patch(
    '/v1/app/imports/:id/rows',
    {
      ...goesOn,
      bodyLimit,
      schema: {
        tags,
        operationId: 'repairImport',
        summary: 'Mends cells of what was read, all or none, and plans anew.',
        params: ofOne,
        body: repairImportRequest,
        response: { 200: importOrderedResponse, ...describeProblems('form/invalid', ...refusals.repair) },
      },
    },
    async (request, reply) => {
      const ordered = await repair(callerOf(request), request.params.id, request.body.cells);
      return ordered.ok ? { data: ordered.value } : replyRefusal(reply, ordered.error);
    },
  );
}

function addEnding(app: ApiScope, { commit, cancel, undo, discard }: Imports): void {
  app.post(
    '/v1/app/imports/:id/commit',
    {
      ...goesOn,
      schema: {
        tags,
        operationId: 'commitImport',
        summary: 'Commits the plan that was seen, by a job, as one change that can be undone for 7 days.',
        params: ofOne,
        body: commitImportRequest,
        response: { 200: importOrderedResponse, ...describeProblems('form/invalid', ...refusals.commit) },
      },
    },
    async (request, reply) => {
      const ordered = await commit(callerOf(request), request.params.id, request.body);
      return ordered.ok ? { data: ordered.value } : replyRefusal(reply, ordered.error);
    },
  );

  app.post(
    '/v1/app/imports/:id/cancel',
    {
      ...looksBack,
      schema: {
        tags,
        operationId: 'cancelImport',
        summary: 'Stops a commit half-way; what is committed stands, and can be undone.',
        params: ofOne,
        response: { 200: importDoneResponse, ...describeProblems(...refusals.cancel) },
      },
    },
    async (request, reply) => {
      const canceled = await cancel(callerOf(request), request.params.id);
      return canceled.ok ? { data: null } : replyRefusal(reply, canceled.error);
    },
  );

  app.post(
    '/v1/app/imports/:id/undo',
    {
      ...looksBack,
      schema: {
        tags,
        operationId: 'undoImport',
        summary:
          'Takes back within 7 days what an import did, by a job; what was edited since stays, and is listed.',
        params: ofOne,
        response: { 200: importOrderedResponse, ...describeProblems(...refusals.undo) },
      },
    },
    async (request, reply) => {
      const ordered = await undo(callerOf(request), request.params.id);
      return ordered.ok ? { data: ordered.value } : replyRefusal(reply, ordered.error);
    },
  );

  app.delete(
    '/v1/app/imports/:id',
    {
      ...looksBack,
      schema: {
        tags,
        operationId: 'discardImport',
        summary: 'Gives an import up: what its files say is erased at once. What was committed stays.',
        params: ofOne,
        response: { 200: importDoneResponse, ...describeProblems(...refusals.discard) },
      },
    },
    async (request, reply) => {
      const discarded = await discard(callerOf(request), request.params.id);
      return discarded.ok ? { data: null } : replyRefusal(reply, discarded.error);
    },
  );
}
