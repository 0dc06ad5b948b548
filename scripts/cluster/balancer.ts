import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Databases } from './databases.ts';

/** The two ports of the balancer: for users, and for PgBouncer's connections to the primary. */
export type BalancerPorts = { readonly web: number; readonly primary: number };

/** Writes HAProxy's configuration for this machine, based on the files for operators. Returns HAProxy's arguments. */
export function balancerArgs(
  folder: string,
  ports: BalancerPorts,
  apis: readonly number[],
): readonly string[] {
  const servers = apis.map((port, at) => `  server server-${at + 1} 127.0.0.1:${port} check`);
  const web = readFileSync('cluster/haproxy/haproxy.cfg', 'utf8')
    .replace('maxconn 20000', 'maxconn 4000') // This machine limits the number of open files.
    .replace('bind :8080', `bind 127.0.0.1:${ports.web}`)
    .replaceAll(/(?:^ {2}server .*\n)+/gm, `${servers.join('\n')}\n`);
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, web);
  return ['-db', '-f', file, '-f', 'cluster/haproxy/postgres.cfg'];
}

const portOf = (address: string): string => address.split(':')[1] ?? '';

export const balancerEnv = (
  { primary }: BalancerPorts,
  { pg1, pg2 }: Databases['nodes'],
): Readonly<Record<string, string>> => ({
  PRIMARY: `127.0.0.1:${primary}`,
  POSTGRES_1: pg1.postgres,
  POSTGRES_2: pg2.postgres,
  PATRONI_1: portOf(pg1.patroni),
  PATRONI_2: portOf(pg2.patroni),
});
