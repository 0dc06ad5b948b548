import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from './client.ts';

/** The manager of a district, and the ID of the district. */
export type Importer = { readonly account: string; readonly organization: string };

export const studentsPerFile = 25;
const pollMs = 1_000;

/**
 * Imports a class list into a district as the web app does: upload, plan, commit. Returns the given names of its students once the import is committed.
 * Throws if the import fails.
 */
export async function importOnce(
  { account, organization }: Importer,
  name: () => string,
  send: (call: Call) => Promise<unknown>,
): Promise<readonly string[]> {
  const headers = { authorization: `Bearer ${account}` };
  const call = async (method: Call['method'], path: string, body?: object | string) =>
    (await send({
      method,
      path: `/v1/app/imports${path}`,
      headers,
      ...(body === undefined ? {} : { body }),
    })) as { readonly id: string; readonly state: string; readonly plan: number };
  const { id } = await call('POST', '', { organizationId: organization });
  const reach = async (state: string): Promise<{ readonly plan: number }> => {
    for (;;) {
      const found = await call('GET', `/${id}`);
      if (found.state === state) return found;
      if (found.state === 'failed') throw new Error(`the import ${id} failed`);
      await wait(pollMs);
    }
  };
  const names = Array.from({ length: studentsPerFile }, name);
  const rows = names.map((given) => `${given},Lee,4,Class ${id}`);
  await call('PUT', `/${id}/files/students.csv`, ['First name,Last name,Grade,Class', ...rows].join('\r\n'));
  await call('PUT', `/${id}/plan`, {});
  const { plan } = await reach('ready');
  await call('POST', `/${id}/commit`, { plan, confirm: null });
  await reach('committed');
  return names;
}
