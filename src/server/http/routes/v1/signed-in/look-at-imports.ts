import { lookAtImportOperations as operations } from '#adapters/wire/v1/imports.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { importCardOf, importDetailOf, importRowsOf } from '#domain/imports/import-answers.ts';
import { mapOk, ok } from '#domain/result.ts';
import { always, mounter } from '../../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

type Imports = ServiceApp['imports'];

/** Planned and committed changes of imports, and issues in their files (ROS-5, R21). */
export function addLookAtImports(app: ApiScope, { imports }: Pick<ServiceApp, 'imports'>): void {
  addReading(app, imports);
  addPreview(app, imports);
}

function addReading(app: ApiScope, { list, byId, errors }: Imports): void {
  const mount = mounter(app, operations, { tag: 'Imports', action: 'roster.look-back' });
  mount(
    'listImports',
    { summary: 'The newest 200 imports of the organizations that the caller runs.' },
    async ({ caller }) => always((await list(caller)).map(importCardOf)),
  );

  mount(
    'readImport',
    { summary: 'An import: how far it has come, what was found, what it would do, and what was decided.' },
    async ({ caller, params }) => mapOk(await byId(caller, params.id), importDetailOf),
  );

  mount(
    'readImportErrors',
    {
      summary:
        'The rows of the files that have an issue, with what is wrong, where, and what would be right.',
    },
    async ({ caller, params }) =>
      mapOk(await errors(caller, params.id), (file) => ({ fileName: 'import-errors.csv', file })),
  );
}

function addPreview(app: ApiScope, { rows, issues }: Imports): void {
  const mount = mounter(app, operations, { tag: 'Imports', action: 'roster.look-back' });
  mount(
    'listImportRows',
    {
      summary: 'What an import would change, row by row from value to value; 100 behind a place.',
      problems: ['call/malformed'],
    },
    async ({ caller, params, query }) => {
      const { act = null, kind = null, after = '0' } = query;
      const page = await rows(caller, params.id, { act, kind, after: Number(after) });
      if (!page.ok) return page;
      return ok({ data: importRowsOf(page.value.rows), next: page.value.next });
    },
  );

  mount(
    'listImportIssues',
    {
      summary: 'What is wrong with the files of an import, with the rows as they stand; 100 behind a place.',
      problems: ['call/malformed'],
    },
    async ({ caller, params, query }) => {
      const { severity = null, after = '0' } = query;
      const page = await issues(caller, params.id, { severity, after: Number(after) });
      if (!page.ok) return page;
      const data = page.value.rows.map(({ cells, ...issue }) => ({
        ...issue,
        cells: cells === null ? null : [...cells],
      }));
      return ok({ data, next: page.value.next });
    },
  );
}
