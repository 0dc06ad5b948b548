import type { ClientApp } from '#application/client/client-app.ts';
import type { ImportCard } from '#domain/rosters/imports/import-view.ts';
import { ok } from '#domain/result.ts';
import { table } from '../output/table.ts';
import type { Reported } from '../report.ts';

const row = ({ id, at, organization, state, files, counts }: ImportCard): readonly string[] => [
  id,
  new Date(at).toISOString().slice(0, 10),
  organization.name,
  state,
  files.map(({ name }) => name).join(', '),
  counts === null ? '' : `${counts.students.added} / ${counts.students.changed}`,
];

/** Lists the imports of organizations that the user runs, newest first. */
export async function listImports({ app }: { readonly app: Pick<ClientApp, 'imports'> }): Reported {
  const listed = await app.imports.list();
  if (!listed.ok) return listed;
  const head = ['Import', 'Day', 'School', 'State', 'Files', 'Students added / changed'];
  return ok({ json: listed.value, text: table(head, listed.value.map(row)) });
}
