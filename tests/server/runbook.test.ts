import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { variableNames } from '#server/config.ts';
import { postgresDatabase, testDatabaseUrl } from '../adapters/server/postgres/test-databases.ts';

const page = readFileSync('docs/runbook.md', 'utf8');
type Block = { readonly info: string; readonly text: string };
const blocks: readonly Block[] = [...page.matchAll(/^ *```(sh\b.*)\n([\s\S]*?)^ *```$/gm)].map(
  ([, info = '', text = '']) => ({ info, text }),
);
const runnable = blocks.filter(({ info }) => info === 'sh run').map(({ text }) => text);

test('[REL-10] the runbook names only variables, scripts, files and alerts that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object };
  const commands = blocks.map(({ text }) => text).join('\n');
  const npm = [...page.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(npm.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  const files = [...page.matchAll(/\b((?:cluster|docs|scripts)\/[\w./-]*\w)/g)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  /** Variables of the runbook itself, in addition to those of the service. */
  const given = ['RESTORED_URL', 'PROJECT'];
  const variables = [
    ...[...commands.matchAll(/\$([A-Z_]+)/g)].map(([, name = '']) => name),
    ...[...page.matchAll(/`([A-Z]+(?:_[A-Z]+)+)(?:=\w+)?`/g)].map(([, name = '']) => name),
  ];
  expect(variables.filter((name) => ![...given, ...variableNames].includes(name))).toEqual([]);
  const rules = parse(readFileSync('cluster/prometheus/alerts.yml', 'utf8')) as {
    readonly groups: readonly { readonly rules: readonly { readonly alert: string }[] }[];
  };
  const alerts = rules.groups.flatMap((group) => group.rules.map(({ alert }) => alert));
  const named = [...page.matchAll(/\*\*`(\w+)`/g)].map(([, name = '']) => name);
  expect(alerts).toEqual(expect.arrayContaining(named));
  expect(named.length).toBeGreaterThan(5);
});

test.runIf(testDatabaseUrl)(
  '[REL-10] every command in the runbook that is marked as executable runs, including the restore',
  async ({ skip }) => {
    const isThere = (program: string): boolean => spawnSync('which', [program]).status === 0;
    for (const program of ['psql', 'pg_dump', 'openssl'])
      if (!isThere(program)) skip(`${program} is missing`);
    const place = postgresDatabase(testDatabaseUrl ?? '');
    const database = await place.open();
    const folder = mkdtempSync(join(tmpdir(), 'blockyard-runbook-'));
    const name = `restored_${Date.now()}`;
    const env = {
      ...process.env,
      DATABASE_URL: place.url,
      RESTORED_URL: new URL(`/${name}`, testDatabaseUrl).href,
      PROJECT: process.cwd(),
    };
    const run = (script: string) =>
      spawnSync('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder, env, encoding: 'utf8' });
    try {
      expect(runnable.length).toBeGreaterThan(8);
      for (const text of runnable) {
        if (text.includes('promtool') && !isThere('promtool')) continue;
        const { status, stderr } = run(text.replaceAll('blockyard_restored', name));
        expect([text, status, stderr]).toEqual([text, 0, expect.anything()]);
      }
    } finally {
      run(`psql "$DATABASE_URL" -c 'drop database if exists ${name}'`);
      rmSync(folder, { recursive: true });
      await database.close();
      await place.drop();
    }
  },
  60_000,
);
