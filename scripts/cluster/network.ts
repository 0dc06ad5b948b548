import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

export const nodeNames = ['pg1', 'pg2'] as const;
export type Node = (typeof nodeNames)[number];
type Host = Node | 'etcd';

/** The addresses of the databases and of etcd. A network with namespaces has a link per database that can be cut. */
export type Network = {
  readonly addresses: Readonly<Record<Host, string>>;
  /** Returns the network namespace of a database, or null if it uses the network of this machine. */
  readonly namespaceOf: (node: Node) => string | null;
  /** Drops all packets between a database and other hosts, without an error on either side. Throws without namespaces. */
  readonly cut: (node: Node, hosts: readonly Host[]) => void;
  /** Undoes all cuts. */
  readonly heal: () => void;
  readonly close: () => void;
};

const localNetwork: Network = {
  addresses: { pg1: '127.0.0.1', pg2: '127.0.0.1', etcd: '127.0.0.1' },
  namespaceOf: () => null,
  cut: () => {
    throw new Error('Only root can cut the network.');
  },
  heal: () => undefined,
  close: () => undefined,
};

/** Whether this process can create network namespaces. */
export const canCutNetwork = (): boolean => process.getuid?.() === 0;

function ip(...args: readonly string[]): void {
  const { status, stderr } = spawnSync('ip', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr}`);
}

/** Puts each database into its own network namespace if this process is root. Otherwise all hosts have the address 127.0.0.1. */
export function openNetwork(): Network {
  if (!canCutNetwork()) return localNetwork;
  const id = `by${process.pid}`;
  // 198.18.0.0/15 is reserved for tests of networks (RFC 2544). The balancer connects from `.1`.
  const subnet = `198.18.${randomInt(256)}`;
  const addresses = { etcd: `${subnet}.2`, pg1: `${subnet}.11`, pg2: `${subnet}.12` };
  const namespaceOf = (node: Node): string => `${id}-${node}`;
  ip('link', 'add', id, 'type', 'bridge');
  for (const address of [`${subnet}.1`, addresses.etcd]) ip('address', 'add', `${address}/24`, 'dev', id);
  ip('link', 'set', id, 'up');
  for (const node of nodeNames) {
    const namespace = namespaceOf(node);
    ip('netns', 'add', namespace);
    ip('link', 'add', namespace, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace);
    ip('link', 'set', namespace, 'master', id, 'up');
    ip('-n', namespace, 'address', 'add', `${addresses[node]}/24`, 'dev', 'eth0');
    for (const device of ['lo', 'eth0']) ip('-n', namespace, 'link', 'set', device, 'up');
  }
  const cuts: { readonly namespace: string; readonly address: string }[] = [];
  return {
    addresses,
    namespaceOf,
    cut: (node, hosts) => {
      for (const host of hosts) {
        const cut = { namespace: namespaceOf(node), address: addresses[host] };
        // No reply reaches the other host, either.
        ip('-n', cut.namespace, 'route', 'add', 'blackhole', cut.address);
        cuts.push(cut);
      }
    },
    heal: () => {
      for (const { namespace, address } of cuts.splice(0))
        ip('-n', namespace, 'route', 'delete', 'blackhole', address);
    },
    close: () => {
      for (const node of nodeNames) ip('netns', 'delete', namespaceOf(node));
      ip('link', 'delete', id);
    },
  };
}
