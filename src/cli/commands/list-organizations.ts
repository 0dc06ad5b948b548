import { ok } from '#domain/result.ts';
import type { Cli } from '../cli.ts';
import { table } from '../output/table.ts';
import type { Reported } from '../report.ts';

/** Lists the user's organizations, with their ids for `--organization` (ORG-1). */
export async function listOrganizations({ app }: Cli): Reported {
  const listed = await app.organizations.list();
  if (!listed.ok) return listed;
  const rows = listed.value.map(({ id, name, kind, role }) => [id, name, kind, role]);
  return ok({ json: listed.value, text: table(['Organization', 'Name', 'Kind', 'Your role'], rows) });
}
