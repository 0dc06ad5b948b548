import type { ClientApp } from '#application/client/client-app.ts';
import { ok } from '#domain/result.ts';
import { table } from '../output/table.ts';
import type { Reported } from '../report.ts';

/** Lists the classrooms that the user owns or teaches in, including archived ones (ROS-1). */
export async function listClassrooms({ app }: { readonly app: Pick<ClientApp, 'classrooms'> }): Reported {
  const listed = await app.classrooms.list();
  if (!listed.ok) return listed;
  const rows = listed.value.map(({ id, name, gradeBand, termName, archivedAt }) => [
    id,
    name,
    gradeBand ?? '',
    termName ?? '',
    archivedAt === null ? '' : 'archived',
  ]);
  return ok({ json: listed.value, text: table(['Classroom', 'Name', 'Grades', 'Term', ''], rows) });
}
