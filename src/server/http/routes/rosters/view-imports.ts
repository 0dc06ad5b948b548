import { viewImportOperations as operations } from '#adapters/wire/rosters/imports.ts';
import { importCardOf, importDetailOf, importRowsOf } from '#domain/rosters/imports/import-answers.ts';
import { mapOk, ok } from '#domain/result.ts';
import { always, routes } from '../../mount-operation.ts';

/** Routes for planned and committed changes of imports, and issues in their files (ROS-5, R21). */
export const viewImportRoutes = routes(
  operations,
  { tag: 'Imports', action: 'roster.look-back' },
  ({ imports }) => ({
    listImports: {
      summary: 'The newest 200 imports of the organizations that the caller manages.',
      handle: async ({ caller }) => always((await imports.list(caller)).map(importCardOf)),
    },
    readImport: {
      summary: 'An import: its state, the problems in its files, its plan and the choices made.',
      handle: async ({ caller, params }) => mapOk(await imports.byId(caller, params.id), importDetailOf),
    },
    readImportErrors: {
      summary: 'The rows of the files with problems: each problem, its place and a suggested value.',
      handle: async ({ caller, params }) =>
        mapOk(await imports.errors(caller, params.id), (file) => ({ fileName: 'import-errors.csv', file })),
    },
    listImportRows: {
      summary: 'The changes of an import, row by row with old and new values; 100 after a place.',
      problems: ['call/malformed'],
      handle: async ({ caller, params, query }) => {
        const { act = null, kind = null, after = '0' } = query;
        const page = await imports.rows(caller, params.id, { act, kind, after: Number(after) });
        if (!page.ok) return page;
        return ok({ data: importRowsOf(page.value.rows), next: page.value.next });
      },
    },
    listImportIssues: {
      summary: 'The problems in the files of an import, with the rows; 100 after a place.',
      problems: ['call/malformed'],
      handle: async ({ caller, params, query }) => {
        const { severity = null, after = '0' } = query;
        const page = await imports.issues(caller, params.id, { severity, after: Number(after) });
        if (!page.ok) return page;
        const data = page.value.rows.map(({ cells, ...issue }) => ({
          ...issue,
          cells: cells === null ? null : [...cells],
        }));
        return ok({ data, next: page.value.next });
      },
    },
  }),
);
