import * as z from 'zod/mini';
import {
  importIssuesQuery,
  importIssuesResponse,
  importResponse,
  importRowsQuery,
  importRowsResponse,
  importsResponse,
} from '#adapters/wire/v1/imports.ts';
import { importCardOf, importDetailOf, importRowsOf } from '#domain/imports/import-answers.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { importRefusals as refusals } from '#domain/imports/import-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

type Imports = ServiceApp['imports'];

const tags = ['Imports'];
const ofOne = z.object({ id: pathId });
const looksBack = { config: { action: 'roster.look-back' } } as const;
const csv = { description: 'A CSV file.', content: { 'text/csv': { schema: z.string() } } };

/** What imports would do or did, and what is wrong with their files (ROS-5, R21). */
export function addLookAtImports(app: ApiScope, { imports }: Pick<ServiceApp, 'imports'>): void {
  addReading(app, imports);
  addPreview(app, imports);
}

function addReading(app: ApiScope, { list, byId, errors }: Imports): void {
  app.get(
    '/v1/app/imports',
    {
      ...looksBack,
      schema: {
        tags,
        operationId: 'listImports',
        summary: 'The newest 200 imports of the organizations that the caller runs.',
        response: { 200: importsResponse, ...describeProblems(...refusals.list) },
      },
    },
    async (request) => ({ data: (await list(callerOf(request))).map(importCardOf) }),
  );

  app.get(
    '/v1/app/imports/:id',
    {
      ...looksBack,
      schema: {
        tags,
        operationId: 'readImport',
        summary: 'An import: how far it has come, what was found, what it would do, and what was decided.',
        params: ofOne,
        response: { 200: importResponse, ...describeProblems(...refusals.read) },
      },
    },
    async (request, reply) => {
      const found = await byId(callerOf(request), request.params.id);
      return found.ok ? { data: importDetailOf(found.value) } : replyRefusal(reply, found.error);
    },
  );

  app.get(
    '/v1/app/imports/:id/errors.csv',
    {
      ...looksBack,
      schema: {
        tags,
        operationId: 'readImportErrors',
        summary:
          'The rows of the files that have an issue, with what is wrong, where, and what would be right.',
        params: ofOne,
        response: { 200: csv, ...describeProblems(...refusals.errors) },
      },
    },
    async (request, reply) => {
      const file = await errors(callerOf(request), request.params.id);
      if (!file.ok) return replyRefusal(reply, file.error);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="import-errors.csv"')
        .send(file.value);
    },
  );
}

function addPreview(app: ApiScope, { rows, issues }: Imports): void {
  app.get(
    '/v1/app/imports/:id/rows',
    {
      ...looksBack,
      schema: {
        tags,
        operationId: 'listImportRows',
        summary: 'What an import would change, row by row from value to value; 100 behind a place.',
        params: ofOne,
        querystring: importRowsQuery,
        response: { 200: importRowsResponse, ...describeProblems('call/malformed', ...refusals.rows) },
      },
    },
    async (request, reply) => {
      const { act = null, kind = null, after = '0' } = request.query;
      const page = await rows(callerOf(request), request.params.id, { act, kind, after: Number(after) });
      if (!page.ok) return replyRefusal(reply, page.error);
      return { data: importRowsOf(page.value.rows), next: page.value.next };
    },
  );

  app.get(
    '/v1/app/imports/:id/issues',
    {
      ...looksBack,
      schema: {
        tags,
        operationId: 'listImportIssues',
        summary:
          'What is wrong with the files of an import, with the rows as they stand; 100 behind a place.',
        params: ofOne,
        querystring: importIssuesQuery,
        response: { 200: importIssuesResponse, ...describeProblems('call/malformed', ...refusals.issues) },
      },
    },
    async (request, reply) => {
      const { severity = null, after = '0' } = request.query;
      const page = await issues(callerOf(request), request.params.id, { severity, after: Number(after) });
      if (!page.ok) return replyRefusal(reply, page.error);
      const data = page.value.rows.map(({ cells, ...issue }) => ({
        ...issue,
        cells: cells === null ? null : [...cells],
      }));
      return { data, next: page.value.next };
    },
  );
}
