import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Network, type Node, nodeNames } from './network.ts';
import { answers, databaseAccount, freePorts, type Processes, signalTree, until } from './processes.ts';

export type Databases = {
  readonly url: string;
  /** The addresses (`host:port`) of PostgreSQL and Patroni. */
  readonly nodes: Readonly<Record<Node, { readonly postgres: string; readonly patroni: string }>>;
  /** Returns the primary or the synchronous standby, or null if there is none at the moment. */
  readonly find: (role: 'primary' | 'synchronous') => Promise<Node | null>;
  readonly direct: (node: Node) => string;
  readonly startNode: (node: Node) => void;
  /** Sends a signal to PostgreSQL and Patroni of a node, such as a kill or a freeze, to simulate a machine failure. */
  readonly signalNode: (node: Node, signal: NodeJS.Signals) => void;
};

export const binDir = (): string | undefined =>
  ['17', '16', '15'].map((v) => `/usr/lib/postgresql/${v}/bin`).find((dir) => existsSync(`${dir}/postgres`));

type Place = { readonly folder: string; readonly processes: Processes; readonly network: Network };

function patroniConfig(
  name: Node,
  { postgres, patroni }: Databases['nodes'][Node],
  { folder, etcd }: { readonly folder: string; readonly etcd: string },
) {
  const at = (address: string) => ({ listen: address, connect_address: address });
  const account = (username: string) => ({ username, password: 'local' });
  return {
    scope: 'blockyard',
    name,
    restapi: at(patroni),
    // Version 2 of etcd's API. With version 3, Patroni before 3.1 can keep an outdated copy after a pause and never name a standby again
    // (patroni/patroni#2779).
    etcd: { host: etcd },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        maximum_lag_on_failover: 1_048_576,
        // Acknowledged commits are on both nodes. If there is no standby, the primary continues alone.
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 200,
            wal_log_hints: 'on',
            wal_keep_size: '256MB',
            wal_sender_timeout: '10s',
            wal_receiver_timeout: '10s',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
      pg_hba: ['local all all trust', 'host all all all trust', 'host replication all all trust'],
    },
    postgresql: {
      ...at(postgres),
      data_dir: join(folder, name),
      bin_dir: binDir(),
      pgpass: join(folder, `${name}.pgpass`),
      authentication: {
        superuser: account('postgres'),
        replication: account('replicator'),
        rewind: account('rewinder'),
      },
      parameters: { unix_socket_directories: folder },
    },
  };
}

/** Session mode, because the service prepares statements, listens for notifications, and sets limits for its session. */
const bouncerConfig = (port: number, database: number, folder: string): string => `[databases]
blockyard = host=127.0.0.1 port=${database} user=blockyard
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir = ${folder}
auth_type = any
pool_mode = session
max_client_conn = 500
default_pool_size = 150
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 3
ignore_startup_parameters = extra_float_digits
`;

/** Starts etcd, two PostgreSQL nodes with Patroni, and PgBouncer, which connects to the primary through `primaryPort`. */
export async function startDatabases(
  { folder, processes, network }: Place,
  primaryPort: number,
): Promise<Databases> {
  const [etcdPort = 0, peer = 0, bouncer = 0, ...own] = await freePorts(7);
  const { addresses } = network;
  const etcd = `${addresses.etcd}:${etcdPort}`;
  const etcdUrl = `http://${etcd}`;
  processes.start('etcd', {
    program: 'etcd',
    args: [
      '--data-dir',
      join(folder, 'etcd'),
      '--listen-client-urls',
      etcdUrl,
      '--advertise-client-urls',
      etcdUrl,
      '--listen-peer-urls',
      `http://127.0.0.1:${peer}`,
      '--enable-v2',
      '--log-level',
      'error',
    ],
  });
  await until('etcd', () => answers(`${etcdUrl}/health`));
  const nodes = {
    pg1: { postgres: `${addresses.pg1}:${own[0]}`, patroni: `${addresses.pg1}:${own[1]}` },
    pg2: { postgres: `${addresses.pg2}:${own[2]}`, patroni: `${addresses.pg2}:${own[3]}` },
  };
  const startNode = (name: Node): void => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(patroniConfig(name, nodes[name], { folder, etcd })));
    processes.start(name, {
      program: 'patroni',
      args: [file],
      asPostgres: true,
      namespace: network.namespaceOf(name),
    });
  };
  const find: Databases['find'] = async (role) => {
    for (const name of nodeNames) if (await answers(`http://${nodes[name].patroni}/${role}`)) return name;
    return null;
  };
  startNode('pg1');
  await until('the primary', async () => (await find('primary')) !== null);
  startNode('pg2');
  await until('the synchronous standby', async () => (await find('synchronous')) !== null);
  const direct = (name: Node): string => `postgres://postgres@${nodes[name].postgres}/postgres`;
  const client = new pg.Client({ connectionString: direct('pg1') });
  await client.connect();
  await client.query('create role blockyard login');
  await client.query(
    "create database blockyard owner blockyard template template0 encoding 'UTF8' locale_provider icu icu_locale 'en-US'",
  );
  await client.end();
  const bouncerFile = join(folder, 'pgbouncer.ini');
  writeFileSync(bouncerFile, bouncerConfig(bouncer, primaryPort, folder));
  processes.start('pgbouncer', { program: 'pgbouncer', args: [bouncerFile], asPostgres: true });
  return {
    url: `postgres://blockyard@127.0.0.1:${bouncer}/blockyard`,
    nodes,
    find,
    direct: (name) => direct(name).replace(/postgres$/, 'blockyard'),
    startNode,
    signalNode: (name, signal) => {
      processes.signal(name, signal);
      const file = join(folder, name, 'postmaster.pid');
      if (existsSync(file)) signalTree(Number(readFileSync(file, 'utf8').split('\n')[0]), signal);
    },
  };
}

/** Creates the folder of a cluster, which this account and the database account can use. */
export function prepareFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const account = databaseAccount();
  if (account !== null) chownSync(folder, account.uid, account.gid);
}
