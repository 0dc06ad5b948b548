import { setTimeout as wait } from 'node:timers/promises';
import type { Load } from './load.ts';
import { canCutNetwork, type Node, nodeNames } from './network.ts';
import { until } from './processes.ts';
import { restore } from './restore.ts';
import { apiNames, type Cluster, workerNames } from './start.ts';

export type Fault = (cluster: Cluster, say: (line: string) => void, load: Load) => Promise<void>;

const frozenMs = 30_000;

const nodeOf = async ({ databases }: Cluster, role: 'primary' | 'synchronous'): Promise<Node> => {
  let node: Node | null = null;
  await until(`the ${role}`, async () => (node = await databases.find(role)) !== null);
  if (node === null) throw new Error(`no ${role}`);
  return node;
};

const haveBoth = async (cluster: Cluster): Promise<void> => {
  await nodeOf(cluster, 'primary');
  await nodeOf(cluster, 'synchronous');
};

/** Waits until the other database is the primary, and reports the time since `began`. */
async function untilFailover(
  { databases }: Cluster,
  given: { readonly former: Node; readonly began: number; readonly say: Parameters<Fault>[1] },
): Promise<void> {
  const { former, began, say } = given;
  await until('a new primary', async () => ![null, former].includes(await databases.find('primary')));
  say(`${await databases.find('primary')} is the primary after ${(Date.now() - began) / 1_000} s`);
}

const killServer =
  (name: (typeof apiNames)[number] | (typeof workerNames)[number]): Fault =>
  async ({ processes, startServer }) => {
    await processes.end(name, 'SIGKILL');
    await wait(10_000);
    await startServer(name);
  };

const killNode =
  (role: 'primary' | 'synchronous'): Fault =>
  async (cluster, say) => {
    const { databases } = cluster;
    const node = await nodeOf(cluster, role);
    const began = Date.now();
    databases.signalNode(node, 'SIGKILL');
    if (role === 'primary') {
      await untilFailover(cluster, { former: node, began, say });
    }
    await wait(10_000);
    databases.startNode(node);
    await haveBoth(cluster);
    say(`both databases run again after ${(Date.now() - began) / 1_000} s`);
  };

const freezeServer: Fault = async ({ processes }) => {
  processes.signal('api-1', 'SIGSTOP');
  await wait(frozenMs);
  processes.signal('api-1', 'SIGCONT');
};

const freezeNode =
  (role: 'primary' | 'synchronous'): Fault =>
  async (cluster) => {
    const node = await nodeOf(cluster, role);
    cluster.databases.signalNode(node, 'SIGSTOP');
    await wait(frozenMs);
    cluster.databases.signalNode(node, 'SIGCONT');
    await haveBoth(cluster);
  };

/** Cuts the network between the databases. Both still reach etcd and the clients. */
const cutReplication: Fault = async (cluster) => {
  const { network } = cluster;
  network.cut('pg1', ['pg2']);
  network.cut('pg2', ['pg1']);
  await wait(frozenMs);
  network.heal();
  await haveBoth(cluster);
};

/** Cuts the primary off from etcd and the standby, while clients still reach it. It must not acknowledge writes of its own. */
const cutPrimary: Fault = async (cluster, say) => {
  const { network } = cluster;
  const node = await nodeOf(cluster, 'primary');
  const began = Date.now();
  network.cut(node, ['etcd', ...nodeNames.filter((other) => other !== node)]);
  await untilFailover(cluster, { former: node, began, say });
  await wait(10_000);
  network.heal();
  await haveBoth(cluster);
  say(`both databases run again after ${(Date.now() - began) / 1_000} s`);
};

/** Replaces the servers one by one with the next release. The first new server runs the migration. */
const upgrade: Fault = async ({ processes, startServer }) => {
  for (const name of [...apiNames, ...workerNames]) {
    await processes.end(name, 'SIGTERM');
    await startServer(name, 'next');
  }
};

export const faults = {
  none: () => wait(10_000),
  'kill-api': killServer('api-1'),
  'kill-worker': killServer('worker-1'),
  'kill-standby': killNode('synchronous'),
  'kill-primary': killNode('primary'),
  'freeze-api': freezeServer,
  'freeze-standby': freezeNode('synchronous'),
  'freeze-primary': freezeNode('primary'),
  'cut-replication': cutReplication,
  'cut-primary': cutPrimary,
  upgrade,
  restore,
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof faults;

/** The faults that this account can cause. Only root can cut the network. */
export const possibleFaults = (): readonly FaultName[] =>
  (Object.keys(faults) as readonly FaultName[]).filter((name) => canCutNetwork() || !name.startsWith('cut-'));
