import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCli } from '../../scripts/build/build-cli.ts';
import { buildPackage } from '../../scripts/build/build-package.ts';
import { aLesson } from '../builders/a-lesson.ts';
import { aServer } from './a-server.ts';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const npm = (cwd: string, ...args: readonly string[]) =>
  run('npm', [...args, '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd,
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });

type Manifest = {
  readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string }>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
};

const samplesIn = (readme: string) =>
  [...readme.matchAll(/```js\n(.*?)```\n(?:\n```text\n(.*?)```)?/gs)].map(([, code = '', output = null]) => ({
    code,
    output,
  }));

let folder: string;
let host: string;
let nodes: Readonly<Record<20 | 24, string>>;
let manifest: Manifest;
let samples: ReturnType<typeof samplesIn>;

/** Installs the packed package in an empty project, with Node 20. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'blockyard-package-'));
  const built = path.join(folder, 'package');
  await buildPackage(root, built);
  await npm(folder, 'pack', built);
  host = mkdtempSync(path.join(folder, 'host-'));
  writeFileSync(path.join(host, 'package.json'), '{ "private": true, "type": "module" }');
  manifest = JSON.parse(readFileSync(path.join(built, 'package.json'), 'utf8')) as Manifest;
  const peers = Object.entries(manifest.peerDependencies).map(([name, range]) => `${name}@${range}`);
  const nodeOfPlatform = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const packed = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '';
  await npm(
    host,
    'install',
    path.join('..', packed),
    ...peers,
    '@types/node@24',
    `node-20@npm:${nodeOfPlatform}@20`,
  );
  const executable = process.platform === 'win32' ? 'node.exe' : 'node';
  nodes = { 20: path.join(host, 'node_modules/node-20/bin', executable), 24: process.execPath };
  samples = samplesIn(readFileSync(path.join(host, 'node_modules/blockyard/README.md'), 'utf8'));
  samples.forEach(({ code }, at) => {
    writeFileSync(path.join(host, `sample-${at}.ts`), code);
    writeFileSync(path.join(host, `sample-${at}.js`), code);
  });
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 300_000);

const entryPoints = (): readonly string[] =>
  Object.keys(manifest.exports).map(
    (point) => `blockyard${point.slice(1).replace('*', 'identity/navigation/paths')}`,
  );

const runOn = (
  version: 20 | 24,
  file: string,
  env: Readonly<Record<string, string>> = {},
  ...words: readonly string[]
) => run(nodes[version], [file, ...words], { cwd: host, env: { PATH: process.env['PATH'] ?? '', ...env } });

/** Type-checks files of the host project and the package's declarations. Returns the compiler errors. */
const typeCheck = (lib: readonly string[], files: readonly string[]) => {
  const compilerOptions = { module: 'nodenext', strict: true, noEmit: true, lib, types: ['node'] };
  writeFileSync(path.join(host, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  return run(process.execPath, [compiler], { cwd: host }).then(
    ({ stdout }) => stdout,
    (error: unknown) => (error as { readonly stdout?: string }).stdout ?? String(error),
  );
};

describe('the packed core, installed in an empty project', () => {
  test("[COR-7] its README's samples compile as printed, without browser types", async () => {
    expect(samples).toHaveLength(4);
    const files = samples.map((_, at) => `sample-${at}.ts`);
    expect(await typeCheck(['ES2023'], files)).toBe('');
  }, 60_000);

  test('[COR-7] every entry point has types, also for a browser', async () => {
    const code = entryPoints().map((point, at) => `import * as m${at} from '${point}';\nvoid m${at};\n`);
    writeFileSync(path.join(host, 'all.ts'), code.join(''));
    expect(await typeCheck(['ES2023', 'DOM', 'DOM.Iterable'], ['all.ts'])).toBe('');
  }, 60_000);

  test.each([20, 24] as const)('[COR-7] each entry point loads on plain Node %i', async (version) => {
    const { stdout: node } = await run(nodes[version], ['--version']);
    expect(node).toMatch(new RegExp(`^v${version}\\.`));
    const code = entryPoints().map(
      (point) => `console.log('${point}', Object.keys(await import('${point}')).length > 0);\n`,
    );
    writeFileSync(path.join(host, 'all.js'), code.join(''));
    const { stdout } = await runOn(version, 'all.js');
    expect(stdout.trim().split('\n')).toEqual(entryPoints().map((point) => `${point} true`));
  });

  test.each([20, 24] as const)(
    '[COR-7] the samples in memory print what the README shows, on Node %i',
    async (version) => {
      const shown = samples.flatMap(({ output }, at) => (output === null ? [] : [{ output, at }]));
      expect(shown).toHaveLength(3);
      for (const { output, at } of shown) {
        const { stdout, stderr } = await runOn(version, `sample-${at}.js`);
        expect(stderr).toBe('');
        expect(stdout).toBe(output);
      }
    },
  );

  test.each([20, 24] as const)(
    '[COR-7] the sample over axios calls a running server, on Node %i',
    async (version) => {
      const server = aServer();
      await server.service.lessons.load([aLesson()]);
      const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
      const { authorization } = await server.signedIn();
      const at = samples.findIndex(({ code }) => code.includes('adapters/axios'));
      const env = { BLOCKYARD_SERVER: address, BLOCKYARD_TOKEN: authorization.replace('Bearer ', '') };
      const { stdout, stderr } = await runOn(version, `sample-${at}.js`, env).finally(() =>
        server.app.close(),
      );
      expect(stderr).toBe('');
      expect(stdout).toBe('Lessons: 1\nLogged in as Ada\n');
    },
  );

  test('[COR-7] it has modules, types and texts, and nothing else', () => {
    const installed = path.join(host, 'node_modules/blockyard');
    const files = readdirSync(installed, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
    expect(files.filter((name) => !/\.(?:d\.ts|js)$/.test(name)).sort()).toEqual([
      'LICENSE',
      'README.md',
      'openapi.json',
      'package.json',
      'requirements.md',
      'specification.md',
    ]);
  });
});

test('[COR-3] the built command line runs on Node 20', async () => {
  const built = path.join(folder, 'cli-of-1.2.3');
  await buildCli(root, built, 'production');
  writeFileSync(path.join(built, 'package.json'), '{ "type": "module", "version": "1.2.3" }');
  const { stdout } = await runOn(20, path.join(built, 'cli/blockyard.js'), {}, '--version');
  expect(stdout).toBe('1.2.3\n');
}, 60_000);
