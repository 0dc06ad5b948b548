import { lookAtImportOperations as operations } from '#adapters/wire/rosters/imports.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { importCardOf, importDetailOf, importRowsOf } from '#domain/rosters/imports/import-answers.ts';
import { mapOk, ok } from '#domain/result.ts';
import { always, mounter } from '../../mount-operation.ts';
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
    { summary: 'The newest 200 imports of the organizations that the caller manages.' },
    async ({ caller }) => always((await list(caller)).map(importCardOf)),
  );

  mount(
    'readImport',
    { summary: 'An import: its state, the problems in its files, its plan and the choices made.' },
    async ({ caller, params }) => mapOk(await byId(caller, params.id), importDetailOf),
  );

  mount(
    'readImportErrors',
    {
      summary: 'The rows of the files with problems: each problem, its place and a suggested value.',
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
      summary: 'The changes of an import, row by row with old and new values; 100 after a place.',
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
      summary: 'The problems in the files of an import, with the rows; 100 after a place.',
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
