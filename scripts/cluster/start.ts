import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openMailSink } from '../../tests/server/worker/mail-sink.ts';
import { balancerArgs, balancerEnv } from './balancer.ts';
import { buildRelease, type Release } from './build.ts';
import { type Databases, prepareFolder, startDatabases } from './databases.ts';
import { type Network, openNetwork } from './network.ts';
import { answers, answersSql, freePorts, Processes, until } from './processes.ts';

export const apiNames = ['api-1', 'api-2', 'api-3'] as const;
export const workerNames = ['worker-1', 'worker-2'] as const;
type Server = (typeof apiNames)[number] | (typeof workerNames)[number];

export type Cluster = {
  readonly folder: string;
  readonly origin: string;
  readonly databases: Databases;
  readonly network: Network;
  readonly processes: Processes;
  readonly received: readonly string[];
  readonly startServer: (name: Server, release?: Release) => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Say = (line: string) => void;

/**
 * Starts etcd, two PostgreSQL nodes with Patroni, PgBouncer, three servers, two workers and HAProxy on free ports, in a temporary folder. `stop` ends all
 * processes and removes the folder.
 */
export async function startCluster(say: Say): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'blockyard-cluster-'));
  prepareFolder(folder);
  const processes = new Processes(folder);
  const mail = await openMailSink();
  const network = openNetwork();
  const stop = async (): Promise<void> => {
    network.heal();
    await processes.endAll();
    network.close();
    await mail.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const opened = await open({ folder, processes, network, smtpUrl: mail.url }, say);
    return { ...opened, received: mail.received, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Place = {
  readonly folder: string;
  readonly processes: Processes;
  readonly network: Network;
  readonly smtpUrl: string;
};

async function open(place: Place, say: Say): Promise<Omit<Cluster, 'received' | 'stop'>> {
  const { folder, processes, network } = place;
  const [web = 0, primary = 0, ...own] = await freePorts(2 + 2 * (apiNames.length + workerNames.length));
  const databases = await startDatabases(place, primary);
  const portsOf = (name: Server) => {
    const at = 2 * [...apiNames, ...workerNames].indexOf(name);
    return { port: own[at] ?? 0, metricsPort: own[at + 1] ?? 0 };
  };
  say('PostgreSQL with a synchronous standby runs');
  processes.start('haproxy', {
    program: 'haproxy',
    args: balancerArgs(
      folder,
      { web, primary },
      apiNames.map((name) => portsOf(name).port),
    ),
    env: balancerEnv({ web, primary }, databases.nodes),
  });
  await until('the way to the primary', () => answersSql(databases.url)).catch((error: unknown) => {
    throw new Error(['pgbouncer', 'haproxy'].map((name) => processes.lastLines(name)).join('\n'), {
      cause: error,
    });
  });
  // The builds are inside the project, so that Node finds its packages.
  const built = new Map<Release, ReturnType<typeof buildRelease>>();
  const build = (release: Release): ReturnType<typeof buildRelease> => {
    const building = built.get(release) ?? buildRelease(resolve('.cache/cluster'), release);
    built.set(release, building);
    return building;
  };
  await build('this');
  say('the servers are built');
  const startServer = async (name: Server, release: Release = 'this'): Promise<void> => {
    const { file, clientDir } = await build(release);
    const { port, metricsPort } = portsOf(name);
    processes.start(name, {
      program: process.execPath,
      args: [file],
      env: {
        NODE_ENV: 'production',
        DATABASE_URL: databases.url,
        SMTP_URL: place.smtpUrl,
        CLIENT_DIR: clientDir,
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        WORKER: name.startsWith('worker') ? 'on' : 'off',
      },
    });
    await until(`${name} is ready`, async () => {
      if (!processes.isRunning(name)) throw new Error(`${name} ended:\n${processes.lastLines(name)}`);
      return answers(`http://127.0.0.1:${metricsPort}/readyz`);
    });
  };
  for (const name of [...apiNames, ...workerNames]) await startServer(name);
  const origin = `http://127.0.0.1:${web}`;
  await until('the balancer', () => answers(`${origin}/healthz`));
  say(`three servers and two workers run behind ${origin}`);
  return { folder, origin, databases, network, processes, startServer };
}
