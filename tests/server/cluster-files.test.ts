import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { variableNames } from '#server/config.ts';
import { measureDatabase } from '#server/metrics/measure-database.ts';
import { createMetrics } from '#server/metrics/metrics.ts';

const read = (file: string): string => readFileSync(`cluster/${file}`, 'utf8');

type Rules = { readonly groups: readonly { readonly rules: readonly { readonly expr: string }[] }[] };
type Dashboard = { readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[] };

const alerts = (parse(read('prometheus/alerts.yml')) as Rules).groups.flatMap(({ rules }) => rules);
const panels = (JSON.parse(read('grafana/blockyard.json')) as Dashboard).panels.flatMap(
  ({ targets }) => targets,
);

/** The metric series that a process exports, with the labels that Prometheus adds. */
async function offered(): Promise<ReadonlyMap<string, readonly string[]>> {
  const metrics = createMetrics();
  measureDatabase(metrics, { connections: () => null, countJobs: () => Promise.resolve([]) });
  await metrics.registry.metrics();
  const added = ['job', 'instance'];
  const series = metrics.registry.getMetricsAsArray().flatMap((metric): [string, string[]][] => {
    const labels = [...added, ...((Reflect.get(metric, 'labelNames') as string[] | undefined) ?? [])];
    const parts = ['_bucket', '_sum', '_count'].map((end): [string, string[]] => [
      metric.name + end,
      [...labels, 'le'],
    ]);
    return [[metric.name, labels], ...(Reflect.has(metric, 'upperBounds') ? parts : [])];
  });
  return new Map([['up', added], ...series]);
}

const named = /\b((?:blockyard|nodejs|process)_\w+|up)\b(?:\{([^}]*)\})?/g;

test('[REL-4] every metric and label in the alerts and the dashboard exists', async () => {
  const series = await offered();
  const used = [...alerts, ...panels].flatMap(({ expr }) => [...expr.matchAll(named)]);
  expect(used.length).toBeGreaterThan(30);
  for (const [, name = '', selector = ''] of used) {
    const labels = [...selector.matchAll(/(\w+)\s*[=!]/g)].map(([, label]) => label);
    expect(series.get(name), name).toEqual(expect.arrayContaining(labels));
  }
});

test('[REL-4] every metric of ours is used in a dashboard or an alert', async () => {
  const expressions = [...alerts, ...panels].map(({ expr }) => expr).join('\n');
  const metrics = createMetrics();
  measureDatabase(metrics, { connections: () => null, countJobs: () => Promise.resolve([]) });
  const names = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  const ours = names.filter((name) => name.startsWith('blockyard_'));
  expect(ours.filter((name) => !expressions.includes(name))).toEqual([]);
});

test('[REL-2] the files for operators set only existing variables, and operations.md describes every variable', () => {
  const compose = [...read('compose.yaml').matchAll(/\b([A-Z]+(?:_[A-Z]+)*): /g)].map(([, name]) => name);
  const units = readdirSync('cluster/systemd').flatMap((unit) =>
    [...read(`systemd/${unit}`).matchAll(/^Environment=.*/gm)].flatMap(([line]) =>
      [...line.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name),
    ),
  );
  expect([...compose, ...units]).toEqual(
    expect.arrayContaining(['JOBS', 'METRICS_PORT', 'WORKER_HEALTH_PORT']),
  );
  for (const name of [...compose, ...units]) expect([...variableNames, 'NODE_ENV']).toContain(name);
  const page = readFileSync('docs/operations.md', 'utf8');
  expect(variableNames.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

function failureOf(program: string, args: readonly string[]): string | null {
  const addresses = ['SERVER_1', 'SERVER_2', 'PRIMARY', 'POSTGRES_1', 'POSTGRES_2'];
  const env = {
    ...process.env,
    ...Object.fromEntries(addresses.map((name, at) => [name, `127.0.0.1:${7_001 + at}`])),
    PATRONI_1: '8001',
    PATRONI_2: '8002',
  };
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env });
  return status === 0 ? null : `${stdout}\n${stderr}`;
}

const isInstalled = (program: string): boolean =>
  spawnSync(program, [program === 'haproxy' ? '-v' : '--version']).status === 0;

test.for([
  ['promtool', 'check', 'rules', 'cluster/prometheus/alerts.yml'],
  ['promtool', 'test', 'rules', 'cluster/prometheus/alerts-test.yml'],
  ['promtool', 'check', 'config', 'cluster/prometheus/prometheus.yml'],
  ['haproxy', '-c', '-f', 'cluster/haproxy/haproxy.cfg', '-f', 'cluster/haproxy/postgres.cfg'],
  ['systemd-analyze', 'verify', ...readdirSync('cluster/systemd').map((unit) => `cluster/systemd/${unit}`)],
])('[REL-4] %s accepts our files if it is installed', ([program = '', ...args], { skip }) => {
  if (!isInstalled(program)) skip(`${program} is not installed`);
  expect(failureOf(program, args)).toBeNull();
});
