import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Returns the ids of the user `postgres` when run as root, because PgBouncer refuses to run as root. */
function accountOf(folder: string): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  if (uid === undefined || gid === undefined) return {};
  chownSync(folder, uid, gid);
  return { uid, gid };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

export async function startBouncer(url: string, mode: 'session' | 'transaction') {
  const folder = mkdtempSync(join(tmpdir(), 'blockyard-bouncer-'));
  const { hostname, port: databasePort, username, pathname } = new URL(url);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
pooled = host=${hostname} port=${databasePort} user=${username} dbname=${pathname.slice(1)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
server_login_retry = 1
query_wait_timeout = 1
`,
  );
  const bouncer = spawn('pgbouncer', ['-q', file], { stdio: 'ignore', ...accountOf(folder) });
  const ended = once(bouncer, 'exit');
  return {
    url: `postgres://${username}@127.0.0.1:${port}/pooled`,
    stop: async () => {
      bouncer.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

export const hasBouncer = spawnSync('pgbouncer', ['--version']).status === 0;
